import type { Query } from './query/tree.ts'

/** The fields a query can name. `corpo` is the full text; queries without a field seek titulo and corpo. */
export type TextField = 'titulo' | 'ementa' | 'corpo' | 'orgao' | 'assinatura'

/** What the index sees of an act: its texts and the values that filters compare. */
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

/** What the index and the alerts see of an act; made by search/analysis.ts, nowhere else. */
export interface AnalyzedAct {
  /** The words of each field as written (folded), in order, separated by spaces: positions are counted here. */
  fields: Record<TextField, string>
  /** Filter terms such as `:secao=3`, `:orgao=ministerio_da_educacao`, separated by spaces. */
  filters: string
  /** The largest amount in reais that the text names; 0: it names none. */
  valor: number
}

/**
 * The place of an act in the archive: date order, day × KEYS_PER_DAY + sequence within the day, days
 * counted as in lib/dates.ts. Newest first is descending key order, in every engine.
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
  /** Named in the text: 14 characters, or the 8 of a company, without punctuation. */
  cnpjs?: string[]
  /** The largest amount in reais that the text names, inclusive; an act that names none is not found. */
  valor_min?: number
  valor_max?: number
  /** What others made of it (gazette/relations/situacao.ts), which changes without its text. */
  situacoes?: string[]
}

/** Some acts by their keys, ascending: these, or all others. */
export interface KeySet {
  keys: ArrayLike<ActKey>
  others: boolean
}

/** Filters as an index takes them that holds nothing but what acts say. */
export interface IndexFilters extends Omit<SearchFilters, 'situacoes'> {
  among?: KeySet
}

/** `valor`: the largest amount that the text names, largest first; then the newest. */
export type Order = 'relevancia' | 'recentes' | 'antigas' | 'valor'

export interface SearchRequest<Filters = SearchFilters> {
  query: Query
  filters: Filters
  order: Order
  offset: number
  limit: number
  /** Leaves out this act and all before it. */
  after?: ActKey
}

export interface SearchPage {
  /** Exact number of matches. */
  total: number
  keys: ActKey[]
}

/** How many matches have each value; values as filterTerm writes them, without their prefix. */
export interface Facets {
  total: number
  secao: Map<string, number>
  tipo_ato: Map<string, number>
  /** By path, and by each path above it: as many as this body as one more filter would find. */
  orgao: Map<string, number>
  /** By day, YYYY-MM-DD. Months and years are sums of these. */
  dia: Map<string, number>
}

/** Questions to the index; the port that every search engine fulfils. */
export interface SearchReader {
  search(request: SearchRequest): Promise<SearchPage>
  /** Counts the values that all matches have. */
  facets(query: Query, filters: SearchFilters): Promise<Facets>
  /** The words of texts that are a letter away from a folded word, those that were likeliest meant first. */
  nearestWords(word: string, limit: number): Promise<WordCount[]>
  /** The terms that begin so, those of the most acts first. */
  commonest(of: TermKind, prefix: string, limit: number): Promise<WordCount[]>
  /** All values that acts have, in no particular order; the same list while the acts are the same. */
  values(facet: 'orgao' | 'tipo_ato'): Promise<ValueSpan[]>
}

/** The same of an engine that holds nothing but what acts say. */
export interface SearchEngine extends Omit<SearchReader, 'search' | 'facets'> {
  search(request: SearchRequest<IndexFilters>): Promise<SearchPage>
  facets(query: Query, filters: IndexFilters): Promise<Facets>
}

/** What a dictionary has terms of: folded words of texts; norms, as entities.ts writes their values. */
export type TermKind = 'palavra' | 'norma'

/** A value that acts of the archive have. */
export interface ValueSpan {
  /** As in facets. */
  valor: string
  total: number
  /** Of the oldest and the newest act, YYYY-MM-DD. */
  primeira: string
  ultima: string
}

/** A word of the index, folded, and about how many acts have it. */
export interface WordCount {
  palavra: string
  total: number
}

/**
 * An engine as its contract sees it, server/test/_search-conformance.ts. What was applied is found by the next
 * search.
 */
export interface SearchIndex extends Pick<SearchReader, 'search'> {
  apply(changes: IndexChange[]): Promise<void>
}
