import { ActPositions } from '../format/positions.ts'
import { PostingBuffer } from '../format/posting-buffer.ts'
import { type DocSet, intersect, listOf } from '../read/doc-set.ts'
import type { Posting } from '../read/posting.ts'
import type { Segment } from '../read/segment.ts'
import { marginTerm } from '../format/terms.ts'
import { findRuns } from './find-grams.ts'
import { PhraseChain, UNKNOWN } from './phrase-chain.ts'
import { PhrasePlaces } from './phrase-places.ts'
import type { Nearness } from './plan.ts'
import { MOST_ACTS, type PlacedWord, readPlaces } from './word-places.ts'

/** One of the query's words in one segment. */
interface Word extends PlacedWord {
  /** Its offsets in the phrase. */
  offsets: [number, ...number[]]
}

/** For the acts that are being looked at: reused buffers, which keep nothing between calls. */
const places = new PhrasePlaces()
/** By word. */
const positions: ActPositions[] = []
const everywhere = new PostingBuffer()

/** Finds words near each other in the acts of one segment. */
export class NearMatcher {
  readonly #segment: Segment
  /** The rarest word first. */
  readonly #words: Word[]
  readonly #distance: number | null
  /**
   * The postings that an act must be in: the words, or parts of the phrase if the segment has them.
   */
  readonly #parts: Posting[]
  readonly #chain: PhraseChain | null
  readonly #next: Uint32Array

  private constructor(
    segment: Segment,
    words: Word[],
    distance: number | null,
    parts: Posting[],
    chain: PhraseChain | null,
  ) {
    this.#segment = segment
    this.#words = words
    this.#distance = distance
    this.#parts = parts
    this.#chain = chain
    this.#next = new Uint32Array(words.length)
  }

  /** Null if the segment lacks one of the words. */
  static open(segment: Segment, near: Nearness): NearMatcher | null {
    const words = new Map<Posting, Word>()
    const postings: Posting[] = []
    for (const [offset, term] of near.terms.entries()) {
      const posting = segment.find(term)
      if (posting === null) return null
      postings.push(posting)
      const known = words.get(posting)
      if (known) known.offsets.push(offset)
      else
        words.set(posting, {
          posting,
          margin: near.own ? segment.find(marginTerm(term)) : null,
          offsets: [offset],
        })
    }
    const runs = findRuns(segment, near, postings)
    segment.take(runs.length * runs.length)
    const parts = runs.filter(
      (run) =>
        !runs.some(
          ({ from, to }) => from <= run.from && to >= run.to && to - from > run.to - run.from,
        ),
    )
    return new NearMatcher(
      segment,
      [...words.values()].sort((a, b) => a.posting.count - b.posting.count),
      near.distance,
      parts.map(({ posting }) => posting).sort((a, b) => a.count - b.count),
      PhraseChain.of(runs, near.terms.length),
    )
  }

  /** The acts of `within` (null: all) that have every word and every gram. */
  candidates(within: DocSet | null): DocSet {
    const sets = this.#parts.map(({ docs }) => docs)
    return (within === null ? sets : [within, ...sets]).reduce(intersect)
  }

  /** The number of acts that have the rarest word. */
  get rarest(): number {
    return this.#words[0]?.posting.count ?? 0
  }

  /** All acts where the words are near each other, with the number of occurrences; valid until the next call. */
  findAll(): PostingBuffer {
    everywhere.clear()
    const acts = listOf(this.candidates(null))
    const counts = this.countIn(acts)
    for (let i = 0; i < acts.length; i++) if (counts[i]! > 0) everywhere.add(acts[i]!, counts[i]!)
    return everywhere
  }

  /** The number of occurrences in each of some ascending acts; 0 if a word is missing. */
  countIn(acts: Uint16Array): Uint32Array {
    const counts = new Uint32Array(acts.length)
    for (let from = 0; from < acts.length; from += MOST_ACTS) {
      const to = Math.min(from + MOST_ACTS, acts.length)
      this.#countSome(acts.subarray(from, to), counts.subarray(from, to))
    }
    return counts
  }

  #countSome(acts: Uint16Array, counts: Uint32Array): void {
    if (this.#distance !== null) this.#countNear(acts, this.#distance, counts)
    else if (this.#chain === null) this.#countPhrases(acts, counts)
    else {
      this.#chain.countIn(acts, counts)
      const unknown = acts.filter((_, i) => counts[i] === UNKNOWN)
      const found = new Uint32Array(unknown.length)
      this.#countPhrases(unknown, found)
      for (let i = 0, j = 0; j < found.length; i++)
        if (counts[i] === UNKNOWN) counts[i] = found[j++]!
    }
  }

  #countPhrases(acts: Uint16Array, counts: Uint32Array): void {
    const [first, ...others] = this.#words
    if (!first) return
    places.begin(first, acts)
    if (others.every((word) => places.keep(word))) places.countInto(counts)
  }

  /** Counts the positions of any word from which every word comes within the distance. */
  #countNear(acts: Uint16Array, distance: number, counts: Uint32Array): void {
    const words = this.#words.map((word, n) => {
      const found = (positions[n] ??= new ActPositions(MOST_ACTS))
      readPlaces(word, acts, acts.length, found)
      word.posting.take(found.length >>> 4)
      return found
    })
    for (let i = 0; i < acts.length; i++) {
      if (!mayMeet(words, i, distance + 1)) continue
      this.#segment.take(1 + stepsToMeet(words, i))
      counts[i] = countMeetings(words, i, distance + 1, this.#next)
    }
  }
}

/** About how many steps {@link countMeetings} takes: it looks at each place of a word once for each word. */
function stepsToMeet(words: ActPositions[], act: number): number {
  const places = words.reduce((sum, word) => sum + word.ends[act]! - word.startOf(act), 0)
  return (places * words.length) >>> 4
}

/** Whether all words are in an act, and the last of their first positions is not too far behind. */
function mayMeet(words: ActPositions[], act: number, reach: number): boolean {
  let lastFirst = 0
  let firstLast = Infinity
  for (const word of words) {
    const from = word.startOf(act)
    const to = word.ends[act]!
    if (from === to) return false
    lastFirst = Math.max(lastFirst, word.values[from]!)
    firstLast = Math.min(firstLast, word.values[to - 1]!)
  }
  return lastFirst - firstLast <= reach
}

/**
 * How many positions of any word in an act have one of every word at most `reach` behind them, or
 * are it themselves.
 * @param next A buffer with one number per word.
 */
function countMeetings(
  words: ActPositions[],
  act: number,
  reach: number,
  next: Uint32Array,
): number {
  let count = 0
  for (const word of words) {
    for (let n = 0; n < words.length; n++) next[n] = words[n]!.startOf(act)
    for (let i = word.startOf(act); i < word.ends[act]!; i++)
      if (meetAll(words, act, word.values[i]!, reach, next)) count++
  }
  return count
}

/**
 * Whether every word has a position between `first` and `first + reach`; `first` ascends from call
 * to call.
 */
function meetAll(
  words: ActPositions[],
  act: number,
  first: number,
  reach: number,
  next: Uint32Array,
): boolean {
  for (let n = 0; n < words.length; n++) {
    const { values, ends } = words[n]!
    let at = next[n]!
    while (at < ends[act]! && values[at]! < first) at++
    next[n] = at
    if (at === ends[act]! || values[at]! > first + reach) return false
  }
  return true
}
