import type { Changes } from '../../lib/changes.ts'
import { createVersionedCache } from '../../lib/versioned-cache.ts'
import type { ArchiveStore, FoundAct } from './archive-store.ts'
import { detailOf } from './read-acts.ts'
import { similarActs } from './similar-acts.ts'

/** Whole acts. */
export interface PublicationQueries {
  /** A `PublicationDetail` as JSON, because nobody reads it before it is sent; null: there is none. */
  read(id: string): Promise<string | null>
  /** Acts of the same kind that are most about the same, best first; null: there is no such act. */
  similar(id: string, limit: number): Promise<FoundAct[] | null>
}

export function createPublicationQueries(store: ArchiveStore): PublicationQueries {
  return {
    read: (id) =>
      store.read(async (view) => {
        const act = await view.publication(id)
        return act && JSON.stringify(await detailOf(view, act))
      }),
    similar: (id, limit) => store.read((view) => similarActs(view, id, limit)),
  }
}

/** The number of acts in the cache, which holds while nothing is written. */
const CACHED_BYTES = 16 * 1_024 * 1_024
/** What remembering an act takes besides its text. */
const OVERHEAD = 256

/** The same with a cache in the caller's thread; `changes` watches the archive. */
export function rememberPublications(
  { read, similar }: PublicationQueries,
  changes: Changes,
): PublicationQueries {
  const acts = createVersionedCache(changes, CACHED_BYTES, bytesOf)
  return { read: (id) => acts.get(id, () => read(id)), similar }
}

/** At the most: two bytes a character. */
function bytesOf(json: string | null): number {
  return OVERHEAD + 2 * (json?.length ?? 0)
}
