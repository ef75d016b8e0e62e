import { Problem } from '../../lib/errors/problem.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Sleep } from '../../lib/time/sleep.ts'
import { answerIn } from '../../mcp/ask.ts'
import { type ComparedTerm, compareActs } from '../../rodou/compare.ts'
import type { ComparableSearch } from '../../rodou/dag.ts'
import { type ComparedAct, type ReadyAct, readyAct } from '../../rodou/emulator.ts'
import type { FoundItem } from '../../rodou/mailed.ts'
import type { AskedService } from '../asked-service.ts'
import { answerOf } from '../service-api.ts'
import type { SourceEditions } from './editions.ts'
import type { ComparedPeriod } from './period.ts'

/** What both find by the terms of a search. */
export interface ComparedSearch {
  nome: string
  isInlabs: boolean
  terms: ComparedTerm[]
  /** Terms that no single search can ask for, and why. */
  aside: UnaskedItem[]
}

/** A term that together with the alert's own query is longer than a query may be. */
export interface UnaskedItem {
  search: ComparableSearch
  term: string
  problema: string
}

/** With what searches are compared. */
export interface ComparisonMeans {
  asked: AskedService
  signal: AbortSignal
  wait: Sleep
  /** What Ro-DOU reads; null: the texts of the archive stand for it. */
  editions: SourceEditions | null
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
  'url_original',
  'url_pdf',
]

/** What Arauto finds in a period, item by item. */
export async function findByItems(
  searches: ComparableSearch[],
  period: ComparedPeriod,
  means: ComparisonMeans,
): Promise<{ found: FoundItem[]; aside: UnaskedItem[] }> {
  const found: FoundItem[] = []
  const aside: UnaskedItem[] = []
  for (const search of searches)
    for (const { texto, termo } of search.items) {
      const query = [...queryOf(search, termo), ...within(period), field(['id'])]
      try {
        const rows = await exportedRows<{ id: string }>(query, means)
        found.push({ search, texto, ids: new Set(rows.map(({ id }) => id)) })
      } catch (error) {
        if (!(error instanceof Problem) || error.codigo !== 'consulta_invalida') throw error
        aside.push({ search, term: texto, problema: error.message })
      }
    }
  return { found, aside }
}

/** The acts of a period, a day in memory at a time. */
export async function* actsByDay(
  { desde, ate }: ComparedPeriod,
  means: ComparisonMeans,
): AsyncGenerator<{ data: string; acts: ReadyAct[] }> {
  for (let day = dayNumber(desde); day <= dayNumber(ate); day++) {
    const data = dateOfDay(day)
    const query = [...within({ desde: data, ate: data }), field(TEXTS)]
    const held = await exportedRows<ComparedAct>(query, means)
    yield { data, acts: await readyActs(data, held, means.editions) }
  }
}

async function readyActs(
  data: string,
  held: ComparedAct[],
  editions: SourceEditions | null,
): Promise<ReadyAct[]> {
  if (editions === null) return held.map((act) => readyAct(act))
  const source = new Map((await editions.actsOf(data)).map((each) => [each.act.id, each]))
  const known = new Set(held.map(({ id }) => id))
  const absent = [...source.values()].filter(({ act }) => !known.has(act.id))
  return [
    ...held.map((act) => readyAct(act, source.get(act.id)?.parts ?? [])),
    ...absent.map(({ act, parts }) => readyAct(act, parts, false)),
  ]
}

/** Adds a day to what is known of each item. */
export function compareDay(acts: ReadyAct[], found: FoundItem[], terms: ComparedTerm[]): void {
  found.forEach(({ search, texto, ids }, index) => {
    const compared = compareActs(acts, texto, search.search, ids)
    const all = (terms[index] ??= { term: texto, arauto: 0, rodou: 0, differences: [] })
    all.arauto += compared.arauto
    all.rodou += compared.rodou
    all.differences.push(...compared.differences)
  })
}

/** What was compared, search by search. */
export function bySearch(
  searches: ComparableSearch[],
  { found, aside }: Awaited<ReturnType<typeof findByItems>>,
  terms: ComparedTerm[],
): ComparedSearch[] {
  return searches.map((search) => ({
    nome: search.alerta.nome,
    isInlabs: search.isInlabs,
    terms: terms.filter((_term, index) => found[index]?.search === search),
    aside: aside.filter((each) => each.search === search),
  }))
}

/** The search that finds what an alert finds by one of its items. */
function queryOf({ alerta }: ComparableSearch, termo: string): [string, string][] {
  const { consulta, filtros = {} } = alerta
  const parts = [consulta, termo].filter((part) => part !== undefined && part !== '')
  const { secoes = [], tipos_ato = [], orgaos_exceto = [], literal = false } = filtros
  const { ignorar_assinatura = false } = filtros
  return [
    ['termo', parts.length === 1 ? parts[0]! : parts.map((part) => `(${part})`).join(' ')],
    ...secoes.map((value): [string, string] => ['secao', value]),
    ...tipos_ato.map((value): [string, string] => ['tipo_ato', value]),
    ...orgaos_exceto.map((value): [string, string] => ['orgao_exceto', value]),
    ['literal', String(literal)],
    ['ignorar_assinatura', String(ignorar_assinatura)],
  ]
}

function within({ desde, ate }: ComparedPeriod): [string, string][] {
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
  query: [string, string][],
  { asked, signal, wait }: ComparisonMeans,
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
