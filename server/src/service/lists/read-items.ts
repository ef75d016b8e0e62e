import type { AlertTerm } from '../../alerts/alert.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { termFaults } from '../webhooks/term-faults.ts'

/** As long as an item may be. */
export const MOST_CHARACTERS = 1_000
/** As many refused items are named; all are counted. */
const MOST_NAMED = 1_000
/** As much of a refused item is repeated. */
const SHOWN = 200

/** An item as it was sent. `linha`: its line, or its place in a list, from 1 on. */
export interface GivenItem extends AlertTerm {
  linha: number
}

/** An item that was left out, and why. */
export interface RefusedItem {
  linha: number
  item: string
  problema: string
  sugestao: string | null
}

/** What was sent as items: those that can be kept, and those that cannot. */
export interface ReadItems {
  itens: AlertTerm[]
  /** How many have the query of one before them. */
  repetidos: number
  total_recusados: number
  recusados: RefusedItem[]
}

/** Each item by itself: the fault of one is no other's. `refused`: those left out already. */
export function readItems(given: GivenItem[], refused: RefusedItem[] = []): ReadItems {
  const trimmed = given.map((item) => ({ ...item, termo: item.termo.trim() }))
  const shaped = trimmed.filter(({ termo }) => shapeFault(termo) === null)
  const faults = new Map(
    termFaults(shaped.map(({ termo }) => termo)).map(({ index, detail }) => [
      shaped[index]!.linha, // one of those sent
      detail,
    ]),
  )
  const kept = new Map<string, AlertTerm>()
  const recusados = [...refused]
  for (const { linha, termo, grupo } of trimmed) {
    const fault = shapeFault(termo) ?? faults.get(linha)
    if (fault !== undefined) recusados.push(refusedItem(linha, termo, fault))
    else if (!kept.has(termo)) kept.set(termo, { termo, grupo })
  }
  return {
    itens: [...kept.values()],
    repetidos: given.length + refused.length - recusados.length - kept.size,
    total_recusados: recusados.length,
    recusados: recusados.toSorted((a, b) => a.linha - b.linha).slice(0, MOST_NAMED),
  }
}

export function refusedItem(
  linha: number,
  item: string,
  { problema, sugestao }: Pick<Detail, 'problema' | 'sugestao'>,
): RefusedItem {
  return { linha, item: item.slice(0, SHOWN).toWellFormed(), problema, sugestao }
}

function shapeFault(termo: string): Detail | null {
  if (termo === '') return detailOf('termo', 'está vazio', 'Tire-o da lista.')
  if (termo.length > MOST_CHARACTERS)
    return detailOf(
      'termo',
      `tem ${termo.length} caracteres, e o máximo são ${MOST_CHARACTERS}`,
      'Divida-o em vários itens.',
    )
  return /\p{Cc}/u.test(termo) || !termo.isWellFormed()
    ? detailOf('termo', 'tem caracteres de controle', 'Use uma só linha, sem tabulações.')
    : null
}
