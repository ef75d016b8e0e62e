import type { ActKey } from '../../port/keys.ts'
import { type DocSet, isList, rankOf } from '../read/doc-set.ts'
import type { Matches } from './matches.ts'

/**
 * The keys of the matches from `offset` on, newest first. The segments' ranges of keys may overlap.
 * So the first step finds the key with exactly `offset` matches above it; then each segment gives
 * its newest ones from there on.
 */
export function newestPage(matches: Matches[], offset: number, limit: number): ActKey[] {
  const start = offset === 0 ? Infinity : keyAt(matches, offset)
  const page: ActKey[] = []
  for (const match of matches.toSorted((a, b) => b.segment.row.lastKey - a.segment.row.lastKey)) {
    if (page.length === limit && match.segment.row.lastKey < page.at(-1)!) break
    if (match.segment.row.firstKey > start) continue
    match.segment.take(limit >>> 1)
    page.push(...newestUpTo(match, start, limit))
    page.sort((a, b) => b - a)
    page.length = Math.min(page.length, limit)
  }
  return page
}

/** The key of the match that has exactly `offset` newer ones. */
function keyAt(matches: Matches[], offset: number): ActKey {
  let low = Math.min(...matches.map(({ segment }) => segment.row.firstKey))
  let high = Math.max(...matches.map(({ segment }) => segment.row.lastKey))
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    for (const { segment } of matches) segment.take(10)
    const atOrAbove = matches.reduce((sum, match) => sum + countFrom(match, middle), 0)
    if (atOrAbove > offset) low = middle
    else high = middle - 1
  }
  return low
}

/** The number of matches with this key or a newer one. */
function countFrom(match: Matches, key: ActKey): number {
  const { row, keys } = match.segment
  if (row.lastKey < key) return 0
  if (row.firstKey >= key) return match.count
  return match.count - rankOf(match.set, keys.ordinalFrom(key))
}

/** The newest `limit` matches whose key is not above `key`. */
function newestUpTo({ segment, set }: Matches, key: ActKey, limit: number): ActKey[] {
  const end = key >= segment.row.lastKey ? segment.row.acts : segment.keys.ordinalFrom(key + 1)
  return lastBelow(set, end, limit).map((ordinal) => segment.keys.keyOf(ordinal))
}

/** The largest `limit` members below `end`, the largest first. */
function lastBelow(set: DocSet, end: number, limit: number): number[] {
  if (isList(set)) {
    const to = rankOf(set, end)
    return [...set.subarray(Math.max(0, to - limit), to)].toReversed()
  }
  const found: number[] = []
  let word = (end - 1) >>> 5
  let bits = end === 0 ? 0 : set[word]! & (0xffffffff >>> (31 - ((end - 1) & 31)))
  while (found.length < limit) {
    while (bits === 0 && word > 0) bits = set[--word]!
    if (bits === 0) break
    const highest = 31 - Math.clz32(bits)
    found.push(word * 32 + highest)
    bits &= ~(1 << highest)
  }
  return found
}
