import { PositionList } from './positions.ts'
import type { Posting } from './posting.ts'
import { readRanks } from './ranks.ts'

/** So many acts are looked at together: few enough for what is known of them to stay in the processor's cache. */
export const MOST_ACTS = 1_024

/** A word, and where it stands in the phrase: at one place at least. */
interface PhraseWord {
  posting: Posting
  offsets: number[]
}

/**
 * Where a phrase may begin in some acts. One word after the other strikes out the places that it does not
 * stand behind at its distance, and with them the acts that have none left:
 *
 *     "da saude"    saude at  4  17  30     the phrase may begin at  3  16  29
 *                   da at                                            3   8  29     3 and 29 stay
 *
 * So each posting is read once for all of them, from front to back.
 */
export class PhrasePlaces {
  /** How many acts have places left, */
  #count = 0
  /** these acts, */
  readonly #acts = new Uint16Array(MOST_ACTS)
  /** where each is among those that were asked for, */
  readonly #indexes = new Uint16Array(MOST_ACTS)
  /** and where its places end. */
  readonly #ends = new Uint32Array(MOST_ACTS)
  #places = new Int32Array(MOST_ACTS * 4)
  readonly #ranks = new Int32Array(MOST_ACTS)
  readonly #positions = new PositionList()

  /** Begins with the places of a word, which stands at some offsets in the phrase, in up to {@link MOST_ACTS} acts. */
  begin({ posting, offsets }: PhraseWord, acts: Uint16Array): void {
    const [ranks, ends, list] = [this.#ranks, this.#ends, this.#positions]
    readRanks(posting, acts, acts.length, ranks)
    const { positions } = posting
    let kept = 0
    let end = 0
    for (let i = 0; i < acts.length; i++) {
      if (ranks[i]! < 0) continue
      positions.read(ranks[i]!, list)
      if (end + list.count > this.#places.length) this.#grow(end + list.count)
      const from = end
      end = list.copyTo(this.#places, from, offsets[0]!)
      for (let n = 1; n < offsets.length; n++)
        end = list.keepFollowed(this.#places, from, end, offsets[n]!, from)
      if (end === from) continue
      this.#acts[kept] = acts[i]!
      this.#indexes[kept] = i
      ends[kept++] = end
    }
    this.#count = kept
  }

  /** Keeps the places with which a further word agrees; false when none is left. */
  keep({ posting, offsets }: PhraseWord): boolean {
    const [acts, ranks, ends, list, places] = [
      this.#acts,
      this.#ranks,
      this.#ends,
      this.#positions,
      this.#places,
    ]
    const count = this.#count
    readRanks(posting, acts, count, ranks)
    const { positions } = posting
    let kept = 0
    let keptEnd = 0
    for (let i = 0, from = 0; i < count; i++) {
      const to = ends[i]!
      if (ranks[i]! >= 0) {
        positions.read(ranks[i]!, list)
        let end = list.keepFollowed(places, from, to, offsets[0]!, keptEnd)
        for (let n = 1; n < offsets.length; n++)
          end = list.keepFollowed(places, keptEnd, end, offsets[n]!, keptEnd)
        if (end > keptEnd) {
          acts[kept] = acts[i]!
          this.#indexes[kept] = this.#indexes[i]!
          ends[kept++] = keptEnd = end
        }
      }
      from = to
    }
    this.#count = kept
    return kept > 0
  }

  /** Writes the number of places of each act that has any. */
  countInto(counts: Uint32Array): void {
    for (let i = 0, from = 0; i < this.#count; i++) {
      const to = this.#ends[i]!
      counts[this.#indexes[i]!] = to - from
      from = to
    }
  }

  #grow(length: number): void {
    const grown = new Int32Array(length * 2)
    grown.set(this.#places)
    this.#places = grown
  }
}
