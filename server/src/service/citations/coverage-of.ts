import { findGaps } from '../../gazette/ledger/coverage.ts'
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

/** Tells what of a window the archive lacks; no notices: it has all of it. Equal windows are read once. */
export function coverageReader(view: ArchiveView, today: string) {
  const known = new Map<string, Notice[]>()
  const begun = view.firstLedgerDate()
  return async (window: Window): Promise<Notice[]> => {
    const { first, last, sections } = window
    const key = `${first} ${last} ${sections.join()}`
    const told = known.get(key)
    if (told) return told
    const notices = await read(window)
    known.set(key, notices)
    return notices
  }

  async function read({ first, last, sections }: Window): Promise<Notice[]> {
    const beginning = await begun
    const isBefore = beginning === null || last < beginning || first < FIRST
    const gaps =
      isBefore || first > today
        ? sections.map((pub_name) => ({
            pub_name,
            estado: 'ausente' as const,
            inicio: first,
            fim: last,
          }))
        : findGaps(await view.ledger(first, last), [...sections], first, last)
    return gapNotices(gaps, 'texto')
  }
}
