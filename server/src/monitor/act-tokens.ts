import type { AnalyzedAct, FieldTokens, TextField } from '../search/search-index.ts'

/** The tokens of an act, arranged for the questions that queries ask; each field when first asked. */
export interface ActTokens {
  hasStem(field: TextField, stem: string): boolean
  hasPrefix(field: TextField, prefix: string): boolean
  /** Where a word stands, ascending; empty when it does not. */
  positions(field: TextField, word: string): readonly number[]
  /** A term of search/analysis.ts, such as `:secao=3`. */
  hasFilterTerm(term: string): boolean
}

export function createActTokens({ fields, filters }: AnalyzedAct): ActTokens {
  const stems = perField(fields, (field) => new Set(tokensOf(field.stems)))
  const words = perField(fields, (field) => placesOf(tokensOf(field.words)))
  const terms = new Set(filters)
  return {
    hasStem: (field, stem) => stems(field).has(stem),
    hasPrefix: (field, prefix) =>
      words(field)
        .keys()
        .some((word) => word.startsWith(prefix)),
    positions: (field, word) => words(field).get(word) ?? NOWHERE,
    hasFilterTerm: (term) => terms.has(term),
  }
}

/** The tokens of a space-separated stream. */
export function tokensOf(stream: string): string[] {
  return stream === '' ? [] : stream.split(' ')
}

const NOWHERE: readonly number[] = []

/** Computes what is asked of a field once. */
function perField<T>(
  fields: Record<TextField, FieldTokens>,
  compute: (field: FieldTokens) => T,
): (field: TextField) => T {
  const known: Partial<Record<TextField, T>> = {}
  return (field) => (known[field] ??= compute(fields[field]))
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
