import { share } from '../../ranking/bm25.ts'
import type { PostingBuffer } from './posting-buffer.ts'

/**
 * The acts of a large posting: a bitmap, followed by a summary of each stripe of 256 acts:
 *
 *     ┌──────────────────────┬──────────────────┬──────────────────┬──────────────────┐
 *     │ bitmap               │ members before   │ best frequency   │ its length byte  │
 *     │ 1 bit per act        │ u16 per stripe   │ u8 per stripe    │ u8 per stripe    │
 *     └──────────────────────┴──────────────────┴──────────────────┴──────────────────┘
 *       padded to 32 bits
 *
 * "Best" is the pair with the largest BM25 share in the stripe. A frequency of 255 stands for any
 * larger one, too.
 */
export const STRIPE_SHIFT = 8
const STRIPE_ACTS = 1 << STRIPE_SHIFT
/** The frequency byte that means "255 or more". */
export const MANY = 255

export function stripesOf(acts: number): number {
  return (acts + STRIPE_ACTS - 1) >>> STRIPE_SHIFT
}

/**
 * The size of a bitmap with its stripes, in bytes; a posting that is shorter as a list of 16-bit
 * ordinals stays a list.
 */
export function stripedLength(acts: number): number {
  return ((acts + 31) >>> 5) * 4 + stripesOf(acts) * 4
}

export interface StripedSet {
  words: Uint32Array
  /** Members before each stripe. */
  ranks: Uint16Array
  /** The best frequency of each stripe, and its length byte. */
  bestFrequencies: Uint8Array
  bestLengths: Uint8Array
}

/** Views into one buffer of {@link stripedLength} bytes that begins at an address divisible by 4. */
export function stripedViews(bytes: Uint8Array, acts: number): StripedSet {
  const words = (acts + 31) >>> 5
  const stripes = stripesOf(acts)
  const at = bytes.byteOffset + words * 4
  return {
    words: new Uint32Array(bytes.buffer, bytes.byteOffset, words),
    ranks: new Uint16Array(bytes.buffer, at, stripes),
    bestFrequencies: new Uint8Array(bytes.buffer, at + stripes * 2, stripes),
    bestLengths: new Uint8Array(bytes.buffer, at + stripes * 3, stripes),
  }
}

/** Encodes a posting's acts. `lengths` and `norms` give each act's norm (bm25.ts). */
export function encodeStriped(
  { acts: ordinals, frequencies, count }: PostingBuffer,
  acts: number,
  lengths: Uint8Array,
  norms: Float64Array,
): Uint8Array {
  const bytes = new Uint8Array(stripedLength(acts))
  const { words, ranks, bestFrequencies, bestLengths } = stripedViews(bytes, acts)
  let best = 0
  let stripe = -1
  for (let i = 0; i < count; i++) {
    const act = ordinals[i]!
    words[act >>> 5]! |= 1 << (act & 31)
    if (act >>> STRIPE_SHIFT !== stripe) {
      best = -1
      while (stripe < act >>> STRIPE_SHIFT) ranks[++stripe] = i
    }
    const frequency = Math.min(frequencies[i]!, MANY)
    const value = share(frequency, norms[lengths[act]!]!)
    if (value <= best && frequency < MANY) continue
    best = frequency === MANY ? Infinity : value
    bestFrequencies[stripe] = frequency
    bestLengths[stripe] = lengths[act]!
  }
  while (++stripe < ranks.length) ranks[stripe] = count
  return bytes
}
