import type { ColumnName, SegmentRow } from '../format/segment-row.ts'
import type { Piece } from './piece.ts'

/**
 * Changes what is stored of the segments of one index, inside the caller's transaction; whoever stores them
 * fulfils it.
 */
export interface SegmentTables {
  /** @param sources Of one that a merge is making: the segments that it will replace. @returns Its id. */
  insertSegment(
    state: 'live' | 'building',
    row: Omit<SegmentRow, 'id' | 'dead'>,
    sources: number[],
  ): number
  setState(segment: number, state: 'live' | 'dropped'): void
  /** @param length The words of the acts that are not dead. */
  setDead(segment: number, dead: number, length: number): void
  putColumn(segment: number, name: ColumnName, body: Uint8Array): void
  dropColumn(segment: number, name: ColumnName): void
  /** @param lastTerm Where to go on from; none behind the piece that completes its segment. */
  insertPiece(segment: number, piece: Piece, lastTerm?: Uint8Array): void
  /** Frees the room of some rows of a segment; deletes the segment with its last rows. */
  eraseRows(segment: number): void
}
