import type { Query } from './query/tree.ts'

/**
 * The fields that a query can name. `corpo` is the full text; queries without a field search titulo
 * and corpo.
 */
export type TextField = 'titulo' | 'ementa' | 'corpo' | 'orgao' | 'assinatura'

/** The part of an act that the index uses: its texts and the values for filters. */
export interface SearchableAct {
  titulo: string
  ementa: string | null
  conteudo_completo: string
  orgao: string
  assinatura: string
  tipo_ato: string
  secao: string
  edicao: string
  /** YYYY-MM-DD */
  data_publicacao: string
}

/** The analysed act that index and alerts use; only search/analysis.ts creates it. */
export interface AnalyzedAct {
  /**
   * The words of each field as written (folded), in order, separated by spaces. Positions count
   * these.
   */
  fields: Record<TextField, string>
  /** Filter terms such as `:secao=3`, `:orgao=ministerio_da_educacao`, separated by spaces. */
  filters: string
  /** The largest amount in reais that the text names; 0: it names none. */
  valor: number
}

/**
 * The position of an act in the archive, in date order: day × KEYS_PER_DAY + sequence within the
 * day, with days as in lib/time/dates.ts. In every engine, newest first is descending key order.
 */
export type ActKey = number

/** Room for a million acts a day; the busiest day on record has some 5,000. */
export const KEYS_PER_DAY = 2 ** 20

export type IndexChange =
  | { kind: 'put'; key: ActKey; act: AnalyzedAct }
  | { kind: 'remove'; key: ActKey }

export interface SearchFilters {
  /** First and last day, YYYY-MM-DD, inclusive. */
  data_inicio?: string
  data_fim?: string
  secoes?: string[]
  orgaos?: string[]
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
  /**
   * What later acts did to it (gazette/relations/situacao.ts); it changes without the act's text.
   */
  situacoes?: string[]
}

/** A set of acts by their keys, ascending: these, or all others. */
export interface KeySet {
  keys: ArrayLike<ActKey>
  others: boolean
}

/** Filters for an index that knows only the texts of acts. */
export interface IndexFilters extends Omit<SearchFilters, 'situacoes'> {
  among?: KeySet
}

/** `valor`: the largest amount that the text names, largest first, then newest first. */
export type Order = 'relevancia' | 'recentes' | 'antigas' | 'valor'

export interface SearchRequest<Filters = SearchFilters> {
  query: Query
  filters: Filters
  order: Order
  offset: number
  limit: number
  /** Omits this act and all before it. */
  after?: ActKey
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

/** Questions to the index; the port that every search engine implements. */
export interface SearchReader {
  search(request: SearchRequest): Promise<SearchPage>
  /** Counts the values of all matches. */
  facets(query: Query, filters: SearchFilters): Promise<Facets>
  /** The words of texts that are one letter away from a folded word, likeliest first. */
  nearestWords(word: string, limit: number): Promise<WordCount[]>
  /** The terms with this prefix, most acts first. */
  commonest(of: TermKind, prefix: string, limit: number): Promise<WordCount[]>
  /**
   * All values that acts have, in no particular order; the same list object until the acts change.
   */
  values(facet: 'orgao' | 'tipo_ato'): Promise<ValueSpan[]>
}

/** The same port for an engine that knows only the texts of acts. */
export interface SearchEngine extends Omit<SearchReader, 'search' | 'facets'> {
  search(request: SearchRequest<IndexFilters>): Promise<SearchPage>
  facets(query: Query, filters: IndexFilters): Promise<Facets>
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

/**
 * An engine as its contract test sees it (server/test/_search-conformance.ts). The next search sees
 * applied changes.
 */
export interface SearchIndex extends Pick<SearchReader, 'search'> {
  apply(changes: IndexChange[]): Promise<void>
}
