import { packNumbers, unpackNumbers } from './packed-numbers.ts'
import type { PostingBuffer } from './posting-buffer.ts'
import {
  type SegmentShape,
  type StripedSet,
  decodeStriped,
  encodeStriped,
  isStriped,
  stripesFrom,
} from './stripes.ts'

/** The acts of a posting: a list, or a bitmap with its stripes. */
export type PostingActs = Uint16Array | StripedSet

/** One number per act that a segment may have; keeps nothing between calls. */
const scratch = new Uint32Array(2 ** 16)

/** The acts of a posting as they are in memory. */
export function actsOf(posting: PostingBuffer, shape: SegmentShape): PostingActs {
  return isStriped(posting.count, shape.acts)
    ? stripesFrom(posting, shape)
    : posting.acts.slice(0, posting.count)
}

/** The acts of a posting: the gaps between them, packed; with stripes if there are many (stripes.ts). */
export function encodeActs(posting: PostingBuffer, shape: SegmentShape): Uint8Array {
  const gaps = packGaps(posting)
  return isStriped(posting.count, shape.acts)
    ? encodeStriped(stripesFrom(posting, shape), gaps)
    : gaps
}

/** @param acts The number of acts of the segment. @throws RangeError */
export function decodeActs(bytes: Uint8Array, count: number, acts: number): PostingActs {
  return isStriped(count, acts)
    ? decodeStriped(bytes, { count, acts }, (gaps) => unpackGaps(gaps, count, acts))
    : new Uint16Array(unpackGaps(bytes, count, acts))
}

/** The frequencies of a posting, packed. */
export function encodeFrequencies({ frequencies, count }: PostingBuffer): Uint8Array {
  for (let i = 0; i < count; i++) scratch[i] = frequencies[i]! - 1
  return packNumbers(scratch, count)
}

/** @throws RangeError */
export function decodeFrequencies(bytes: Uint8Array, count: number): Uint8Array | Uint32Array {
  const frequencies = scratch.subarray(0, count)
  unpackNumbers(bytes, frequencies)
  for (let i = 0; i < count; i++) frequencies[i]!++
  return narrowed(frequencies)
}

/** A copy of some frequencies, in bytes if all of them fit. */
export function narrowed(frequencies: Uint32Array): Uint8Array | Uint32Array {
  let all = 0
  for (let i = 0; i < frequencies.length; i++) all |= frequencies[i]!
  return all >>> 8 === 0 ? new Uint8Array(frequencies) : frequencies.slice()
}

function packGaps({ acts, count }: PostingBuffer): Uint8Array {
  let next = 0
  for (let i = 0; i < count; i++) {
    scratch[i] = acts[i]! - next
    next = acts[i]! + 1
  }
  return packNumbers(scratch, count)
}

/** The acts, valid until the next call. */
function unpackGaps(bytes: Uint8Array, count: number, acts: number): Uint32Array {
  const unpacked = scratch.subarray(0, count)
  unpackNumbers(bytes, unpacked)
  let next = 0
  for (let i = 0; i < count; i++) {
    unpacked[i]! += next
    next = unpacked[i]! + 1
  }
  if (next > acts) throw new RangeError('a posting has acts that the segment lacks')
  return unpacked
}
