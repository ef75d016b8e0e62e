import type { Order, SearchFilters } from '../search/search-index.ts'
import type { Query } from '../search/query/tree.ts'
import type { Simulacao } from './alerts/simulation-schema.ts'
import type { Aviso } from './schemas/aviso.ts'
import type { Edicao } from './schemas/edicao.ts'
import type { Coletor, Fonte } from './schemas/fonte.ts'
import type { PublicacaoDetalhe, Relacao, ResultadoBusca } from './schemas/publicacao.ts'

export type { Aviso, Coletor, Edicao, Fonte, PublicacaoDetalhe, Relacao, ResultadoBusca }
export type { Simulacao as Simulation } from './alerts/simulation-schema.ts'

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
  /**
   * The page, a JSON array of `ResultadoBusca`: nobody on its way out needs to read it. Text, because buffers
   * lie outside V8's heap, and so many make it search the whole heap for dead ones, twice a second.
   */
  resultados: string
  avisos: Aviso[]
}

/** An alert to be tried on what is in the archive. */
export interface SimulationParams {
  query: Query
  filters: Pick<SearchFilters, 'secoes' | 'orgaos' | 'tipos_ato'>
  /** YYYY-MM-DD, inclusive; null: the last 90 days of the archive. */
  period: { desde: string; ate: string } | null
}

/** All that is given must hold (AND). */
export interface EditionFilter {
  data?: string
  /** YYYY-MM */
  mes?: string
  ano?: number
}

/** Of the source of editions, for those who run the service. */
export interface SourceHealth {
  /** Regular sections of the present day that should have come and have not. */
  late: number
  /** Failures of the source since it last answered as it should. */
  failures: number
  /** When that was; null: never, or there is no collector. */
  answeredAt: Date | null
}

/** What the API needs of the archive. Everything that can take over a millisecond runs off this thread. */
export interface ArchiveReader {
  /** Rejects with a Problem `indisponivel` when the deadline passes or too many searches wait. */
  search(params: SearchParams): Promise<SearchAnswer>
  /** What an alert would have found; rejects as `search` does. */
  simulate(params: SimulationParams): Promise<Simulacao>
  /** The ids of the acts that an alert would have found in a period, oldest first, at most `limit`. */
  matching(params: SimulationParams, limit: number): Promise<string[]>
  /** A primary-key lookup, on the calling thread. */
  publication(id: string): PublicacaoDetalhe | null
  /** The 100 most recent without a filter, newest first. */
  editions(filter: EditionFilter): Promise<{ edicoes: Edicao[]; avisos: Aviso[] }>
  /** What there is of each date and section, newest first. */
  sources(range: {
    desde: string
    ate: string
  }): Promise<{ fontes: Fonte[]; coletor: Coletor | null }>
  /** Some primary-key lookups, on the calling thread. */
  sourceHealth(): SourceHealth
  /** Throws when the database cannot answer; for readiness. */
  check(): void
  /** Number of publications and editions, and the last day, for metrics. */
  summary(): { publicacoes: number; edicoes: number; ultima_data: string | null }
}
