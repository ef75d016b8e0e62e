import type {
  Query,
  Facets,
  IndexFilters,
  SearchPage,
  SearchRequest,
  TermKind,
  ValueSpan,
  WordCount,
} from '../../engine/port.ts'

export interface SearchFilters extends IndexFilters {
  /**
   * What later acts did to it (gazette/relations/situacao.ts); it changes without the act's text.
   * The embedded index does not know it (store/index/index-filters.ts).
   */
  situacoes?: string[]
}

/** What limits a search as somebody asks it: bodies by names alone, whatever these are read as. */
export interface AskedFilters extends Omit<SearchFilters, 'orgaos' | 'orgaos_exceto' | 'among'> {
  orgaos?: string[]
  orgaos_exceto?: string[]
  /** The lines of those who sign count nowhere but in `assinatura:`. */
  ignorar_assinatura?: boolean
}

/** Questions to the index, as the service asks them. */
export interface SearchReader {
  search(request: SearchRequest<SearchFilters>): Promise<SearchPage>
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

/** The same for an engine, which knows only the texts of acts. */
export interface SearchEngine extends Omit<SearchReader, 'search' | 'facets'> {
  search(request: SearchRequest): Promise<SearchPage>
  facets(query: Query, filters: IndexFilters): Promise<Facets>
}
