import { ADDED_SHARE } from '../../ranking/bm25.ts'
import { PostingBuffer } from '../format/posting-buffer.ts'
import { listOf, unite } from '../read/doc-set.ts'
import type { Segment } from '../read/segment.ts'
import type { FormsLeaf } from './plan.ts'

/** How often an act has a word as written, and how often as added, in whole numbers: once is so much. */
const WRITTEN = 1 / ADDED_SHARE
const ADDED = 1

/** What one in these numbers is of an act's frequency. */
export const FORM_WEIGHT = ADDED_SHARE

/** Sums by act, as many as a segment may have. */
const scratch = new Uint32Array(2 ** 16)

/** The acts with any form of a word, and how often they have them. */
export function sumForms(segment: Segment, { written, added }: FormsLeaf): PostingBuffer {
  const sums = scratch.subarray(0, segment.row.acts).fill(0)
  const sets = [written, ...added].flatMap((term) => {
    const posting = segment.find(term)
    if (posting === null) return []
    const { docs, frequencies } = posting
    const weight = term === written ? WRITTEN : ADDED
    const acts = listOf(docs)
    for (let rank = 0; rank < acts.length; rank++) sums[acts[rank]!]! += weight * frequencies[rank]!
    return [docs]
  })
  const found = new PostingBuffer()
  for (const act of listOf(unite(sets, sums.length))) found.add(act, sums[act]!)
  return found
}
