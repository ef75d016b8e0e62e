import type { ActKey, SearchPage } from '../../../engine/port.ts'
import { fuse } from '../../meaning/fuse.ts'
import type { SearchFilters } from '../../search/search-reader.ts'

/** How many acts of a list are ordered together with the other one; behind them the list goes on by itself. */
const FUSED = 100

/** A list of acts that have some of the words, in any part of the archive. */
export type ByWords = (
  among: SearchFilters['among'],
  page: { offset: number; limit: number },
) => Promise<SearchPage>

/**
 * A page of two lists as one, without doubles, and its exact total.
 * @param byMeaning Nearest first.
 */
export async function nearPage(
  byWords: ByWords,
  byMeaning: ActKey[],
  { offset, limit }: { offset: number; limit: number },
): Promise<SearchPage> {
  if (byMeaning.length === 0) return await byWords(undefined, { offset, limit })
  const first = await byWords(undefined, { offset: 0, limit: FUSED })
  const inBoth = await byWords(these(byMeaning), { offset: 0, limit: 0 })
  const total = first.total - inBoth.total + byMeaning.length
  const head = fuse(first.keys, byMeaning)
  const keys = head.slice(offset, offset + limit)
  if (keys.length === limit || head.length === total) return { total, keys }
  const rest = await byWords(
    { ...these(head), others: true },
    { offset: Math.max(0, offset - head.length), limit: limit - keys.length },
  )
  return { total, keys: [...keys, ...rest.keys] }
}

function these(keys: ActKey[]) {
  return { keys: keys.toSorted((a, b) => a - b), others: false }
}
