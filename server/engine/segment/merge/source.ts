import { ByteReader } from '../format/byte-reader.ts'
import { type DictionaryCursor, type Payload, aliasedTerm, isAlias } from '../format/dictionary.ts'
import type { PostingBuffer } from '../format/posting-buffer.ts'
import { copyShort } from '../format/short-posting.ts'
import { Term } from '../format/term.ts'
import { partsOf } from '../format/terms.ts'
import type { Segment } from '../read/segment.ts'

/** One of the segments to merge. */
export interface MergeSource {
  segment: Segment
  /** The ordinals of its acts in the new segment; −1: dead when the merge began. */
  target: Int32Array
  entries: DictionaryCursor
  /** The head of its current term (term.ts), which usually suffices to compare it with others. */
  head: number
  /** Whether all entries of its dictionary are done. */
  done: boolean
}

/**
 * @param target The ordinals of its acts in the new segment.
 * @param lastTerm Its terms up to this one are done; null: none.
 */
export function openSource(
  segment: Segment,
  target: Int32Array,
  lastTerm: Uint8Array | null,
): MergeSource {
  const last = new Term()
  if (lastTerm !== null) last.replaceEnd(0, lastTerm, 0, lastTerm.length)
  const source = { segment, target, entries: segment.entriesFrom(last), head: 0, done: false }
  do advance(source)
  while (!source.done && source.entries.term.compare(last) <= 0)
  return source
}

/** Goes to the next term. */
export function advance(source: MergeSource): void {
  source.done = !source.entries.next()
  source.head = source.entries.term.head()
}

/** Orders two sources by their current terms. */
export function compareTerms(a: MergeSource, b: MergeSource): number {
  return a.head === b.head ? a.entries.term.compare(b.entries.term) : a.head - b.head
}

/** Appends a source's posting of its current term, with the new ordinals. */
export function copyPosting(source: MergeSource, posting: PostingBuffer): void {
  const { term, block, payload, payloadEnd } = source.entries
  const parts = partsOf(term.bytes[0]!)
  if (!isAlias(block, payload)) {
    copyPayload(source, term, source.entries, parts, posting)
    return
  }
  const word = aliasedTerm(term, block, payload, payloadEnd)
  const ofWord = source.segment.findPayload(word)
  if (ofWord !== null) copyPayload(source, word, ofWord, parts, posting)
}

/** @param wanted The number of parts needed; a short posting gives all that it has. */
function copyPayload(
  { segment, target }: MergeSource,
  term: Term,
  payload: Payload,
  wanted: number,
  posting: PostingBuffer,
): void {
  const reader = new ByteReader(payload.payloadBytes)
  const head = reader.varint()
  if (head % 2 === 0) copyShort(reader, head / 2, partsOf(term.bytes[0]!), target, posting)
  else segment.postingOf(term, payload).copyTo(posting, target, wanted)
}
