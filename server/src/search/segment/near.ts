import { type DocSet, intersect, listOf } from './doc-set.ts'
import type { Nearness } from './plan.ts'
import { PositionCursor, PositionList } from './positions.ts'
import type { Posting } from './posting.ts'
import type { Segment } from './segment.ts'

/** One of the sought words in one segment. */
interface Word {
  posting: Posting
  /** Its place in the phrase. */
  offset: number
  cursor: PositionCursor
  positions: PositionList
}

/** Finds words near each other in the acts of one segment. */
export class NearMatcher {
  /** The rarest word first. */
  readonly #words: Word[]
  readonly #distance: number | null

  private constructor(words: Word[], distance: number | null) {
    this.#words = words
    this.#distance = distance
  }

  /** Null when the segment lacks one of the words. */
  static open(segment: Segment, { terms, distance }: Nearness): NearMatcher | null {
    const words: Word[] = []
    for (const [offset, term] of terms.entries()) {
      const posting = segment.find(term)
      if (posting === null) return null
      words.push({ posting, offset, cursor: new PositionCursor(), positions: new PositionList() })
    }
    words.sort((a, b) => a.posting.count - b.posting.count)
    return new NearMatcher(words, distance)
  }

  /** The acts of `within` (null: all) where the words are near each other. */
  match(within: DocSet | null): DocSet {
    const sets = this.#words.map(({ posting }) => posting.docs)
    const candidates = listOf((within === null ? sets : [within, ...sets]).reduce(intersect))
    const found = new Uint16Array(candidates.length)
    let n = 0
    for (const act of candidates) if (this.#count(act, 1) > 0) found[n++] = act
    return found.subarray(0, n)
  }

  /** How often they are, in an act; 0 where one of the words is missing. */
  countIn(act: number): number {
    return this.#count(act, Infinity)
  }

  #count(act: number, most: number): number {
    for (const { posting, cursor } of this.#words) {
      const rank = posting.rankOf(act)
      if (rank < 0) return 0
      posting.positions.open(rank, cursor)
    }
    return this.#distance === null
      ? this.#countPhrases(most)
      : this.#countNear(this.#distance, most)
  }

  /**
   * The words take turns, in a circle: each goes on to the place where it would have to be for the phrase
   * to start at `start`, or behind it, which gives a later start. When all agree, there it is.
   *
   *     "da saude"    saude (offset 1) at  4  17  30     start  3   16   28   29 ✓
   *                   da    (offset 0) at  3   8  29     (4−1)  ^da: 3 ✓ found one; on to 17−1 …
   */
  #countPhrases(most: number): number {
    const words = this.#words
    let count = 0
    let start = 0
    for (let agreeing = 0, turn = 0; ; turn = turn + 1 === words.length ? 0 : turn + 1) {
      const { cursor, offset } = words[turn]!
      cursor.advance(start + offset)
      if (cursor.position === Infinity) return count
      if (cursor.position - offset > start) {
        start = cursor.position - offset
        agreeing = 0
      }
      if (++agreeing < words.length) continue
      if (++count === most) return count
      start++
      agreeing = 0
    }
  }

  /** The places of any word from which on every word comes within the distance. */
  #countNear(distance: number, most: number): number {
    for (const { cursor, positions } of this.#words) positions.read(cursor)
    let count = 0
    for (const { positions } of this.#words)
      for (let i = 0; i < positions.count; i++) {
        const first = positions.at(i)
        const last = first + distance + 1
        if (!this.#words.every((word) => word.positions.hasBetween(first, last))) continue
        if (++count === most) return count
      }
    return count
  }
}
