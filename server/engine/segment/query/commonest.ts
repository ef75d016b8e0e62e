import type { WordCount } from '../../port/search.ts'
import { ByteReader } from '../format/byte-reader.ts'
import type { Snapshot } from '../read/segment-list.ts'
import type { Segment } from '../read/segment.ts'
import { entriesWith } from './prefix.ts'

/** The largest segments suffice to find terms worth suggesting. */
const MOST_SEGMENTS = 8
/**
 * The number of terms to take from each: a term that is common in all is common in most of them.
 */
const MOST_TERMS = 64

/** The terms with this prefix, after `mark`, most acts first. */
export function commonestTerms(
  { segments }: Snapshot,
  mark: string,
  prefix: string,
  limit: number,
): WordCount[] {
  const largest = segments.toSorted((a, b) => b.row.acts - a.row.acts).slice(0, MOST_SEGMENTS)
  const counts = new Map<string, number>()
  for (const segment of largest)
    for (const { palavra, total } of commonestIn(segment, mark + prefix))
      counts.set(palavra, (counts.get(palavra) ?? 0) + total)
  return [...counts]
    .map(([term, total]) => ({ palavra: term.slice(mark.length), total }))
    .sort(byTotal)
    .slice(0, limit)
}

/** Cached with the segment, which never changes: short prefixes have tens of thousands of terms. */
function commonestIn(segment: Segment, prefix: string): WordCount[] {
  return segment.makeCounts(prefix, () => {
    let best: WordCount[] = []
    let least = 0
    for (const entry of entriesWith(segment, prefix)) {
      const total = new ByteReader(entry.payloadBytes).varint() >>> 1 // posting.ts
      if (total <= least) continue
      best.push({ palavra: entry.term.toString(), total })
      if (best.length < MOST_TERMS * 2) continue
      best = best.sort(byTotal).slice(0, MOST_TERMS)
      least = best.at(-1)!.total // there are terms
    }
    return best.sort(byTotal).slice(0, MOST_TERMS)
  })
}

function byTotal(a: WordCount, b: WordCount): number {
  return b.total - a.total || (a.palavra < b.palavra ? -1 : 1)
}
