import type { WordCount } from '../../../engine/port.ts'
import type { Changes } from '../../lib/flow/changes.ts'
import type { SearchReader } from '../../search/search-reader.ts'
import { createVersionedCache } from './versioned-cache.ts'

/** Words whose neighbours are remembered, until the archive changes. */
const MOST_KNOWN = 1_000
/** As many neighbours as anybody asks for. */
const MOST_NEAR = 5

/**
 * Remembers the neighbours of words: the look for them in the dictionary takes some 600 look-ups in each
 * segment, 30 times as long as the search of a rare word, and the explanation of a zero, the correction of
 * the query and the approximate list of one request each ask for the same.
 */
export function createNearWords(changes: Changes) {
  const known = createVersionedCache<WordCount[]>(changes, MOST_KNOWN)
  return (index: SearchReader): SearchReader => ({
    ...index,
    async nearestWords(word, limit) {
      if (limit > MOST_NEAR) return index.nearestWords(word, limit)
      const near = await known.get(word, () => index.nearestWords(word, MOST_NEAR))
      return near.slice(0, limit)
    },
  })
}
