import type { StoredPiece } from '../format/block-index.ts'
import type { Budget } from '../../port/budget.ts'
import type { ColumnName, SegmentRow } from '../format/segment-row.ts'

/** A merge in progress: the segment that grows, and the ones that it will replace. */
export interface Building {
  row: SegmentRow
  sources: number[]
  /** The number of written pieces, and the last term in them. */
  pieces: number
  lastTerm: Uint8Array | null
}

/**
 * The stored segments of one index; the storage layer implements it. Bytes come without their
 * checksum. Nothing is cached here: see Segment and SegmentList.
 */
export interface SegmentStore {
  /** What the search that reads spends from. */
  budget: Budget
  /**
   * Runs reads on one state: between two of them a merge might otherwise erase what the second one
   * reads.
   */
  onSnapshot<T>(reads: () => T): T
  /** A number that changes when another connection has written. */
  version(): number
  /** The segments that make up the index, newest first. */
  live(): SegmentRow[]
  /** The merge in progress; there is at most one. */
  building(): Building | null
  /** A segment that is no longer part of the index but still takes room. */
  dropped(): number | null
  /** The bytes of a column; null if the segment has no such column. */
  column(segment: number, name: ColumnName): Uint8Array | null
  /** For each piece its first row and the starts of its dictionary blocks. */
  pieces(segment: number): StoredPiece[]
  /** @throws RangeError when the row is missing or damaged. */
  row(id: number): Uint8Array
}
