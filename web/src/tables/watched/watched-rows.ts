import type { CriarWebhookCorpo } from '../../api/schema.ts'
import { parseAddress, textOf, writeAddress } from '../../lib/address.ts'
import { addDays, daysBetween, today } from '../../lib/dates.ts'
import { without } from '../../lib/without.ts'
import { readContracts } from '../contracts/state.ts'
import { readNorms } from '../norms/state.ts'
import { readPersonnel } from '../personnel/state.ts'
import { readSanctions } from '../sanctions/state.ts'
import { readTenders } from '../tenders/state.ts'

/** Which new rows a webhook is told of: a table, and filters of its list under their names. */
export type WatchedRows = NonNullable<NonNullable<CriarWebhookCorpo['filtros']>['linhas']>
export type WatchedTable = WatchedRows['tabela']

/** The page of each table reads an address. */
const READERS = {
  contratos: readContracts,
  pessoal: readPersonnel,
  licitacoes: readTenders,
  sancoes: readSanctions,
  normas: readNorms,
} satisfies Record<WatchedTable, (values: Record<string, unknown>) => object>

export const WATCHED_TABLES = Object.keys(READERS) as WatchedTable[]

/** What a list of rows is asked for, and rows to come cannot be, or are no more when the day has passed. */
const OF_LISTS = [
  'data_inicio',
  'data_fim',
  'situacao',
  'vigente_em',
  'ordem',
  'serie',
  'cursor',
  'pagina',
] as const

/** What the address of a form has: the table in `linhas`, and its filters. */
export type AskedInAddress = { linhas?: WatchedTable } & Record<string, unknown>

/** The address of the form that watches what a table's page shows: days from today go on with the days. */
export function askedInAddress(table: WatchedTable, state: object): AskedInAddress {
  const given: Record<string, unknown> = { ...state }
  const asked = without(given, ...OF_LISTS)
  const ahead = AHEAD[table]
  if (!ahead) return { ...asked, linhas: table }
  const { [ahead.from]: from, [ahead.to]: to } = asked
  const days = daysAheadOf(from, to)
  if (days !== null)
    return { ...without(asked, ahead.from, ahead.to), [ahead.days]: days, linhas: table }
  return { ...(isPast(to) ? without(asked, ahead.from, ahead.to) : asked), linhas: table }
}

interface DaysAhead {
  from: string
  to: string
  days: 'vigencia_fim_em_dias' | 'abertura_em_dias'
}

/** The tables with a day that comes near, and how it is asked for. */
export const AHEAD: Partial<Record<WatchedTable, DaysAhead>> = {
  contratos: { from: 'vigencia_fim_de', to: 'vigencia_fim_ate', days: 'vigencia_fim_em_dias' },
  licitacoes: { from: 'abertura_de', to: 'abertura_ate', days: 'abertura_em_dias' },
}

/** The most that the service counts ahead. */
export const MOST_DAYS_AHEAD = 90

function daysAheadOf(from: unknown, to: unknown): number | null {
  if (typeof to !== 'string' || (typeof from === 'string' && from > today())) return null
  const days = daysBetween(today(), to)
  return days >= 0 && days <= MOST_DAYS_AHEAD ? days : null
}

function isPast(day: unknown): boolean {
  return typeof day === 'string' && day < today()
}

/** The address of the list of rows that a filter finds: days ahead are days from this one. */
export function listedInAddress(
  { tabela, ...filters }: WatchedRows,
  from = today(),
): Record<string, unknown> {
  const ahead = AHEAD[tabela]
  const days = ahead && filters[ahead.days]
  if (!ahead || days === undefined || days === null) return filters
  return {
    ...without(filters, ahead.days),
    [ahead.from]: from,
    [ahead.to]: addDays(from, days),
  }
}

/** Whether the page of its table reads all of an address, and loses no value of a list. */
export function isListable(table: WatchedTable, address: Record<string, unknown>): boolean {
  const read: Record<string, unknown> = { ...READERS[table](parseAddress(writeAddress(address))) }
  return Object.entries(address).every(
    ([name, value]) => valuesOf(value).length === valuesOf(read[name]).length,
  )
}

/** Reads such an address; invalid parts are ignored. */
export function readAsked(values: Record<string, unknown>): AskedInAddress {
  const table = WATCHED_TABLES.find((one) => one === textOf(values['linhas']))
  if (table === undefined) return {}
  const name = AHEAD[table]?.days
  const days = name && Number(textOf(values[name]))
  const isAhead = Number.isInteger(days) && Number(days) >= 0 && Number(days) <= MOST_DAYS_AHEAD
  return {
    ...askedInAddress(table, READERS[table](values)),
    ...(name && isAhead && { [name]: days }),
  }
}

/** The filter that the form begins with; null: the address asks for none. */
export function watchedInAddress({ linhas, ...filters }: AskedInAddress): WatchedRows | null {
  return linhas === undefined ? null : changedRows({ tabela: linhas }, filters)
}

/** Without what no longer filters. */
export function changedRows(watched: WatchedRows, changed: object): WatchedRows {
  const all = Object.entries({ ...watched, ...changed })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as WatchedRows
}

/** The values of a filter, as texts. */
export function valuesOf(value: unknown): string[] {
  return [value]
    .flat()
    .filter((one) => typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
    .map(String)
}
