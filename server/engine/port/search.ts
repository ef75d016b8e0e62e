import type { ActKey } from './keys.ts'
import type { BodyName, SoughtQuery } from './query.ts'

/** What limits a search, besides its query. */
export interface IndexFilters {
  /** First and last day, YYYY-MM-DD, inclusive. */
  data_inicio?: string
  data_fim?: string
  secoes?: string[]
  orgaos?: BodyName[]
  /** Acts of these are left out. */
  orgaos_exceto?: BodyName[]
  /** Whole, or a beginning before `*`. */
  tipos_ato?: string[]
  edicao?: string
  /** Named in the text: 14 characters, or 8 for a company, without punctuation. */
  cnpjs?: string[]
  /**
   * The largest amount in reais that the text names, inclusive; acts without an amount do not
   * match.
   */
  valor_min?: number
  valor_max?: number
  among?: KeySet
}

/** A set of acts by their keys, ascending: these, or all others. */
export interface KeySet {
  keys: ArrayLike<ActKey>
  others: boolean
}

/** `valor`: the largest amount that the text names, largest first, then newest first. */
export type Order = 'relevancia' | 'recentes' | 'antigas' | 'valor'

export interface SearchRequest<Filters = IndexFilters> {
  query: SoughtQuery
  filters: Filters
  order: Order
  offset: number
  limit: number
  /** Omits this act and all before it. */
  after?: ActKey
  /** Acts that are no longer what counts: the best ones by relevance are ordered anew, and these sink. */
  undone?: ReadonlySet<ActKey>
}

export interface SearchPage {
  /** Exact number of matches. */
  total: number
  keys: ActKey[]
}

/**
 * The number of matches for each value; values are written as in filterTerm, without the prefix.
 */
export interface Facets {
  total: number
  secao: Map<string, number>
  tipo_ato: Map<string, number>
  /** By path, and by each path above it: the count that one more filter by this body would find. */
  orgao: Map<string, number>
  /** By day, YYYY-MM-DD. Months and years are sums of these. */
  dia: Map<string, number>
}

/**
 * The kinds of terms in a dictionary: folded words of texts; norms, in the form that entities.ts
 * writes.
 */
export type TermKind = 'palavra' | 'norma'

/** A value that acts of the archive have. */
export interface ValueSpan {
  /** As in facets. */
  valor: string
  total: number
  /** Dates of the oldest and the newest act, YYYY-MM-DD. */
  primeira: string
  ultima: string
}

/** A word of the index, folded, and the approximate number of acts that have it. */
export interface WordCount {
  palavra: string
  total: number
}
