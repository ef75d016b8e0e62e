import type { Changes } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { SearchFilters } from '../../search/search-reader.ts'
import type { Notice } from '../notice.ts'
import type { ArchiveView } from './archive-store.ts'
import { askedDates, coverageNotices } from './explain.ts'
import { MOST_NOTICES, gapNotices } from './notices.ts'
import { provisionalSections } from './provisional.ts'
import { createVersionedCache } from './versioned-cache.ts'

/** How many date ranges' gaps are cached: computing them reads years of the ledger. */
const MAX_CACHED_NOTICES = 200

/** Tells the gaps in the dates that `campo` requests, or in the whole archive, and what may still change. */
export type MissingNotices = (
  view: ArchiveView,
  filters: SearchFilters,
  campo: string,
) => Promise<Notice[]>

/** @param changes of what the store reads */
export function createMissingNotices(changes: Changes, clock: Clock): MissingNotices {
  const known = createVersionedCache<Notice[]>(changes, MAX_CACHED_NOTICES)
  return async (view, filters, campo) => {
    const asked = await askedDates(view, filters, clock, campo)
    const { first, last, sections } = asked
    const gaps = await known.get(`${campo} ${first} ${last} ${sections.join()}`, () =>
      coverageNotices(view, asked),
    )
    // They end with the night, whatever the archive does.
    const provisional = await provisionalSections(view, asked, clock())
    return [...gaps, ...gapNotices(provisional, campo)]
  }
}

/** However many others there are: what is missing is never left out. */
export function withMissing(others: Notice[], missing: Notice[]): Notice[] {
  return [...[...new Set(others)].slice(0, MOST_NOTICES - missing.length), ...missing]
}

export function hasDates({ data_inicio, data_fim }: SearchFilters): boolean {
  return data_inicio !== undefined || data_fim !== undefined
}

/** The parameter that notices about dates are for. */
export function dateFieldOf({ data_inicio, data_fim }: SearchFilters): string {
  return data_inicio === undefined && data_fim !== undefined ? 'data_fim' : 'data_inicio'
}
