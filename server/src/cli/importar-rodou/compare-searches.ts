import { Problem } from '../../lib/errors/problem.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Sleep } from '../../lib/time/sleep.ts'
import { answerIn } from '../../mcp/ask.ts'
import { type ComparedTerm, compareActs } from '../../rodou/compare.ts'
import type { ComparableSearch } from '../../rodou/dag.ts'
import { type ComparedAct, readyAct } from '../../rodou/emulator.ts'
import type { AskedService } from '../asked-service.ts'
import { answerOf } from '../service-api.ts'

/** What both find by the terms of a search. */
export interface ComparedSearch {
  nome: string
  isInlabs: boolean
  terms: ComparedTerm[]
  /** Terms that no single search can ask for, and why. */
  aside: { term: string; problema: string }[]
}

interface FoundTerm {
  search: ComparableSearch
  texto: string
  /** Of the acts that Arauto finds. */
  ids: Set<string>
  all: ComparedTerm
}

interface Period {
  desde: string
  ate: string
}

const TEXTS: (keyof ComparedAct)[] = [
  'id',
  'titulo',
  'data_publicacao',
  'secao',
  'secao_base',
  'orgao',
  'tipo_ato',
  'conteudo_completo',
  'assinatura',
]

/** Compares each term over the archive of a period; one day of acts is in memory at a time. */
export async function compareSearches(
  searches: ComparableSearch[],
  { desde, ate }: Period,
  asked: AskedService,
  { signal, wait }: { signal: AbortSignal; wait: Sleep },
): Promise<ComparedSearch[]> {
  const exported = <Row>(query: [string, string][]) =>
    exportedRows<Row>(asked, [...query], signal, wait)
  const found: FoundTerm[] = []
  const aside: { search: ComparableSearch; term: string; problema: string }[] = []
  for (const search of searches)
    for (const { texto, termo } of search.items) {
      const query = [...queryOf(search, termo), ...within({ desde, ate }), field(['id'])]
      try {
        const ids = new Set((await exported<{ id: string }>(query)).map(({ id }) => id))
        const all = { term: texto, arauto: 0, rodou: 0, differences: [] }
        found.push({ search, texto, ids, all })
      } catch (error) {
        // Together with the alert's own query a term can be longer than a query may be.
        if (!(error instanceof Problem) || error.codigo !== 'consulta_invalida') throw error
        aside.push({ search, term: texto, problema: error.message })
      }
    }
  for (let day = dayNumber(desde); day <= dayNumber(ate); day++) {
    const date = dateOfDay(day)
    const rows = await exported<ComparedAct>([...within({ desde: date, ate: date }), field(TEXTS)])
    const acts = rows.map(readyAct)
    for (const { search, texto, ids, all } of found) {
      const compared = compareActs(acts, texto, search.search, ids)
      all.arauto += compared.arauto
      all.rodou += compared.rodou
      all.differences.push(...compared.differences)
    }
  }
  return searches.map((search) => ({
    nome: search.alerta.nome,
    isInlabs: search.isInlabs,
    terms: found.filter((each) => each.search === search).map(({ all }) => all),
    aside: aside.filter((each) => each.search === search),
  }))
}

/** The search that finds what an alert finds by one of its items. */
function queryOf({ alerta }: ComparableSearch, termo: string): [string, string][] {
  const { consulta, filtros = {} } = alerta
  const parts = [consulta, termo].filter((part) => part !== undefined && part !== '')
  const { secoes = [], tipos_ato = [], orgaos_exceto = [], literal = false } = filtros
  return [
    ['termo', parts.length === 1 ? parts[0]! : parts.map((part) => `(${part})`).join(' ')],
    ...secoes.map((value): [string, string] => ['secao', value]),
    ...tipos_ato.map((value): [string, string] => ['tipo_ato', value]),
    ...orgaos_exceto.map((value): [string, string] => ['orgao_exceto', value]),
    ['literal', String(literal)],
  ]
}

function within({ desde, ate }: Period): [string, string][] {
  return [
    ['data_inicio', desde],
    ['data_fim', ate],
  ]
}

function field(names: string[]): [string, string] {
  return ['campos', names.join(',')]
}

/** The rows of an export. @throws Problem what the service refuses, or if the file breaks off */
async function exportedRows<Row>(
  asked: AskedService,
  query: [string, string][],
  signal: AbortSignal,
  wait: Sleep,
): Promise<Row[]> {
  const path = `/exportar?${new URLSearchParams(query).toString()}`
  const sent = { method: 'GET', path, payload: null }
  const { status, headers, text } = await answerOf(asked, sent, signal, wait)
  if (status !== 200) answerIn(status, text)
  const rows = text.split('\n').filter(Boolean)
  if (rows.length !== Number(headers.get('X-Total')))
    throw new Problem('indisponivel', 'A exportação veio incompleta. Repita o comando.')
  return rows.map((row) => JSON.parse(row) as Row)
}
