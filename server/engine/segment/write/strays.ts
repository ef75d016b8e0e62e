import { wordCount } from '../../analysis/margins.ts'
import type { AnalyzedAct } from '../../port/act.ts'
import { TEXT, stemTerm, strayTerm, wordTerm } from '../format/terms.ts'
import { type FieldTerms, IN_TITLE } from './field-terms.ts'

/**
 * For each act the terms ({@link strayTerm}) of the words and stems that it has only in titulo or in a
 * margin, separated by spaces.
 */
export function straysOf(acts: AnalyzedAct[], text: FieldTerms): string[] {
  const strays = acts.map(() => '')
  const words = new Strays(text.words.size, (id) => wordTerm(TEXT, text.words.text(id)))
  const stems = new Strays(text.stems.size, (id) => stemTerm(TEXT, text.stems.text(id)))
  const tokens = text.tokens.view()
  for (let at = 0; at < text.runs.length;) {
    const { act } = text.runs[at]!
    const outside: [from: number, to: number][] = []
    for (; text.runs[at]?.act === act; at++) {
      const { place, from, to } = text.runs[at]!
      if (place === IN_TITLE) outside.push([from, to])
      if (place !== null) continue
      let free = from
      for (const margin of acts[act]!.margens) {
        const start = from + margin.at
        meetAll(free, start, act)
        free = start + wordCount(margin.words)
        outside.push([start, free])
      }
      meetAll(free, to, act)
    }
    let found = ''
    for (const [from, to] of outside)
      for (let i = from; i < to; i++)
        found += words.strayIn(tokens[i]!, act) + stems.strayIn(text.stemOf[tokens[i]!]!, act)
    strays[act] = found
  }
  return strays

  function meetAll(from: number, to: number, act: number): void {
    for (let i = from; i < to; i++) {
      words.meet(tokens[i]!, act)
      stems.meet(text.stemOf[tokens[i]!]!, act)
    }
  }
}

/** Which words, or which stems, an act has in its own text. */
class Strays {
  /** By id: the act that had it last, or was told that it is a stray there. */
  readonly #met: Int32Array
  readonly #terms: string[] = []
  readonly #termOf: (id: number) => string

  constructor(size: number, termOf: (id: number) => string) {
    this.#met = new Int32Array(size).fill(-1)
    this.#termOf = termOf
  }

  /** @param id Below 0: none */
  meet(id: number, act: number): void {
    if (id >= 0) this.#met[id] = act
  }

  /** A space and the term, if the act has not met the id; once. */
  strayIn(id: number, act: number): string {
    if (id < 0 || this.#met[id] === act) return ''
    this.#met[id] = act
    return ` ${(this.#terms[id] ??= strayTerm(this.#termOf(id)))}`
  }
}
