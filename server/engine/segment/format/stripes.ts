import { share } from '../../ranking/bm25.ts'
import { popcount } from './bits.ts'
import { bytesOf } from './byte-reader.ts'
import type { PostingBuffer } from './posting-buffer.ts'

/**
 * The acts of a large posting: a bitmap in memory, with a summary of each stripe of 256 acts. Stored is the
 * bitmap or, where they take less than half of it, the packed gaps between the acts:
 *
 *     ┌──────────────────┬──────────────────┬────────────────────────┐
 *     │ best frequency   │ its length byte  │ gaps (posting-parts.ts)│
 *     │ u8 per stripe    │ u8 per stripe    │ or bitmap, u32 per 32  │
 *     └──────────────────┴──────────────────┴────────────────────────┘
 *
 * "Best" is the pair with the largest BM25 share in the stripe. A frequency of 255 stands for any
 * larger one, too.
 */
export const STRIPE_SHIFT = 8
const STRIPE_ACTS = 1 << STRIPE_SHIFT
/** A bitmap that is this many times longer than gaps is not worth its bytes; a shorter one is read at once. */
const WORTH_UNPACKING = 2
/** The frequency byte that means "255 or more". */
export const MANY = 255

/** The properties of a segment's acts that the encoders need. */
export interface SegmentShape {
  acts: number
  /** The length byte of each act (length.ts). */
  lengths: Uint8Array
  /** The norm of each length byte (bm25.ts). */
  norms: Float64Array
}

export interface StripedSet {
  words: Uint32Array
  /** Members before each word. */
  ranks: Uint16Array
  /** The best frequency of each stripe, and its length byte. */
  bestFrequencies: Uint8Array
  bestLengths: Uint8Array
}

export function stripesOf(acts: number): number {
  return (acts + STRIPE_ACTS - 1) >>> STRIPE_SHIFT
}

/** Whether a posting is a bitmap with stripes: it then takes less memory than a list of 16-bit ordinals. */
export function isStriped(count: number, acts: number): boolean {
  return count * 2 > bitmapBytes(acts) + stripesOf(acts) * 4
}

/** The acts of a posting as they are in memory. */
export function stripesFrom(
  { acts: ordinals, frequencies, count }: PostingBuffer,
  { acts, lengths, norms }: SegmentShape,
): StripedSet {
  const set = emptyStripes(acts)
  const { words, bestFrequencies, bestLengths } = set
  let best = 0
  let stripe = -1
  for (let i = 0; i < count; i++) {
    const act = ordinals[i]!
    words[act >>> 5]! |= 1 << (act & 31)
    if (act >>> STRIPE_SHIFT !== stripe) {
      best = -1
      stripe = act >>> STRIPE_SHIFT
    }
    const frequency = Math.min(frequencies[i]!, MANY)
    const value = share(frequency, norms[lengths[act]!]!)
    if (value <= best && frequency < MANY) continue
    best = frequency === MANY ? Infinity : value
    bestFrequencies[stripe] = frequency
    bestLengths[stripe] = lengths[act]!
  }
  rankWords(set)
  return set
}

/** @param gaps The same acts, packed. */
export function encodeStriped(
  { words, bestFrequencies, bestLengths }: StripedSet,
  gaps: Uint8Array,
): Uint8Array {
  const bitmap = bytesOf(words)
  const acts = gaps.length * WORTH_UNPACKING < bitmap.length ? gaps : bitmap
  return Buffer.concat([bestFrequencies, bestLengths, acts])
}

/**
 * @param count The number of acts of the posting.
 * @param acts The number of acts of the segment.
 * @param unpackGaps Reads what was shorter as packed gaps.
 * @throws RangeError
 */
export function decodeStriped(
  bytes: Uint8Array,
  { count, acts }: { count: number; acts: number },
  unpackGaps: (gaps: Uint8Array) => Uint32Array,
): StripedSet {
  const set = emptyStripes(acts)
  const { words, bestFrequencies, bestLengths } = set
  const stripes = stripesOf(acts)
  bestFrequencies.set(bytes.subarray(0, stripes))
  bestLengths.set(bytes.subarray(stripes, stripes * 2))
  const stored = bytes.subarray(stripes * 2)
  if (stored.length === bitmapBytes(acts)) bytesOf(words).set(stored)
  else {
    const gaps = unpackGaps(stored)
    for (let i = 0, act = 0; i < gaps.length; i++, act++) {
      act += gaps[i]!
      words[act >>> 5]! |= 1 << (act & 31) // an act that the segment lacks is nowhere
    }
  }
  if (rankWords(set) !== count)
    throw new RangeError('a posting has more or fewer acts than it says')
  return set
}

/** Fills in the members before each word; returns the number of all members. */
function rankWords({ words, ranks }: StripedSet): number {
  let members = 0
  for (let word = 0; word < words.length; word++) {
    ranks[word] = members
    members += popcount(words[word]!)
  }
  return members
}

function emptyStripes(acts: number): StripedSet {
  const stripes = stripesOf(acts)
  const words = bitmapBytes(acts) / 4
  return {
    words: new Uint32Array(words),
    ranks: new Uint16Array(words),
    bestFrequencies: new Uint8Array(stripes),
    bestLengths: new Uint8Array(stripes),
  }
}

function bitmapBytes(acts: number): number {
  return ((acts + 31) >>> 5) * 4
}
