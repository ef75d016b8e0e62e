import type { ActField } from '../../gazette/publication-detail.ts'
import type { Notice } from '../notice.ts'
import type { AskedSearch } from '../../search/reading/read-search.ts'
import type { ActKey } from '../../../engine/port.ts'

export const EXPORT_FORMATS = ['jsonl', 'csv', 'parquet'] as const
export type ExportFormatName = (typeof EXPORT_FORMATS)[number]

export interface ExportParams extends AskedSearch {
  format: ExportFormatName
  fields: readonly ActField[]
  /** For CSV: with a byte order mark, and nothing that a spreadsheet takes for a formula. */
  bom: boolean
  /** Of an article that holds several acts, each that the search finds is a row: see part-rows.ts. */
  porParte: boolean
}

/** Where an export continues: after which act, and at which byte of the file. */
export interface ExportPlace {
  after: ActKey
  /** The last given one of the acts within it, by its address, if others of it may follow. */
  afterPart: string | null
  offset: number
}

export interface ExportStart {
  /** The number of acts to come, of which one that holds several may be several rows, unless the archive changes meanwhile. */
  total: number
  avisos: Notice[]
  head: Uint8Array
  place: ExportPlace
}

interface ExportPiece {
  bytes: Uint8Array
  /** Notes for the tail. */
  note: Uint8Array | null
  acts: number
  rows: number
  /** Null: these were the last acts. */
  next: ExportPlace | null
}

/**
 * All acts that a search finds, oldest first, in pieces. Each piece is read from its own snapshot,
 * and nothing is held in between, so a slow receiver costs nothing. The order of acts is fixed, so
 * each comes once; an act that changes meanwhile may come in its old or its new form.
 */
export interface ExportQueries {
  /**
   * `after`: the id of the act after which to begin; by part, also the address of one within it. Null: there
   * is no such act.
   */
  begin(params: ExportParams, after: string | null): Promise<ExportStart | null>
  piece(params: ExportParams, place: ExportPlace): Promise<ExportPiece>
  /** The end of the file, from the notes of all pieces. */
  tail(params: ExportParams, notes: Uint8Array[], offset: number): Promise<Uint8Array>
}
