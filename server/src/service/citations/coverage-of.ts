import { type Gap, findGaps } from '../../gazette/ledger/coverage.ts'
import type { LedgerRow } from '../../gazette/ledger/ledger.ts'
import type { PublishedIn } from '../../gazette/relations/published-in.ts'
import { REGULAR_SECTIONS } from '../../gazette/sections.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { ArchiveView } from '../archive/archive-store.ts'
import { gapNotices } from '../archive/notices.ts'
import type { Notice } from '../notice.ts'

/** An act comes out within these days after its own date, nearly always. */
const LATEST = 30
/** Nothing older is in any machine-readable source. */
const FIRST = '2002-01-01'

/** The days and sections in which a cited act must have come out. */
export interface Window {
  first: string
  last: string
  sections: readonly string[]
}

/** Null: the text says neither day nor year. */
export function windowOf(cited: {
  date: string | null
  year: number | null
  publishedIn: PublishedIn | null
}): Window | null {
  const { date, year, publishedIn: place } = cited
  const sections = place?.section ? [`DO${place.section}`] : REGULAR_SECTIONS
  if (place?.date) return { first: place.date, last: place.date, sections }
  if (date !== null) return { first: date, last: dateOfDay(dayNumber(date) + LATEST), sections }
  return year === null ? null : { first: `${year}-01-01`, last: `${year}-12-31`, sections }
}

/** Days with no more between them are read at once. */
const NEARBY = 60

/** What the archive lacks of each window; no notices: it has all of it. The ledger is read once. */
export async function missingOf(
  view: ArchiveView,
  today: string,
  windows: Window[],
): Promise<Notice[][]> {
  if (windows.length === 0) return []
  const begun = await view.firstLedgerDate()
  const isOutside = ({ first, last }: Window) =>
    begun === null || last < begun || first < FIRST || first > today
  const rows = await readLedger(
    view,
    windows.filter((window) => !isOutside(window)),
  )
  const known = new Map<string, Notice[]>()
  return windows.map((window) => {
    const { first, last, sections } = window
    const key = `${first} ${last} ${sections.join()}`
    const notices =
      known.get(key) ??
      gapNotices(isOutside(window) ? wholly(window) : gapsOf(window, rows), 'texto')
    known.set(key, notices)
    return notices
  })
}

/** Everything is missing. */
function wholly({ first, last, sections }: Window): Gap[] {
  return sections.map((pub_name) => ({ pub_name, estado: 'ausente', inicio: first, fim: last }))
}

function gapsOf({ first, last, sections }: Window, rows: LedgerRow[]): Gap[] {
  const within = rows.slice(placeOfDay(rows, first), placeOfDay(rows, later(last, 1)))
  return findGaps(within, [...sections], first, last)
}

/** The first row of a day or of a later one; rows are in order of their days. */
function placeOfDay(rows: LedgerRow[], day: string): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows[middle]!.data < day) low = middle + 1
    else high = middle
  }
  return low
}

/** The rows of the days of all windows, and of few days between them, in order. */
async function readLedger(view: ArchiveView, windows: Window[]): Promise<LedgerRow[]> {
  const ranges: { first: string; last: string }[] = []
  for (const { first, last } of windows.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const open = ranges.at(-1)
    if (!open || first > later(open.last, NEARBY)) ranges.push({ first, last })
    else if (last > open.last) open.last = last
  }
  const rows: LedgerRow[] = []
  for (const { first, last } of ranges) rows.push(...(await view.ledger(first, last)))
  return rows
}

export function later(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days)
}
