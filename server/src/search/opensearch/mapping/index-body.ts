import { ANALYSIS_VERSION } from '../../../../engine/analysis.ts'
import { SHELVES } from './dictionary.ts'
import { type ActDocument, BEGINNINGS_A_WORD, TERMS_A_WORD } from './document.ts'
import { similarTo } from './similarity.ts'

/** Raise it whenever the documents or their mapping change. */
const MAPPING_VERSION = 6

/** Marks the indices that this program can search. */
export const INDEX_GENERATION = `analise${ANALYSIS_VERSION}-mapa${MAPPING_VERSION}`

/** Splits at spaces: our own analysis has made the words. */
const analyzer = 'whitespace'
const facet = { type: 'keyword', index: false } as const

const properties: Record<keyof ActDocument, object> = {
  chave: { type: 'long' },
  mudanca: { properties: { seq: { type: 'long' }, mark: { type: 'long', index: false } } },
  valor: { type: 'double' },
  extensao: { type: 'integer', index: false },
  dicionario: { properties: Object.fromEntries(SHELVES.map((shelf) => [shelf, facet])) },
  faceta: { properties: { secao: facet, tipo_ato: facet, orgao: facet } },
  filtros: { type: 'keyword', doc_values: false },
  situacao: { type: 'keyword', doc_values: false },
  // Places, to count phrases as words are counted.
  termos: { type: 'text', analyzer, index_options: 'positions', similarity: 'arauto' },
  comecos: { type: 'text', analyzer, index_options: 'freqs', similarity: 'comecos' },
  // To rerank the best acts by the positions of their words, and to suggest words.
  lido: { type: 'binary', doc_values: true },
  // Pairs of words are terms, too, which finds phrases of common words in a fraction of the time.
  texto: { type: 'text', analyzer, index_phrases: true, similarity: 'arauto' },
  // Only matched: its words are scored as those of the whole text.
  corpo: { type: 'text', analyzer, norms: false },
  titulo: {
    type: 'text',
    analyzer,
    index_phrases: true,
    norms: false,
    similarity: 'arauto',
  },
  ementa: { type: 'text', analyzer, norms: false, similarity: 'arauto' },
  orgao: { type: 'text', analyzer, norms: false, similarity: 'arauto' },
  assinatura: { type: 'text', analyzer, norms: false, similarity: 'arauto' },
  tipo: { type: 'text', analyzer, norms: false, similarity: 'arauto' },
}

export interface IndexShape {
  shards: number
  /** Copies of each shard besides the first, as far as there are nodes. */
  replicas: number
}

/** The settings and mappings of a new index. */
export function indexBody({ shards, replicas }: IndexShape): object {
  return {
    settings: {
      number_of_shards: shards,
      // Adds copies as soon as there are nodes for them.
      auto_expand_replicas: `0-${replicas}`,
      // Most searches want this order.
      sort: { field: 'chave', order: 'desc' },
      // How long a removal is remembered, so that a late writer cannot bring the act back.
      gc_deletes: '1d',
      similarity: { arauto: similarTo(TERMS_A_WORD), comecos: similarTo(BEGINNINGS_A_WORD) },
    },
    // The acts themselves are in the store.
    mappings: { dynamic: 'strict', _source: { enabled: false }, properties },
  }
}
