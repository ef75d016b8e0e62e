import type { Publication } from '../gazette/publication.ts'
import type { AnalyzedAct } from '../search/search-index.ts'

/** An act ready to be written; everything costly was done in a parser thread. */
export interface PreparedAct {
  publication: Omit<Publication, 'conteudo_completo'>
  /** `conteudo_completo`, compressed. */
  content: Uint8Array
  /** SHA-256 of the normalised publication: equal means unchanged. */
  digest: Uint8Array
  analyzed: AnalyzedAct
}

/** Section and day as the ledger counts them. */
export interface LedgerKey {
  data: string
  pubName: string
}

/** Where acts come from, while they are written. */
export interface Origin {
  /** File name without its folder. */
  arquivo: string
  /** Whether all acts of this section should be in it. */
  covers(section: LedgerKey): boolean
}

export interface LedgerEntry extends LedgerKey {
  estado: 'completa' | 'parcial'
  artigos: number
  rejeitados: number
}

/** A whole source (a zip, a folder's XML files) after its last act. */
export interface FinishedSource {
  /** File name without its folder. */
  arquivo: string
  sha256: string | null
  entries: LedgerEntry[]
  /** Editions (date and number) whose first whole section this is, if no other was before. */
  editions: { data: string; numero: string }[]
  rejections: { artigo: string; motivo: string }[]
}

export type ActOutcome =
  | 'nova'
  | 'alterada'
  | 'igual'
  /** The file has fewer parts of a split act than we hold, or a text replaced since: nothing changes. */
  | 'mantida'

/** What the importer needs of the store. Each call is one transaction, index and events included. */
export interface ArchiveWriter {
  /**
   * Writes acts from the front of `acts` until the write lock has been held for a few hundredths of a
   * second; gives the outcomes of those written. A section that changes is `parcial` until
   * {@link finish}, unless it is complete and the origin brings only some acts of it.
   */
  write(acts: PreparedAct[], origin: Origin): ActOutcome[]
  finish(source: FinishedSource): void
}
