import { MOST_WORDS, isCommon, isKept } from '../format/gram-rule.ts'
import { gramTerm } from '../format/terms.ts'

/**
 * Pairs of up to this many common runs are numbered in a table of 4 MB; mostly there are some
 * hundred.
 */
const MOST_IN_TABLE = 1_024

/** A run of words that a segment keeps (gram-rule.ts), and its occurrences. */
export interface Gram {
  term: string
  /** The act of each occurrence, ascending. */
  acts: number[]
}

/** Every occurrence of some words of a field, in reading order. */
export interface Occurrences {
  count: number
  acts: Uint16Array
  /** Its position among the words of its act. */
  places: Int32Array
  /** The index of its word. */
  words: Uint32Array
  /** The term of each word. */
  terms: string[]
}

/** The grams of the common words of some acts, in the order of their terms. */
export function findGrams(common: Occurrences, acts: number): Gram[] {
  const found: Gram[] = []
  let runs = pairUp(common)
  for (let length = 2; ; length++) {
    found.push(...collect(common, runs, length, acts))
    if (length === MOST_WORDS) return found.sort((a, b) => (a.term < b.term ? -1 : 1))
    runs = lengthen(onlyCommon(runs, acts))
  }
}

/** The occurrences of runs of one length, in reading order. */
class Runs {
  count = 0
  /** By occurrence: the occurrence of its first word, and the number of the run. */
  readonly starts: Int32Array
  readonly ids: Int32Array
  /** By run: the number of acts that have it, and the last one of them. */
  readonly actsWith: number[] = []
  readonly #lastActs: number[] = []
  readonly #acts: Uint16Array

  /** @param acts The act of each occurrence of a word. */
  constructor(most: number, acts: Uint16Array) {
    this.starts = new Int32Array(most)
    this.ids = new Int32Array(most)
    this.#acts = acts
  }

  /** Adds an occurrence; a new run gets the next number. */
  add(start: number, id: number): void {
    this.starts[this.count] = start
    this.ids[this.count++] = id
    const act = this.#acts[start]!
    if (this.#lastActs[id] === act) return
    this.#lastActs[id] = act
    this.actsWith[id] = (this.actsWith[id] ?? 0) + 1
  }

  /** An empty list with room for as many occurrences. */
  emptied(): Runs {
    return new Runs(this.count, this.#acts)
  }
}

function pairUp({ count, acts, places, words, terms }: Occurrences): Runs {
  const runs = new Runs(count, acts)
  const pairs = new Pairs(terms.length)
  for (let i = 0; i + 1 < count; i++)
    if (places[i + 1] === places[i]! + 1 && acts[i + 1] === acts[i])
      runs.add(i, pairs.numberOf(words[i]!, words[i + 1]!))
  return runs
}

function onlyCommon(runs: Runs, acts: number): Runs {
  const common = runs.emptied()
  const numbers = new Int32Array(runs.actsWith.length).fill(-1)
  let known = 0
  for (let i = 0; i < runs.count; i++) {
    const id = runs.ids[i]!
    if (!isCommon(runs.actsWith[id]!, acts)) continue
    if (numbers[id] === -1) numbers[id] = known++
    common.add(runs.starts[i]!, numbers[id]!)
  }
  return common
}

/** The runs that begin with a shorter run and end with the one that begins a word later. */
function lengthen(runs: Runs): Runs {
  const { count, starts, ids, actsWith } = runs
  const longer = runs.emptied()
  const pairs = new Pairs(actsWith.length)
  for (let i = 0; i + 1 < count; i++)
    if (starts[i + 1] === starts[i]! + 1)
      longer.add(starts[i]!, pairs.numberOf(ids[i]!, ids[i + 1]!))
  return longer
}

/** Numbers pairs of numbers, in order of appearance. */
class Pairs {
  readonly #limit: number
  readonly #few: Int32Array | null
  readonly #many = new Map<number, number>()
  #count = 0

  /** @param limit Both numbers of a pair are below it. */
  constructor(limit: number) {
    this.#limit = limit
    this.#few = limit <= MOST_IN_TABLE ? new Int32Array(limit * limit) : null
  }

  numberOf(first: number, second: number): number {
    const pair = first * this.#limit + second
    const known = this.#few ? this.#few[pair]! : (this.#many.get(pair) ?? 0)
    if (known > 0) return known - 1
    if (this.#few) this.#few[pair] = this.#count + 1
    else this.#many.set(pair, this.#count + 1)
    return this.#count++
  }
}

function collect(common: Occurrences, runs: Runs, length: number, acts: number): Gram[] {
  const grams: (Gram | null)[] = []
  for (let i = 0; i < runs.count; i++) {
    const [id, start] = [runs.ids[i]!, runs.starts[i]!]
    if (id === grams.length)
      grams.push(isKept(runs.actsWith[id]!, acts) ? gramAt(common, start, length) : null)
    grams[id]?.acts.push(common.acts[start]!)
  }
  return grams.filter((gram) => gram !== null)
}

function gramAt({ words, terms }: Occurrences, start: number, length: number): Gram {
  const run = Array.from(words.subarray(start, start + length), (word) => terms[word]!)
  return { term: gramTerm(run), acts: [] }
}
