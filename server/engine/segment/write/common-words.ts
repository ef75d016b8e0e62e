import { PositionList } from '../format/positions.ts'
import type { PostingBuffer } from '../format/posting-buffer.ts'
import type { Term } from '../format/term.ts'
import { wordTerm } from '../format/terms.ts'
import type { FieldTerms } from './field-terms.ts'
import type { Occurrences } from './grams.ts'

/** The positions in the text of a field's common words. */
export function commonWords(
  { mark, tokens, runs, words }: FieldTerms,
  common: number[],
): Occurrences {
  const numbers = new Int32Array(words.size).fill(-1)
  for (const [number, word] of common.entries()) numbers[word] = number
  const inText = runs.filter(({ place }) => place === null)
  const found = emptyOccurrences(
    inText.reduce((sum, { from, to }) => sum + to - from, 0),
    common.map((word) => wordTerm(mark, words.text(word))),
  )
  const wordOf = tokens.view()
  for (const { act, from, to } of inText)
    for (let i = from; i < to; i++) {
      const number = numbers[wordOf[i]!]!
      if (number >= 0) add(found, act, i - from, number)
    }
  return found
}

/** Collects the common words of a field from their postings, one after the other. */
export class CommonPostings {
  readonly #terms: string[] = []
  /** Acts and positions, one word after the other. */
  readonly #acts: number[] = []
  readonly #places: number[] = []
  /** The end of each word among them. */
  readonly #ends: number[] = []
  readonly #positions = new PositionList()

  add(term: Term, { acts, ends, positions, count }: PostingBuffer): void {
    const bytes = positions.view()
    const found = this.#positions
    for (let i = 0; i < count; i++) {
      found.clear()
      found.append(bytes, i === 0 ? 0 : ends[i - 1]!)
      for (let j = 0; j < found.length; j++) {
        this.#acts.push(acts[i]!)
        this.#places.push(found.values[j]!)
      }
    }
    this.#terms.push(term.toString())
    this.#ends.push(this.#acts.length)
  }

  /** Puts them into reading order, by way of a table of all positions of all acts. */
  inOrder(acts: number): Occurrences {
    const starts = this.#startsOfActs(acts)
    const wordAt = new Int32Array(starts[acts]!)
    for (let word = 0, i = 0; word < this.#terms.length; word++)
      for (; i < this.#ends[word]!; i++)
        wordAt[starts[this.#acts[i]!]! + this.#places[i]!] = word + 1
    const common = emptyOccurrences(this.#acts.length, this.#terms)
    for (let act = 0; act < acts; act++)
      for (let at = starts[act]!; at < starts[act + 1]!; at++)
        if (wordAt[at]! > 0) add(common, act, at - starts[act]!, wordAt[at]! - 1)
    return common
  }

  /** The start of each act in a table with room for all positions up to its last common word. */
  #startsOfActs(acts: number): Float64Array {
    const starts = new Float64Array(acts + 1)
    for (let i = 0; i < this.#acts.length; i++) {
      const act = this.#acts[i]!
      starts[act + 1] = Math.max(starts[act + 1]!, this.#places[i]! + 1)
    }
    for (let act = 0; act < acts; act++) starts[act + 1]! += starts[act]!
    return starts
  }
}

function emptyOccurrences(most: number, terms: string[]): Occurrences {
  const [acts, places, words] = [new Uint16Array(most), new Int32Array(most), new Uint32Array(most)]
  return { count: 0, acts, places, words, terms }
}

function add(occurrences: Occurrences, act: number, place: number, word: number): void {
  const i = occurrences.count++
  occurrences.acts[i] = act
  occurrences.places[i] = place
  occurrences.words[i] = word
}
