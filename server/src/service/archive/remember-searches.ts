import type { Changes } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { ArchiveQueries, SearchAnswer } from './archive-queries.ts'
import { createVersionedCache } from './versioned-cache.ts'

/** Some thousand pages of twenty results. */
const CACHED_BYTES = 32 * 1_024 * 1_024
/** What an answer takes besides its results. */
const OVERHEAD = 4_096
/** Notices tell what is missing up to today, and what is still provisional: time alone changes them. */
const FRESH_MS = 60_000

/** The same with a cache of searches in the caller's thread; `content` shows a write as soon as it is there. */
export function rememberSearches(
  {
    search,
    simulate,
    matching,
    editions,
    sources,
    statements,
    sourceHealth,
    summary,
  }: ArchiveQueries,
  content: Changes,
  clock: Clock,
): ArchiveQueries {
  const version = () => `${content.version()} ${Math.floor(clock().getTime() / FRESH_MS)}`
  const answers = createVersionedCache({ version }, CACHED_BYTES, bytesOf)
  // Listed one by one: those of a proxy to another thread are no properties.
  return {
    search: (params) => answers.get(JSON.stringify(params), () => search(params)),
    simulate,
    matching,
    editions,
    sources,
    statements,
    sourceHealth,
    summary,
  }
}

function bytesOf({ resultados, aproximados }: SearchAnswer): number {
  return OVERHEAD + resultados.length + (aproximados?.resultados.length ?? 0)
}
