import { ANALYSIS_VERSION } from '../../analysis.ts'
import { B, K1 } from '../../ranking/bm25.ts'
import type { ActDocument } from './document.ts'

/** Must change with what a document holds, or how. */
const MAPPING_VERSION = 1

/** By which an index is known that this program can search. */
export const INDEX_GENERATION = `analise${ANALYSIS_VERSION}-mapa${MAPPING_VERSION}`

/** Splits at spaces: the words are ours. */
const analyzer = 'whitespace'
const facet = { type: 'keyword', index: false } as const

const properties: Record<keyof ActDocument, object> = {
  chave: { type: 'long' },
  valor: { type: 'double' },
  faceta: { properties: { secao: facet, tipo_ato: facet, orgao: facet } },
  filtros: { type: 'keyword', doc_values: false, store: true },
  termos: { type: 'text', analyzer, index_options: 'freqs', similarity: 'arauto' },
  // Stored, so that the best are put in order by where their words stand, and words are suggested. Pairs of words are
  // terms: phrases of common words are found in a fraction of the time.
  corpo: { type: 'text', analyzer, index_phrases: true, store: true, similarity: 'arauto' },
  titulo: {
    type: 'text',
    analyzer,
    index_phrases: true,
    norms: false,
    store: true,
    similarity: 'arauto',
  },
  ementa: { type: 'text', analyzer, norms: false, similarity: 'arauto' },
  orgao: { type: 'text', analyzer, norms: false, similarity: 'arauto' },
  assinatura: { type: 'text', analyzer, norms: false, similarity: 'arauto' },
}

export interface IndexShape {
  shards: number
}

/** What an index is created with. */
export function indexBody({ shards }: IndexShape): object {
  return {
    settings: {
      number_of_shards: shards,
      // A copy as soon as there is a second node.
      auto_expand_replicas: '0-1',
      // The order in which most searches want acts.
      sort: { field: 'chave', order: 'desc' },
      // How long a removal is remembered, so that no belated writer brings an act back.
      gc_deletes: '1d',
      similarity: { arauto: { type: 'BM25', k1: K1, b: B } },
    },
    // The acts themselves are in the store.
    mappings: { dynamic: 'strict', _source: { enabled: false }, properties },
  }
}
