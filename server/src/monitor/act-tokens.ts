import { bodyWords, stemOf, tokensOf } from '../../engine/analysis.ts'
import type { IndexedField, AnalyzedAct } from '../../engine/port.ts'

/** A field that words are sought in; `corpo` is the text without its margins. */
export type WatchedField = IndexedField | 'corpo'

/** Where a word is sought that names no field. */
export const DEFAULT_FIELDS = ['texto', 'titulo'] as const satisfies IndexedField[]

/** All the others that an act has. */
export const NAMED_FIELDS = [
  'ementa',
  'orgao',
  'assinatura',
  'tipo',
] as const satisfies IndexedField[]

/**
 * The tokens of an act, arranged for the questions that queries ask; each field is prepared at its first
 * use.
 */
export interface ActTokens {
  hasStem(field: WatchedField, stem: string): boolean
  hasPrefix(field: WatchedField, prefix: string): boolean
  /** All words of a field, as printed. */
  tokens(field: WatchedField): readonly string[]
  /** Each word of a field, once, with its positions, ascending. */
  words(field: WatchedField): ReadonlyMap<string, readonly number[]>
  /** The positions of a word, ascending; empty when the act does not have it. */
  positions(field: WatchedField, word: string): readonly number[]
  /** A term of engine/analysis.ts, such as `:secao=3`. */
  hasFilterTerm(term: string): boolean
  /** Whether any of those terms begins so. */
  hasFilterPrefix(prefix: string): boolean
  /** The largest amount in reais that the text names; 0: none. */
  amount: number
}

export function createActTokens({ fields, margens, filters, valor }: AnalyzedAct): ActTokens {
  const tokens = perField((field) =>
    field === 'corpo' ? bodyWords(fields.texto, margens) : tokensOf(fields[field]),
  )
  const words = perField((field) => placesOf(tokens(field)))
  const stems = perField((field) => new Set(words(field).keys().map(stemOf)))
  const terms = new Set(tokensOf(filters))
  return {
    hasStem: (field, stem) => stems(field).has(stem),
    hasPrefix: (field, prefix) =>
      words(field)
        .keys()
        .some((word) => word.startsWith(prefix)),
    tokens,
    words,
    positions: (field, word) => words(field).get(word) ?? NOWHERE,
    hasFilterTerm: (term) => terms.has(term),
    hasFilterPrefix: (prefix) => terms.keys().some((term) => term.startsWith(prefix)),
    amount: valor,
  }
}

const NOWHERE: readonly number[] = []

/** Computes a value of a field once. */
function perField<T>(compute: (field: WatchedField) => T): (field: WatchedField) => T {
  const known: Partial<Record<WatchedField, T>> = {}
  return (field) => (known[field] ??= compute(field))
}

function placesOf(words: string[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    const known = places.get(word)
    if (known) known.push(at)
    else places.set(word, [at])
  }
  return places
}
