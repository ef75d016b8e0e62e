import { MANY } from '../format/stripes.ts'
import { type DocSet, addTo, bitmapWords, listOf, shortened } from './doc-set.ts'
import { LEAST_LEVEL, LEVELS, levelsReached } from './levels.ts'

/** By rank, how many levels an act reaches; keeps nothing between calls. */
const reached = new Uint8Array(2 ** 16)

/** What the levels of a posting's acts depend on. */
export interface LevelSource {
  docs: DocSet
  /** By rank. */
  frequencies: Uint8Array | Uint32Array
  /** What a frequency of one counts. */
  weight: number
  /** The length byte of each act of the segment. */
  lengths: Uint8Array
  /** By length byte. */
  norms: Float64Array
}

/** The acts of a posting that reach levels (levels.ts): all are told apart at once, the highest come first. */
export class ActsByLevel {
  readonly #acts: Uint16Array
  /** By number of levels: how many acts reach as many. */
  readonly #ends: Uint32Array
  /** Of a bitmap of the segment's acts. */
  readonly #words: number

  constructor({ docs, frequencies, weight, lengths, norms }: LevelSource) {
    const list = listOf(docs)
    const table = levelsReached(norms, weight)
    const counts = new Uint32Array(LEVELS + 1)
    for (let rank = 0; rank < list.length; rank++) {
      const frequency = Math.min(frequencies[rank]!, MANY)
      const levels = table[(frequency << 8) | lengths[list[rank]!]!]!
      reached[rank] = levels
      counts[levels]!++
    }
    const next = new Uint32Array(LEVELS + 1)
    for (let levels = LEVELS; levels > 0; levels--)
      next[levels - 1] = next[levels]! + counts[levels]!
    this.#acts = new Uint16Array(next[0]!)
    for (let rank = 0; rank < list.length; rank++)
      if (reached[rank]! > 0) this.#acts[next[reached[rank]!]!++] = list[rank]!
    this.#ends = next
    this.#words = bitmapWords(lengths.length)
  }

  get bytes(): number {
    return this.#acts.byteLength + this.#ends.byteLength
  }

  /** The acts at a level or above it; any frequency of {@link MANY} or more may be among them. */
  from(level: number): DocSet {
    const found = new Uint32Array(this.#words)
    addTo(found, this.#acts.subarray(0, this.#ends[level - LEAST_LEVEL + 1]))
    return shortened(found)
  }
}
