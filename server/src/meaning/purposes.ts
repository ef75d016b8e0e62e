import type { EmbeddedAs } from './embedder.ts'

/**
 * What families of models were taught to find before a text, by their names. The protocol has no word for
 * it; of others nothing is put before a text.
 */
const FAMILIES: { named: RegExp; before: Record<EmbeddedAs, string> }[] = [
  { named: /(^|[^a-z0-9])e5([^a-z0-9]|$)/i, before: { consulta: 'query: ', ato: 'passage: ' } },
  {
    named: /nomic-embed/i,
    before: { consulta: 'search_query: ', ato: 'search_document: ' },
  },
]

/** A text as this model expects it. */
export function textFor(model: string, purpose: EmbeddedAs, text: string): string {
  const family = FAMILIES.find(({ named }) => named.test(model))
  return `${family?.before[purpose] ?? ''}${text}`
}
