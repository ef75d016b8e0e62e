import { ByteReader } from '../format/byte-reader.ts'
import type { DictionaryCursor } from '../format/dictionary.ts'
import { skipPositions } from '../format/positions.ts'
import { PostingBuffer } from '../format/posting-buffer.ts'
import { Term } from '../format/term.ts'
import { partsOf, strayTerm } from '../format/terms.ts'
import {
  type DocSet,
  addTo,
  bitmapWords,
  countOf,
  listOf,
  shortened,
  subtract,
} from '../read/doc-set.ts'
import type { Segment } from '../read/segment.ts'

/**
 * Sums by act, as many as a segment may have: a quarter of a megabyte is quick to clear but slow to
 * allocate.
 */
const scratch = new Uint32Array(2 ** 16)

/** The acts with any term that begins with `prefix`, of words or of filter values. */
export function unitePrefix(segment: Segment, prefix: string): DocSet {
  const parts = partsOf(Term.of(prefix).bytes[0]!)
  const all = new Uint32Array(bitmapWords(segment.row.acts))
  for (const entry of entriesWith(segment, prefix)) {
    const short = openShort(entry.payloadBytes)
    segment.take(short?.count ?? 0)
    if (short === null) addTo(all, segment.postingOf(entry.term, entry).docs)
    else
      for (let i = 0; i < short.count; i++) {
        const act = short.reader.uint16()
        if (parts > 1) short.reader.varint()
        if (parts > 2) passPositions(short.reader)
        all[act >>> 5]! |= 1 << (act & 31)
      }
  }
  return shortened(all)
}

/** The acts with any word that begins with `prefix` neither in the title nor in a margin alone. */
export function uniteOwn(segment: Segment, prefix: string): DocSet {
  const strays = new Map<string, DocSet>()
  for (const entry of entriesWith(segment, strayTerm(prefix)))
    strays.set(entry.term.toString(), segment.postingOf(entry.term, entry).docs)
  const all = new Uint32Array(bitmapWords(segment.row.acts))
  for (const entry of entriesWith(segment, prefix)) {
    const { docs } = segment.postingOf(entry.term, entry)
    const stray = strays.get(strayTerm(entry.term.toString()))
    segment.take(countOf(docs) >>> 3)
    addTo(all, stray ? subtract(docs, stray) : docs)
  }
  return shortened(all)
}

/** The known acts, and how often they have any of the terms. */
export function sumPrefix(segment: Segment, prefix: string, known: DocSet): PostingBuffer {
  const found = new PostingBuffer()
  const united = listOf(known)
  if (united.length === 0) return found
  const sums = scratch.subarray(0, segment.row.acts).fill(0)
  for (const entry of entriesWith(segment, prefix)) {
    const short = openShort(entry.payloadBytes)
    segment.take(short?.count ?? 0)
    if (short === null) {
      const { docs, frequencies } = segment.postingOf(entry.term, entry)
      const acts = listOf(docs)
      segment.take(acts.length >>> 3)
      for (let rank = 0; rank < acts.length; rank++) sums[acts[rank]!]! += frequencies[rank]!
    } else
      for (let i = 0; i < short.count; i++) {
        const act = short.reader.uint16()
        sums[act]! += short.reader.varint()
        passPositions(short.reader)
      }
  }
  for (let i = 0; i < united.length; i++) found.add(united[i]!, sums[united[i]!]!)
  return found
}

/** The dictionary entries with this prefix; yields the same cursor each time. Each takes a step. */
export function* entriesWith(segment: Segment, prefix: string): Iterable<DictionaryCursor> {
  const start = Term.of(prefix)
  const entries = segment.entriesFrom(start)
  while (entries.next())
    if (entries.term.startsWith(start)) {
      segment.take(1)
      yield entries
    } else if (entries.term.compare(start) > 0) return
}

/** A short posting, as nearly all are, is read in place (short-posting.ts); null for any other. */
function openShort(payload: Uint8Array): { reader: ByteReader; count: number } | null {
  const reader = new ByteReader(payload)
  const head = reader.varint()
  return head % 2 === 0 ? { reader, count: head / 2 } : null
}

function passPositions(reader: ByteReader): void {
  reader.at = skipPositions(reader.bytes, reader.at)
}
