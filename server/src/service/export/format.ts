import type { FileTable } from './file-table.ts'

/** A way to write a table, piece by piece; the writer keeps no state between the pieces. */
export interface ExportFormat {
  /** The beginning of the file. */
  head<Row>(table: FileTable<Row>): Uint8Array
  /** Some rows; `offset` is the number of bytes before them. */
  body<Row>(table: FileTable<Row>, rows: Row[], offset: number): Body
  /**
   * The end of the file; `offset` is the number of bytes before it. It may need the notes of all pieces, in
   * order.
   */
  tail<Row>(table: FileTable<Row>, notes: Uint8Array[], offset: number): Uint8Array
  /** The size of a piece, in characters of rows; its last row may exceed it. */
  pieceLength: number
}

interface Body {
  bytes: Uint8Array
  /** What the tail needs to know about it. */
  note: Uint8Array | null
}

export const NOTHING = new Uint8Array()
