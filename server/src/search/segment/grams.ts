import type { FieldTerms } from './field-terms.ts'
import { gramTerm, wordTerm } from './terms.ts'

/** The longest run of words that is a gram. */
export const MOST_WORDS = 4
/** A run of words is common when one of this many acts has it… */
const COMMON = 8
/** …and kept when one of this many has it, and a few at least. */
const KEPT = 256
const FEWEST = 3

/**
 * A gram is a run of words in a text that has a term of its own, so that a phrase need not be looked for
 * word by word where that means to look at many acts, perhaps in vain:
 *
 *     "de de"      both words are common, so every second act is a candidate
 *     "ato de de"  a gram only if "ato de" and "de de" are common, too
 *
 * A segment keeps a run if both runs in it that are a word shorter are common. Which grams it has is no
 * promise: what a gram says is complete, but from its absence nothing follows.
 */
export interface Gram {
  term: string
  /** The act of each occurrence, ascending. */
  acts: number[]
}

export function isCommon(count: number, acts: number): boolean {
  return count * COMMON >= acts
}

/** @param margin How many times as often as need be. */
export function isKept(count: number, acts: number, margin = 1): boolean {
  return count >= FEWEST && count * KEPT >= acts * margin
}

/** The grams of a field of some acts, in the order of their terms. */
export function findGrams(field: FieldTerms, acts: number): Gram[] {
  const found: Gram[] = []
  let common = commonWords(field, acts)
  for (let length = 2; length <= MOST_WORDS; length++) {
    const longer = lengthen(common)
    found.push(...collect(field, longer, length, acts))
    common = onlyCommon(longer, acts)
  }
  return found.sort((a, b) => (a.term < b.term ? -1 : 1))
}

/** The occurrences of runs of one length, in reading order. */
class Runs {
  count = 0
  /** By occurrence: the token where it begins, the act, the number of the run. */
  readonly starts: Int32Array
  readonly acts: Uint16Array
  readonly ids: Int32Array
  /** By run: how many acts have it, and the last one of them. */
  readonly actsWith: number[] = []
  readonly #lastActs: number[] = []

  constructor(most: number) {
    this.starts = new Int32Array(most)
    this.acts = new Uint16Array(most)
    this.ids = new Int32Array(most)
  }

  /** Adds an occurrence; of a new run the number is the next one. */
  add(start: number, act: number, id: number): void {
    this.starts[this.count] = start
    this.acts[this.count] = act
    this.ids[this.count++] = id
    if (this.#lastActs[id] === act) return
    this.#lastActs[id] = act
    this.actsWith[id] = (this.actsWith[id] ?? 0) + 1
  }
}

function commonWords({ tokens, runs, words }: FieldTerms, acts: number): Runs {
  const actsWith = new Uint32Array(words.size)
  const lastActs = new Int32Array(words.size).fill(-1)
  let places = 0
  for (const { act, place, from, to } of runs) {
    if (place !== null) continue
    places += to - from
    for (let i = from; i < to; i++) {
      const word = tokens[i]!
      if (lastActs[word] !== act) actsWith[word]!++
      lastActs[word] = act
    }
  }
  const common = new Runs(places)
  const ids = new Map<number, number>()
  for (const { act, place, from, to } of runs)
    if (place === null)
      for (let i = from; i < to; i++)
        if (isCommon(actsWith[tokens[i]!]!, acts)) common.add(i, act, numberOf(ids, tokens[i]!))
  return common
}

function onlyCommon(runs: Runs, acts: number): Runs {
  const common = new Runs(runs.count)
  const ids = new Map<number, number>()
  for (let i = 0; i < runs.count; i++) {
    const id = runs.ids[i]!
    if (isCommon(runs.actsWith[id]!, acts))
      common.add(runs.starts[i]!, runs.acts[i]!, numberOf(ids, id))
  }
  return common
}

/** The runs that begin with one of the shorter ones and end with the one that begins a word later. */
function lengthen({ count, starts, acts, ids, actsWith }: Runs): Runs {
  const longer = new Runs(count)
  const numbers = new Map<number, number>()
  for (let i = 0; i + 1 < count; i++) {
    if (starts[i + 1] !== starts[i]! + 1 || acts[i + 1] !== acts[i]) continue
    const id = numberOf(numbers, ids[i]! * actsWith.length + ids[i + 1]!)
    longer.add(starts[i]!, acts[i]!, id)
  }
  return longer
}

function numberOf(numbers: Map<number, number>, key: number): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, numbers.size)
  return numbers.size - 1
}

function collect(field: FieldTerms, runs: Runs, length: number, acts: number): Gram[] {
  const grams: (Gram | null)[] = []
  for (let i = 0; i < runs.count; i++) {
    const id = runs.ids[i]!
    if (id === grams.length)
      grams.push(isKept(runs.actsWith[id]!, acts) ? gramAt(field, runs.starts[i]!, length) : null)
    grams[id]?.acts.push(runs.acts[i]!)
  }
  return grams.filter((gram) => gram !== null)
}

function gramAt({ mark, tokens, words }: FieldTerms, start: number, length: number): Gram {
  const terms = tokens.slice(start, start + length).map((word) => wordTerm(mark, words.text(word)))
  return { term: gramTerm(terms), acts: [] }
}
