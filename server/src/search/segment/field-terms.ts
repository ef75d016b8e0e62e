import { inflects } from '../analysis.ts'
import type { FieldTokens } from '../search-index.ts'
import type { Mark } from './terms.ts'
import { WordTable, hashUnit } from './word-table.ts'

/** Where the tokens of a run stand that have no positions of their own in the text. */
export const IN_TITLE = -1
export const IN_EMENTA = -2

/** Consecutive tokens of one act. */
export interface Run {
  act: number
  /** {@link IN_TITLE}, {@link IN_EMENTA}, or null: at the positions 0, 1, 2… */
  place: number | null
  /** Where they begin and end among the tokens. */
  from: number
  to: number
}

const NO_STEM = -1
const SPACE = 0x20

/** The tokens of one field of some acts, in reading order, with their words and stems. */
export class FieldTerms {
  readonly mark: Mark
  readonly words = new WordTable()
  readonly stems = new WordTable()
  /** By word: the stem, or −1 when it does not inflect. */
  readonly stemOf: number[] = []
  /** By word: whether it is sought by it, rather than only weighed because the ementa repeats it. */
  readonly sought: boolean[] = []
  /** The word of each token. */
  readonly tokens: number[] = []
  readonly runs: Run[] = []

  constructor(mark: Mark) {
    this.mark = mark
  }

  /** Adds tokens of an act. Acts come in ascending order, and of each what has no positions first. */
  add(act: number, { words, stems }: FieldTokens, place: number | null): void {
    if (words === '') return
    const first = this.tokens.length
    let stemAt = 0
    let from = 0
    let hash = 0
    for (let at = 0; at <= words.length; at++) {
      const unit = at < words.length ? words.charCodeAt(at) : SPACE
      if (unit !== SPACE) {
        hash = hashUnit(hash, unit)
        continue
      }
      const known = this.words.size
      const id = this.words.add(words, from, at, hash)
      if (id === known) this.#meet(words.slice(from, at), stems, stemAt)
      if (this.stemOf[id] !== NO_STEM) stemAt = endOfToken(stems, stemAt) + 1
      if (place !== IN_EMENTA) this.sought[id] = true
      this.tokens.push(id)
      from = at + 1
      hash = 0
    }
    this.runs.push({ act, place, from: first, to: this.tokens.length })
  }

  /** Notes the stem of a new word, which is the next one of the act's stems. */
  #meet(word: string, stems: string, from: number): void {
    this.sought.push(false)
    if (!inflects(word)) {
      this.stemOf.push(NO_STEM)
      return
    }
    const to = endOfToken(stems, from)
    let hash = 0
    for (let at = from; at < to; at++) hash = hashUnit(hash, stems.charCodeAt(at))
    this.stemOf.push(this.stems.add(stems, from, to, hash))
  }
}

function endOfToken(tokens: string, from: number): number {
  const end = tokens.indexOf(' ', from)
  return end < 0 ? tokens.length : end
}
