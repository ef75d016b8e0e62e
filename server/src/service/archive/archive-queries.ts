import type { Edition, EditionFilter } from '../../gazette/edition.ts'
import type { SourceStatus } from '../../gazette/ledger/ledger.ts'
import type { ActField } from '../../gazette/publication-detail.ts'
import type { RootedReport } from '../../gazette/ledger/source-report.ts'
import type { ByteString } from '../../lib/text/byte-string.ts'
import type { Motivo } from '../../search/reading/approximate.ts'
import type { Ampliacao } from '../../search/reading/applied.ts'
import type { AskedSearch } from '../../search/reading/read-search.ts'
import type { Order } from '../../../engine/port.ts'
import type { AskedFilters } from '../../search/search-reader.ts'
import type { WatchedRows } from '../../monitor/watched-rows.ts'
import type { PastRow } from '../rows/past-rows.ts'
import type { Notice } from '../notice.ts'
import type { ArchiveSummary, DatedStatement, FoundAct } from './archive-store.ts'
import type { AskedFacets, Bar, FacetField, HistogramStep } from './facets.ts'

export interface SearchParams extends AskedSearch {
  order: Order
  /** From 1; a page past the last one is empty. */
  pagina: number
  limite: number
  /** Whether to show where each act matches. */
  trechos: boolean
  /** What to count all matches by; null: nothing. */
  facetas: FacetField[] | null
  histograma: HistogramStep | null
  /** Whether each of several acts in an article that has the words is a result of its own. */
  porParte?: boolean
  /** The fields of each act of the page; absent: those of a hit. */
  campos?: readonly ActField[] | null
  /**
   * Whether to find acts that only come near, too; null or absent: on the first page, if the search finds
   * few.
   */
  aproximar?: boolean | null
}

/** How a search was read, with the names of the wire. */
export interface SearchReading {
  /** The version; 0: literally. */
  leitura: number
  ampliacoes: CountedAmpliacao[]
}

interface CountedAmpliacao extends Ampliacao {
  /** How many more acts are found because of it. */
  acrescenta: number
}

/** Acts that come near what was typed, and are not among the results, with the names of the wire. */
export interface Approximate {
  /** The exact number of such acts. */
  total: number
  /** The query, with its slips corrected. */
  consulta: string
  motivos: Motivo[]
  /** The page, like that of the results, best first. */
  resultados: ByteString
}

export interface SearchAnswer {
  /** The exact number of matches. */
  total: number
  consulta: SearchReading
  /**
   * The page, a JSON array of `FoundAct`, or of acts with the requested fields: it is only passed on. Not a
   * buffer: buffers lie outside V8's heap, and this many make V8 search the whole heap for dead ones, twice a
   * second.
   */
  resultados: ByteString
  /** Null: not asked for, not needed, or nothing comes near that is not found. */
  aproximados: Approximate | null
  facetas: AskedFacets | null
  histograma: Bar[] | null
  avisos: Notice[]
}

/** An act that an alert would have found, and which of `termos` it matches. */
interface FoundByAlert {
  id: string
  termos: string[]
  /** What an alert of rows finds in it. */
  linhas?: PastRow[]
}

/** An alert to try on the archived acts. */
export interface SimulationParams extends AskedSearch {
  /** It finds rows, and `termo` and the filters say nothing; null: it finds acts. */
  linhas: WatchedRows | null
  filters: Pick<AskedFilters, 'secoes' | 'orgaos' | 'tipos_ato'>
  /** YYYY-MM-DD, inclusive; null: the last 90 days of the archive. */
  period: Period | null
}

/** First and last day, YYYY-MM-DD. */
export interface Period {
  desde: string
  ate: string
}

/** What an alert would have found, with the names of the wire. */
export interface Simulation extends Period {
  total: number
  consulta: SearchReading
  /**
   * Every day of the period. `coberto`: the archive has at least one of the requested sections of
   * that day.
   */
  dias: { data: string; total: number; coberto: boolean }[]
  /** The newest of them. */
  exemplos: FoundAct[]
  avisos: Notice[]
}

/** The state of the source of editions, for operators. */
interface SourceHealth {
  /** Regular sections of today that should have arrived but have not. */
  late: number
  /** Failures of the source since its last good answer. */
  failures: number
  /** The time of that answer; null: never, or there is no collector. */
  answeredAt: Date | null
}

/** Queries to the archive, each answered from one snapshot. */
export interface ArchiveQueries {
  search(params: SearchParams): Promise<SearchAnswer>
  /** What an alert would have found; without a period, in the last days of the archive. */
  simulate(params: SimulationParams, examples?: number): Promise<Simulation>
  /** The acts that an alert would have found in a period, oldest first, at most `limit`. */
  matching(params: SimulationParams, limit: number): Promise<FoundByAlert[]>
  /** The 100 most recent without a filter, newest first. */
  editions(filter: EditionFilter): Promise<{ edicoes: Edition[]; avisos: Notice[] }>
  /** The state of each date and section, newest first. */
  sources(period: Period): Promise<{ fontes: RootedReport[]; coletor: SourceStatus | null }>
  /** What was stated of the days, in the order in which it was. */
  statements(period: Period): Promise<DatedStatement[]>
  sourceHealth(): Promise<SourceHealth>
  /** The number of publications and editions, and the last day. */
  summary(): Promise<ArchiveSummary>
}
