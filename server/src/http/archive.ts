import type { Order, SearchFilters } from '../search/search-index.ts'
import type { Query } from '../search/query/tree.ts'
import type { Aviso } from './schemas/aviso.ts'
import type { Edicao } from './schemas/edicao.ts'
import type { PublicacaoDetalhe, ResultadoBusca } from './schemas/publicacao.ts'

export type { Aviso, Edicao, PublicacaoDetalhe, ResultadoBusca }

export interface SearchParams {
  query: Query
  filters: SearchFilters
  order: Order
  /** From 1; any page past the last one is simply empty. */
  pagina: number
  limite: number
}

export interface SearchAnswer {
  /** Exact number of matches. */
  total: number
  resultados: ResultadoBusca[]
  avisos: Aviso[]
}

/** All that is given must hold (AND). */
export interface EditionFilter {
  data?: string
  /** YYYY-MM */
  mes?: string
  ano?: number
}

/** What the API needs of the archive. Everything that can take over a millisecond runs off this thread. */
export interface ArchiveReader {
  /** Rejects with a Problem `indisponivel` when the deadline passes or too many searches wait. */
  search(params: SearchParams): Promise<SearchAnswer>
  /** A primary-key lookup, on the calling thread. */
  publication(id: string): PublicacaoDetalhe | null
  /** The 100 most recent without a filter, newest first. */
  editions(filter: EditionFilter): Promise<{ edicoes: Edicao[]; avisos: Aviso[] }>
  /** Throws when the database cannot answer; for readiness. */
  check(): void
  /** Number of publications and editions, and the last day, for metrics. */
  summary(): { publicacoes: number; edicoes: number; ultima_data: string | null }
}
