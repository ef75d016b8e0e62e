import { listOf } from './doc-set.ts'
import { PostingBuffer } from './posting-buffer.ts'
import type { Segment } from './segment.ts'
import { Term } from './term.ts'

/** The acts with any term that begins with `prefix`, and how often all of these together. */
export function unitePrefix(segment: Segment, prefix: string): PostingBuffer {
  const sums = new Uint32Array(segment.row.acts)
  const start = Term.of(prefix)
  const entries = segment.entriesFrom(start)
  while (entries.next()) {
    if (entries.term.startsWith(start)) {
      const posting = segment.postingOf(entries.term, entries)
      const acts = listOf(posting.docs)
      const { frequencies } = posting
      for (let rank = 0; rank < acts.length; rank++) sums[acts[rank]!]! += frequencies[rank]!
    } else if (entries.term.compare(start) > 0) break
  }
  const found = new PostingBuffer()
  for (let act = 0; act < sums.length; act++) if (sums[act]! > 0) found.add(act, sums[act]!)
  return found
}
