import type { ActField } from '../../gazette/publication-detail.ts'
import type { Notice } from '../notice.ts'
import type { AskedSearch } from '../../search/reading/read-search.ts'
import type { ActKey } from '../../../engine/port.ts'

export const EXPORT_FORMATS = ['jsonl', 'csv', 'parquet'] as const
export type ExportFormatName = (typeof EXPORT_FORMATS)[number]

/** The form of a file. */
export interface FileForm {
  format: ExportFormatName
  /** For CSV: with a byte order mark, and nothing that a spreadsheet takes for a formula. */
  bom: boolean
}

export interface ExportParams extends AskedSearch, FileForm {
  fields: readonly ActField[]
  /** Of an article that holds several acts, each that the search finds is a row: see part-rows.ts. */
  porParte: boolean
}

/** Where an export continues: at which byte of the file. */
export interface FilePlace {
  offset: number
}

/** After which act. */
export interface ExportPlace extends FilePlace {
  after: ActKey
  /** The last given one of the acts within it, by its address, if others of it may follow. */
  afterPart: string | null
}

export interface ExportStart<Place extends FilePlace> {
  /**
   * How many are to come, unless the archive changes meanwhile: acts, of which one that holds several may be
   * several rows, or the rows of a table.
   */
  total: number
  counted: 'publicacoes' | 'linhas'
  avisos: Notice[]
  head: Uint8Array
  place: Place
}

export interface ExportPiece<Place extends FilePlace> {
  bytes: Uint8Array
  /** Notes for the tail. */
  note: Uint8Array | null
  acts: number
  rows: number
  /** Null: these were the last ones. */
  next: Place | null
}

/**
 * All that a list finds, oldest first, in pieces. Each piece is read from its own snapshot, and
 * nothing is held in between, so a slow receiver costs nothing. The order is fixed, so each comes
 * once; what changes meanwhile may come in its old or its new form.
 */
export interface PieceQueries<Params, Place extends FilePlace> {
  /** `after`: what was given last, by its address. Null: there is none such. */
  begin(params: Params, after: string | null): Promise<ExportStart<Place> | null>
  piece(params: Params, place: Place): Promise<ExportPiece<Place>>
  /** The end of the file, from the notes of all pieces. */
  tail(params: Params, notes: Uint8Array[], offset: number): Promise<Uint8Array>
}

/** Acts that a search finds; one begins after an act's id or, by part, the address of one within it. */
export type ExportQueries = PieceQueries<ExportParams, ExportPlace>
