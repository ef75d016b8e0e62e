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

/** The largest number in a byte. */
const BYTE = 255
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
  if (isStriped(count, acts))
    return decodeStriped(bytes, { count, acts }, (gaps) => unpack(gaps, count))
  const gaps = unpack(bytes, count)
  const list = new Uint16Array(count)
  let next = 0
  for (let i = 0; i < count; i++) {
    next += gaps[i]!
    list[i] = next++
  }
  if (next > acts) throw new RangeError('a posting has acts that the segment lacks')
  return list
}

/** The frequencies of a posting, packed. */
export function encodeFrequencies({ frequencies, count }: PostingBuffer): Uint8Array {
  for (let i = 0; i < count; i++) scratch[i] = frequencies[i]! - 1
  return packNumbers(scratch, count)
}

/** @throws RangeError */
export function decodeFrequencies(bytes: Uint8Array, count: number): Uint8Array | Uint32Array {
  const lessOne = scratch.subarray(0, count)
  const largest = unpackNumbers(bytes, lessOne)
  if (largest >= BYTE) return lessOne.map((number) => number + 1)
  const frequencies = new Uint8Array(count)
  for (let i = 0; i < count; i++) frequencies[i] = lessOne[i]! + 1
  return frequencies
}

/** A copy of some frequencies, in bytes if all of them fit. */
export function narrowed(frequencies: Uint32Array): Uint8Array | Uint32Array {
  return frequencies.every((frequency) => frequency <= BYTE)
    ? new Uint8Array(frequencies)
    : frequencies.slice()
}

function packGaps({ acts, count }: PostingBuffer): Uint8Array {
  let next = 0
  for (let i = 0; i < count; i++) {
    scratch[i] = acts[i]! - next
    next = acts[i]! + 1
  }
  return packNumbers(scratch, count)
}

/** Unpacked numbers, valid until the next call. */
function unpack(bytes: Uint8Array, count: number): Uint32Array {
  const unpacked = scratch.subarray(0, count)
  unpackNumbers(bytes, unpacked)
  return unpacked
}
