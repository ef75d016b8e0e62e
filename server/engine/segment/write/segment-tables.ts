import type { ColumnName, SegmentRow } from '../format/segment-row.ts'
import type { Piece } from './piece.ts'

/**
 * Changes the stored segments of one index, inside the caller's transaction; the storage layer
 * implements it.
 */
export interface SegmentTables {
  /** @param sources For a merge: the segments that the new one will replace. @returns Its id. */
  insertSegment(
    state: 'live' | 'building',
    row: Omit<SegmentRow, 'id' | 'dead'>,
    sources: number[],
  ): number
  setState(segment: number, state: 'live' | 'dropped'): void
  /** @param length The number of words of the acts that are not dead. */
  setDead(segment: number, dead: number, length: number): void
  putColumn(segment: number, name: ColumnName, body: Uint8Array): void
  dropColumn(segment: number, name: ColumnName): void
  /** @param lastTerm Where to continue; absent for the piece that completes its segment. */
  insertPiece(segment: number, piece: Piece, lastTerm?: Uint8Array): void
  /** Frees some rows of a segment; deletes the segment with its last rows. */
  eraseRows(segment: number): void
}
