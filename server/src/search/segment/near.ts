import { type DocSet, intersect, listOf } from './doc-set.ts'
import { findRuns } from './find-grams.ts'
import { PhraseChain, UNKNOWN } from './phrase-chain.ts'
import { MOST_ACTS, PhrasePlaces } from './phrase-places.ts'
import type { Nearness } from './plan.ts'
import { PositionList } from './positions.ts'
import type { Posting } from './posting.ts'
import { PostingBuffer } from './posting-buffer.ts'
import { readRanks } from './ranks.ts'
import type { Segment } from './segment.ts'

/** One of the sought words in one segment. */
interface Word {
  posting: Posting
  /** Its places in the phrase. */
  offsets: number[]
  /** Of the acts that are being looked at, and where it stands in one of them. */
  ranks: Int32Array
  positions: PositionList
}

/** Finds words near each other in the acts of one segment. */
export class NearMatcher {
  /** The rarest word first. */
  readonly #words: Word[]
  readonly #distance: number | null
  /** What an act must have: the words, or parts of the phrase where the segment knows them. */
  readonly #parts: Posting[]
  readonly #chain: PhraseChain | null
  readonly #places = new PhrasePlaces()

  private constructor(
    words: Word[],
    distance: number | null,
    parts: Posting[],
    chain: PhraseChain | null,
  ) {
    this.#words = words
    this.#distance = distance
    this.#parts = parts
    this.#chain = chain
  }

  /** Null when the segment lacks one of the words. */
  static open(segment: Segment, near: Nearness): NearMatcher | null {
    const words = new Map<Posting, Word>()
    const postings: Posting[] = []
    for (const [offset, term] of near.terms.entries()) {
      const posting = segment.find(term)
      if (posting === null) return null
      postings.push(posting)
      const known = words.get(posting)
      if (known) known.offsets.push(offset)
      else words.set(posting, createWord(posting, offset))
    }
    const runs = findRuns(segment, near, postings)
    const parts = runs.filter(
      (run) =>
        !runs.some(
          ({ from, to }) => from <= run.from && to >= run.to && to - from > run.to - run.from,
        ),
    )
    return new NearMatcher(
      [...words.values()].sort((a, b) => a.posting.count - b.posting.count),
      near.distance,
      parts.map(({ posting }) => posting).sort((a, b) => a.count - b.count),
      PhraseChain.of(runs, near.terms.length),
    )
  }

  /** The acts of `within` (null: all) that have every one of the words, and of the grams. */
  candidates(within: DocSet | null): DocSet {
    const sets = this.#parts.map(({ docs }) => docs)
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
    const counts = this.countIn(acts)
    for (let i = 0; i < acts.length; i++) if (counts[i]! > 0) found.add(acts[i]!, counts[i]!)
    return found
  }

  /** How often they are, in each of some ascending acts; 0 where one of the words is missing. */
  countIn(acts: Uint16Array): Uint32Array {
    const counts = new Uint32Array(acts.length)
    if (this.#chain === null) {
      this.#countByPositions(acts, counts)
      return counts
    }
    this.#chain.countIn(acts, counts)
    const unknown = acts.filter((_, i) => counts[i] === UNKNOWN)
    const found = new Uint32Array(unknown.length)
    this.#countByPositions(unknown, found)
    for (let i = 0, j = 0; j < unknown.length; i++)
      if (counts[i] === UNKNOWN) counts[i] = found[j++]!
    return counts
  }

  #countByPositions(acts: Uint16Array, counts: Uint32Array): void {
    for (let from = 0; from < acts.length; from += MOST_ACTS) {
      const some = acts.subarray(from, from + MOST_ACTS)
      if (this.#distance === null) this.#countPhrases(some, counts.subarray(from))
      else this.#countNear(some, this.#distance, counts.subarray(from))
    }
  }

  #countPhrases(acts: Uint16Array, counts: Uint32Array): void {
    const [first, ...others] = this.#words
    if (!first) return
    this.#places.begin(first, acts)
    if (others.every((word) => this.#places.keep(word))) this.#places.countInto(counts)
  }

  /** The places of any word from which on every word comes within the distance. */
  #countNear(acts: Uint16Array, distance: number, counts: Uint32Array): void {
    const words = this.#words
    for (const { posting, ranks } of words) readRanks(posting, acts, acts.length, ranks)
    for (let i = 0; i < acts.length; i++) {
      if (!words.every((word) => readAt(word, i))) continue
      for (const { positions } of words) counts[i]! += countFirsts(positions, words, distance)
    }
  }
}

function createWord(posting: Posting, offset: number): Word {
  const [ranks, positions] = [new Int32Array(MOST_ACTS), new PositionList()]
  return { posting, offsets: [offset], ranks, positions }
}

/** Reads where a word stands in one of the acts; false when it does not. */
function readAt({ posting, positions, ranks }: Word, i: number): boolean {
  if (ranks[i]! < 0) return false
  posting.positions.read(ranks[i]!, positions)
  return positions.count > 0
}

/** How many of some positions have one of every word within the distance behind them, or are it. */
function countFirsts(positions: PositionList, words: Word[], distance: number): number {
  for (const word of words) word.positions.rewind()
  let count = 0
  for (let i = 0; i < positions.count; i++) {
    const first = positions.at(i)
    let met = 0
    while (met < words.length && words[met]!.positions.hasNext(first, first + distance + 1)) met++
    if (met === words.length) count++
  }
  return count
}
