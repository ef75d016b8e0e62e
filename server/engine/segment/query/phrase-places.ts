import { ActPositions } from '../format/positions.ts'
import { MOST_ACTS, type PlacedWord, readPlaces } from './word-places.ts'

/** A word and its offset in the phrase. */
interface PhraseWord extends PlacedWord {
  offsets: [number, ...number[]]
}

/**
 * The positions at which a phrase may begin in some acts. One word after the other strikes out the
 * positions that do not have it at its distance, and with them the acts that have none left:
 *
 *     "da saude"    saude at  4  17  30     the phrase may begin at  3  16  29
 *                   da at                                            3   8  29     3 and 29 stay
 *
 * So each posting is read once for all of them, from front to back.
 */
export class PhrasePlaces {
  /** The number of acts with positions left. */
  #count = 0
  /** These acts. */
  readonly #acts = new Uint16Array(MOST_ACTS)
  /** The index of each among the acts that were asked for. */
  readonly #indexes = new Uint16Array(MOST_ACTS)
  /** The end of each act's positions. */
  readonly #ends = new Uint32Array(MOST_ACTS)
  #places = new Int32Array(0)
  readonly #positions = new ActPositions(MOST_ACTS)

  /** Begins with the positions of a word in up to {@link MOST_ACTS} ascending acts. */
  begin(word: PhraseWord, acts: Uint16Array): void {
    this.#acts.set(acts)
    for (let i = 0; i < acts.length; i++) this.#indexes[i] = i
    this.#count = acts.length
    const { values, ends } = this.#read(word)
    const length = this.#count === 0 ? 0 : ends[this.#count - 1]!
    if (length > this.#places.length) this.#places = new Int32Array(length * 2)
    const [first, ...others] = word.offsets
    const places = this.#places
    for (let i = 0; i < length; i++) places[i] = values[i]! - first
    this.#ends.set(ends.subarray(0, this.#count))
    for (const offset of others) this.#strikeOut(offset)
  }

  /** Keeps the positions that another word agrees with; false when none is left. */
  keep(word: PhraseWord): boolean {
    this.#read(word)
    for (const offset of word.offsets) this.#strikeOut(offset)
    this.#dropEmpty()
    return this.#count > 0
  }

  /** Writes the number of remaining positions of each act that has any. */
  countInto(counts: Uint32Array): void {
    for (let i = 0; i < this.#count; i++)
      counts[this.#indexes[i]!] = this.#ends[i]! - this.#startOf(i)
  }

  #read(word: PhraseWord): ActPositions {
    readPlaces(word, this.#acts, this.#count, this.#positions)
    word.posting.take(this.#positions.length >>> 3)
    return this.#positions
  }

  /** Keeps the positions that have one of the last read word `offset` behind them. */
  #strikeOut(offset: number): void {
    const [ends, places] = [this.#ends, this.#places]
    const { values, ends: valueEnds } = this.#positions
    let kept = 0
    for (let act = 0, i = 0, j = 0; act < this.#count; act++) {
      const end = ends[act]!
      const valueEnd = valueEnds[act]!
      for (; i < end; i++) {
        const sought = places[i]! + offset
        while (j < valueEnd && values[j]! < sought) j++
        if (j < valueEnd && values[j] === sought) places[kept++] = places[i]!
      }
      j = valueEnd
      ends[act] = kept
    }
  }

  #dropEmpty(): void {
    let kept = 0
    for (let i = 0, start = 0; i < this.#count; i++) {
      const end = this.#ends[i]!
      if (end === start) continue
      this.#acts[kept] = this.#acts[i]!
      this.#indexes[kept] = this.#indexes[i]!
      this.#ends[kept++] = start = end
    }
    this.#count = kept
  }

  #startOf(i: number): number {
    return i === 0 ? 0 : this.#ends[i - 1]!
  }
}
