import { ADDED_SHARE } from '../../ranking/bm25.ts'
import { PostingBuffer } from '../format/posting-buffer.ts'
import { type DocSet, NOTHING, listOf, unite } from '../read/doc-set.ts'
import type { Posting } from '../read/posting.ts'
import type { Segment } from '../read/segment.ts'
import type { FormsLeaf } from './plan.ts'

/** Frequencies in whole numbers: what one occurrence as written counts, and one as added. */
const WRITTEN = 1 / ADDED_SHARE
const ADDED = 1

/** The share of an act's frequency that one unit of these numbers stands for. */
export const FORM_WEIGHT = ADDED_SHARE

/** Sums by act, as many as a segment may have. */
const scratch = new Uint32Array(2 ** 16)

/** The acts with any form of a word. */
export function uniteForms(segment: Segment, { written, added }: FormsLeaf): DocSet {
  const sets = [written, ...added].map((term) => segment.find(term)?.docs ?? NOTHING)
  return unite(sets, segment.row.acts)
}

/** The known acts, and how often they have any form. */
export function sumForms(
  segment: Segment,
  { written, added }: FormsLeaf,
  known: DocSet,
): PostingBuffer {
  const sums = scratch.subarray(0, segment.row.acts).fill(0)
  segment.take((segment.row.acts * (added.length + 1)) >>> 6)
  addUp(segment.find(written), WRITTEN, sums)
  for (const term of added) addUp(segment.find(term), ADDED, sums)
  const found = new PostingBuffer()
  for (const act of listOf(known)) found.add(act, sums[act]!)
  return found
}

function addUp(posting: Posting | null, weight: number, sums: Uint32Array): void {
  if (posting === null) return
  const { frequencies } = posting
  const acts = listOf(posting.docs)
  for (let rank = 0; rank < acts.length; rank++) sums[acts[rank]!]! += weight * frequencies[rank]!
}
