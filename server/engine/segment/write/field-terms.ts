import { stemOf } from '../../analysis/analysis.ts'
import type { AnalyzedAct } from '../../port/act.ts'
import { type FieldMark, FIELD_MARKS, MARGIN, TEXT } from '../format/terms.ts'
import { IntList } from './int-list.ts'
import { WordTable } from './word-table.ts'

/** The place of tokens that have no positions of their own in the text. */
export const IN_TITLE = -1
export const IN_EMENTA = -2

/** Consecutive tokens of one act. */
export interface TokenRun {
  act: number
  /** {@link IN_TITLE}, {@link IN_EMENTA}, or null: at positions from `first` on. */
  place: number | null
  first: number
  /** The range of the run among the tokens. */
  from: number
  to: number
}

const NO_STEM = -1

/** The tokens of one field of some acts, in reading order, with their words and stems. */
export class FieldTerms {
  readonly mark: FieldMark
  readonly words = new WordTable()
  readonly stems = new WordTable()
  /** By word: the stem, or −1 when it does not inflect. */
  readonly stemOf: number[] = []
  /**
   * By word: whether a search for it finds it; otherwise it only adds weight because the ementa
   * repeats it.
   */
  readonly sought: boolean[] = []
  /** The word of each token. */
  readonly tokens = new IntList()
  readonly runs: TokenRun[] = []

  readonly #hasStems: boolean

  constructor(mark: FieldMark, { hasStems = true } = {}) {
    this.mark = mark
    this.#hasStems = hasStems
  }

  /**
   * Adds words of an act, separated by spaces. Acts must ascend, and words without positions come
   * first in each act.
   */
  add(act: number, text: string, place: number | null, first = 0): void {
    const from = this.tokens.length
    this.words.addAll(text, (id, start, end) => {
      if (id === this.stemOf.length) this.#meet(text.slice(start, end))
      if (place !== IN_EMENTA) this.sought[id] = true
      this.tokens.push(id)
    })
    const to = this.tokens.length
    if (to > from) this.runs.push({ act, place, first, from, to })
  }

  #meet(word: string): void {
    const stem = this.#hasStems ? stemOf(word) : null
    this.stemOf.push(stem === null ? NO_STEM : this.stems.add(stem))
    this.sought.push(false)
  }
}

/** The fields of some acts, in the order of their marks. */
export function readFields(acts: AnalyzedAct[]): FieldTerms[] {
  const text = new FieldTerms(TEXT)
  const titulo = new FieldTerms(FIELD_MARKS.titulo)
  const ementa = new FieldTerms(FIELD_MARKS.ementa)
  const orgao = new FieldTerms(FIELD_MARKS.orgao)
  const assinatura = new FieldTerms(FIELD_MARKS.assinatura)
  const tipo = new FieldTerms(FIELD_MARKS.tipo)
  const margin = new FieldTerms(MARGIN, { hasStems: false })
  for (const [act, { fields, margens }] of acts.entries()) {
    text.add(act, fields.titulo, IN_TITLE)
    text.add(act, fields.ementa, IN_EMENTA)
    text.add(act, fields.texto, null)
    titulo.add(act, fields.titulo, null)
    ementa.add(act, fields.ementa, null)
    orgao.add(act, fields.orgao, null)
    assinatura.add(act, fields.assinatura, null)
    tipo.add(act, fields.tipo, null)
    for (const { at, words } of margens) margin.add(act, words, null, at)
  }
  return [text, titulo, ementa, orgao, assinatura, tipo, margin].sort((a, b) =>
    a.mark < b.mark ? -1 : 1,
  )
}
