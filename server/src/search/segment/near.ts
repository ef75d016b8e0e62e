import { type DocSet, intersect, listOf } from './doc-set.ts'
import { findGrams } from './find-grams.ts'
import type { Nearness } from './plan.ts'
import { type Place, PositionList } from './positions.ts'
import type { Posting } from './posting.ts'
import { PostingBuffer } from './posting-buffer.ts'
import type { Segment } from './segment.ts'

/** One of the sought words in one segment. */
interface Word {
  posting: Posting
  /** Its place in the phrase. */
  offset: number
  /** Where it stands in the act that is being looked at. */
  positions: PositionList
}

/** Finds words near each other in the acts of one segment. */
export class NearMatcher {
  /** The rarest word first. */
  readonly #words: Word[]
  readonly #distance: number | null
  /** Acts that have part of a phrase, where the segment knows them. */
  readonly #grams: DocSet[]
  readonly #place: Place = { bytes: new Uint8Array(0), at: 0 }

  private constructor(words: Word[], distance: number | null, grams: DocSet[]) {
    this.#words = words
    this.#distance = distance
    this.#grams = grams
  }

  /** Null when the segment lacks one of the words. */
  static open(segment: Segment, near: Nearness): NearMatcher | null {
    const { terms, distance } = near
    const words: Word[] = []
    for (const [offset, term] of terms.entries()) {
      const posting = segment.find(term)
      if (posting === null) return null
      words.push({ posting, offset, positions: new PositionList() })
    }
    words.sort((a, b) => a.posting.count - b.posting.count)
    return new NearMatcher(
      words,
      distance,
      findGrams(segment, near).map(({ docs }) => docs),
    )
  }

  /** The acts of `within` (null: all) that have every one of the words, and of the grams. */
  candidates(within: DocSet | null): DocSet {
    const sets = [...this.#grams, ...this.#words.map(({ posting }) => posting.docs)]
    return (within === null ? sets : [within, ...sets]).reduce(intersect)
  }

  /** How many acts have the rarest of the words. */
  get rarest(): number {
    return this.#words[0]?.posting.count ?? 0
  }

  /** All acts where the words are near each other, and how often they are. */
  findAll(): PostingBuffer {
    const found = new PostingBuffer()
    const acts = listOf(this.candidates(null))
    for (let i = 0; i < acts.length; i++) {
      const count = this.countIn(acts[i]!)
      if (count > 0) found.add(acts[i]!, count)
    }
    return found
  }

  /** How often they are, in an act; 0 where one of the words is missing. */
  countIn(act: number): number {
    return this.#distance === null ? this.#countPhrases(act) : this.#countNear(act, this.#distance)
  }

  /**
   * The places of the rarest word; each other word strikes out those that it does not follow at its
   * distance (which may be negative: it may come first).
   *
   *     "da saude"    saude at  4  17  30     da must be 1 before      3  16  29
   *                                           da is at                 3   8  29     4 and 30 stay
   */
  #countPhrases(act: number): number {
    const [first, ...others] = this.#words
    if (!first || !this.#read(first, act)) return 0
    const { positions, offset } = first
    for (const word of others) {
      const distance = word.offset - offset
      if (!this.#read(word, act, positions.at(positions.count - 1) + distance)) return 0
      positions.keepFollowed(word.positions, distance)
      if (positions.count === 0) return 0
    }
    return positions.count
  }

  /** The places of any word from which on every word comes within the distance. */
  #countNear(act: number, distance: number): number {
    for (const word of this.#words) if (!this.#read(word, act)) return 0
    let count = 0
    for (const { positions } of this.#words)
      for (let i = 0; i < positions.count; i++) {
        const first = positions.at(i)
        const last = first + distance + 1
        if (this.#words.every((word) => word.positions.hasBetween(first, last))) count++
      }
    return count
  }

  /** Reads where a word stands in an act, up to `last`; false when it does not. */
  #read({ posting, positions }: Word, act: number, last?: number): boolean {
    const rank = posting.rankOf(act)
    if (rank < 0) return false
    posting.positions.locate(rank, this.#place)
    positions.read(this.#place, last)
    return positions.count > 0
  }
}
