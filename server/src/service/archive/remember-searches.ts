import { hash } from 'node:crypto'
import type { Changes } from '../../lib/flow/changes.ts'
import type { ArchiveQueries } from './archive-queries.ts'
import { createVersionedCache } from './versioned-cache.ts'

/** What is asked again and again, by those who poll. */
export type PolledQueries = Pick<ArchiveQueries, 'search' | 'simulate'>

/** Some thousand pages of a feed, of each query. */
const CACHED_BYTES = 16 * 1_024 * 1_024
/** Objects take about three times as much as their JSON. */
const OBJECT_BYTES = 3

/** The same with a cache in the caller's thread; `changes` shows a write as soon as it is there. */
export function rememberSearches(
  // One by one: those of a proxy to another thread are no properties.
  { search, simulate }: PolledQueries,
  changes: Changes,
): PolledQueries {
  return { search: remember(search, changes), simulate: remember(simulate, changes) }
}

function remember<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
  changes: Changes,
): (...asked: Asked) => Promise<Answer> {
  const answers = createVersionedCache(changes, CACHED_BYTES, bytesOf)
  return (...asked) => answers.get(keyOf(asked), () => ask(...asked)) as Promise<Answer>
}

/** Short, whatever was asked: the search of an alert's feed may have 10,000 items. */
function keyOf(asked: unknown[]): string {
  return hash('sha256', JSON.stringify(asked), 'base64url')
}

function bytesOf(answer: unknown): number {
  return OBJECT_BYTES * JSON.stringify(answer).length
}
