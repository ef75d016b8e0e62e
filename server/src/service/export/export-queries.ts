import type { ActField } from '../../gazette/publication-detail.ts'
import type { Notice } from '../../lib/notice.ts'
import type { AskedSearch } from '../../search/reading/read-search.ts'
import type { ActKey } from '../../search/search-index.ts'

export const EXPORT_FORMATS = ['jsonl', 'csv', 'parquet'] as const
export type ExportFormatName = (typeof EXPORT_FORMATS)[number]

export interface ExportParams extends AskedSearch {
  format: ExportFormatName
  fields: readonly ActField[]
  /** Of CSV: with a byte order mark, and nothing that a spreadsheet takes for a formula. */
  bom: boolean
}

/** Where an export goes on: after an act, and after so many bytes. */
export interface ExportPlace {
  after: ActKey
  offset: number
}

export interface ExportStart {
  /** Acts that will come, unless the archive changes meanwhile. */
  total: number
  avisos: Notice[]
  head: Uint8Array
  place: ExportPlace
}

interface ExportPiece {
  bytes: Uint8Array
  /** For the tail. */
  note: Uint8Array | null
  acts: number
  /** Null: these were the last acts. */
  next: ExportPlace | null
}

/**
 * Acts that a search finds, all of them, oldest first, written down in pieces. A piece is read from a
 * snapshot of its own, and nothing is held between two of them: a slow receiver costs nothing. Acts do not
 * change places, so each comes once; one that is written or changed meanwhile may come as it was or as it is.
 */
export interface ExportQueries {
  /** `after`: the id of the act after which to begin. Null: there is no such act. */
  begin(params: ExportParams, after: string | null): Promise<ExportStart | null>
  piece(params: ExportParams, place: ExportPlace): Promise<ExportPiece>
  /** What the file ends with, from the notes of all pieces. */
  tail(params: ExportParams, notes: Uint8Array[], offset: number): Promise<Uint8Array>
}
