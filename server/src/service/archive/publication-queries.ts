import { entitiesOf } from '../../gazette/entities/entities-of.ts'
import { keywordsOf } from '../../gazette/keywords/keywords.ts'
import type { PublicationDetail } from '../../gazette/publication-detail.ts'
import { relationsOf } from '../../gazette/relations/relations-of.ts'
import type { Changes } from '../../lib/changes.ts'
import { createVersionedCache } from '../../lib/versioned-cache.ts'
import type { ArchiveStore, ArchiveView } from './archive-store.ts'

/** Whole acts. */
export interface PublicationQueries {
  /** A `PublicationDetail` as JSON, because nobody reads it before it is sent; null: there is none. */
  read(id: string): Promise<string | null>
}

export function createPublicationQueries(store: ArchiveStore): PublicationQueries {
  return {
    read: (id) =>
      store.read(async (view) => {
        const act = await readPublication(view, id)
        return act && JSON.stringify(act)
      }),
  }
}

/**
 * An act as stored, its related acts, and what this program reads in its text now (so that it is never
 * older than the program). Null: there is none.
 */
async function readPublication(
  view: Pick<ArchiveView, 'publication' | 'relationsOf'>,
  id: string,
): Promise<PublicationDetail | null> {
  const act = await view.publication(id)
  if (!act) return null
  const relacoes = await view.relationsOf(id, relationsOf(act).citations)
  return {
    ...act,
    palavras_chave: keywordsOf(act),
    publicacoes_relacionadas: [...new Set(relacoes.map((relation) => relation.id))],
    relacoes,
    entidades: entitiesOf(act),
  }
}

/** The number of acts in the cache, which holds while nothing is written. */
const CACHED_BYTES = 16 * 1_024 * 1_024
/** What remembering an act takes besides its text. */
const OVERHEAD = 256

/** The same with a cache in the caller's thread; `changes` watches the archive. */
export function rememberPublications(
  { read }: PublicationQueries,
  changes: Changes,
): PublicationQueries {
  const acts = createVersionedCache(changes, CACHED_BYTES, bytesOf)
  return { read: (id) => acts.get(id, () => read(id)) }
}

/** At the most: two bytes a character. */
function bytesOf(json: string | null): number {
  return OVERHEAD + 2 * (json?.length ?? 0)
}
