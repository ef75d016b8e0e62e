import type { StoredEdition, Edition } from '../../gazette/edition.ts'
import type { Gap } from '../../gazette/ledger/coverage.ts'
import type { LedgerRow } from '../../gazette/ledger/ledger.ts'
import { firstProvisional, isProvisional } from '../../gazette/ledger/provisional.ts'
import { sectionOf } from '../../gazette/sections.ts'
import type { ArchiveView } from './archive-store.ts'
import type { AskedDates } from './explain.ts'

/** Editions, each with whether the source may still replace a file of it. */
export async function withProvisional(
  view: ArchiveView,
  editions: StoredEdition[],
  now: Date,
): Promise<Edition[]> {
  const rows = await provisionalRows(view, ['', '9999'], now)
  const provisional = new Set(rows.map((row) => `${row.data} ${sectionOf(row.pub_name).secao}`))
  return editions.map((edition) => ({
    ...edition,
    provisoria: edition.secoes.some((secao) => provisional.has(`${edition.data} ${secao}`)),
  }))
}

/** The provisional sections of the requested dates, with their extra editions. */
export async function provisionalSections(
  view: ArchiveView,
  { first, last, sections }: AskedDates,
  now: Date,
): Promise<Gap[]> {
  const rows = await provisionalRows(view, [first, last], now)
  return rows
    .filter(({ pub_name }) => sections.includes(pub_name.slice(0, 3)))
    .map(({ data, pub_name }) => ({ pub_name, estado: 'provisoria', inicio: data, fim: data }))
}

/** By day, nothing is provisional and nothing is read. */
async function provisionalRows(
  view: ArchiveView,
  [first, last]: [string, string],
  now: Date,
): Promise<LedgerRow[]> {
  const from = [first, firstProvisional(now)].toSorted().at(-1)!
  if (from > last) return []
  return (await view.ledger(from, last)).filter((row) => isProvisional(row, now))
}
