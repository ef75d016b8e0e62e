import type { EntityField, SoughtField } from './act.ts'

/**
 * Why something is also read in another way: a verb and its noun, a norm, a company's form, an
 * acronym, another word for the same thing, a code, a slip.
 */
export type WideningKind =
  | 'familia'
  | 'norma'
  | 'empresa'
  | 'sigla'
  | 'sinonimo'
  | 'codigo'
  | 'grafia'

/** A code among typed words. */
export interface OpenedCode {
  value: string
  words: string[]
  /** It may just be words. */
  isLoose: boolean
}

/** A body by its name or path, or by what it is called for short (analysis/short-names.ts). */
export type BodyName = string | { short: string }

/**
 * A parsed query. Words are tokens of engine/analysis.ts. In phrases an identifier keeps its
 * printed form (`12.345.678/0001-95`), so that both indexed forms can be searched. `field: null`
 * searches the title and the full text.
 */
export type Query =
  /** `*`: every act. */
  | { kind: 'all' }
  /**
   * A bare word matches its Portuguese inflections. `literal`: written `=word`, never read more
   * widely. `behind`: the stop words between it and the word before it; they are not searched, but
   * needed to find words in a row. `opens`: a code begins with it; only readings of typed text need it.
   */
  | {
      kind: 'word'
      field: SoughtField
      word: string
      literal?: true
      behind?: string[]
      opens?: OpenedCode
    }
  /** `concurs*` */
  | { kind: 'prefix'; field: SoughtField; prefix: string }
  /** `"exact phrase"`: these words in this order, next to each other. */
  | { kind: 'phrase'; field: SoughtField; words: string[] }
  /** `"a b"~5`: all words in any order, at most `distance` tokens between the first and the last. */
  | { kind: 'near'; field: SoughtField; words: string[]; distance: number }
  /** `cnpj:…`, `processo:…`, `norma:…`: an entity in the text, as engine/entities.ts reads it. */
  | { kind: 'entity'; field: EntityField; value: string }
  /**
   * Acts of a body: a level of its path has this name. Only readings (search/reading/) create it.
   */
  | { kind: 'body'; name: BodyName }
  /** A code in the full text (analysis/codes.ts), and the words it was typed as. Only readings create it. */
  | { kind: 'code'; value: string; words: string[] }
  | { kind: 'and'; children: Query[] }
  /**
   * `widened`: the first child is what was written; the reading added the others, which count less.
   */
  | { kind: 'or'; children: Query[]; widened?: WideningKind }
  | { kind: 'not'; child: Query }

/**
 * Acts that match all of `required` and enough of the rest: the weights of the parts that they match
 * are together at least `least`. Weights are whole numbers, so that every engine adds them up alike.
 * It is no {@link Query}: what must be exact, such as an alert, cannot have one.
 */
export interface MostQuery {
  kind: 'most'
  required: Query[]
  /** In the order of the query; a part's weight is its rarity in thousandths. */
  parts: WeightedPart[]
  least: number
  /** Null: acts of any length are alike. */
  long: LongActs | null
}

/** What has many words has most words of any query somewhere, so it must be named otherwise, too. */
export interface LongActs {
  /** From so many words on an act is long; a number that lengths are rounded to (ranking/length.ts). */
  words: number
  /** What a long act must match. */
  named: Query
}

export interface WeightedPart {
  /** In an `or`, the first child is what was written. */
  query: Query
  weight: number
}

/** What a search may look for. */
export type SoughtQuery = Query | MostQuery
