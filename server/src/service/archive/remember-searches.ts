import { hash } from 'node:crypto'
import type { Changes } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { ArchiveQueries, SearchAnswer, SearchParams } from './archive-queries.ts'
import { createVersionedCache } from './versioned-cache.ts'

/** Some thousand pages of a feed. */
const CACHED_BYTES = 16 * 1_024 * 1_024
/** Objects take about three times as much as their JSON. */
const OBJECT_BYTES = 3
/** Notices tell what is missing up to today, and what is still provisional: time alone changes them. */
const FRESH_MS = 60_000

/** The same with a cache in the caller's thread, for those who poll; `content` shows a write as soon as it is there. */
export function rememberSearches(
  search: ArchiveQueries['search'],
  content: Changes,
  clock: Clock,
): ArchiveQueries['search'] {
  const version = () => `${content.version()} ${Math.floor(clock().getTime() / FRESH_MS)}`
  const answers = createVersionedCache({ version }, CACHED_BYTES, bytesOf)
  return (params) => answers.get(keyOf(params), () => search(params))
}

/** Short, whatever was asked: the search of an alert's feed may have 10,000 items. */
function keyOf(params: SearchParams): string {
  return hash('sha256', JSON.stringify(params), 'base64url')
}

/** Counts of every day of twenty years are larger than a page. */
function bytesOf(answer: SearchAnswer): number {
  return OBJECT_BYTES * JSON.stringify(answer).length
}
