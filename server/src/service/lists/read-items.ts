import type { AlertTerm } from '../../alerts/alert.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { termFaults } from '../webhooks/term-faults.ts'

/** As long as an item may be. */
export const MOST_CHARACTERS = 1_000
/** As long as the group of an item may be. */
export const LONGEST_GROUP = 200
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

/**
 * Each item by itself: the fault of one is no other's. `refused`: those left out already. `queryOf`: the query
 * that the words of an item stand for; what is refused is told as it was sent.
 */
export function readItems(
  given: GivenItem[],
  refused: RefusedItem[] = [],
  queryOf = (words: string) => words,
): ReadItems {
  const read = given.map((item) => {
    const query = queryOf(item.termo.trim())
    return { ...item, query, fault: shapeFault(query) ?? groupFault(item.grupo) }
  })
  const shaped = read.filter(({ fault }) => fault === null)
  const faults = new Map(
    termFaults(shaped.map(({ query }) => query)).map(({ index, detail }) => [
      shaped[index]!.linha, // one of those sent
      detail,
    ]),
  )
  const kept = new Map<string, AlertTerm>()
  const recusados = [...refused]
  for (const { linha, termo, grupo, query, fault } of read) {
    const found = fault ?? faults.get(linha)
    if (found !== undefined) recusados.push(refusedItem(linha, termo.trim(), found))
    else if (!kept.has(query)) kept.set(query, { termo: query, grupo })
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

function groupFault(grupo: string | null): Detail | null {
  if (grupo === '') return detailOf('grupo', 'tem um grupo vazio', 'Tire o grupo, ou diga qual é.')
  return grupo !== null && grupo.length > LONGEST_GROUP
    ? detailOf(
        'grupo',
        `tem um grupo de ${grupo.length} caracteres, e o máximo são ${LONGEST_GROUP}`,
        'Encurte o nome do grupo.',
      )
    : null
}
