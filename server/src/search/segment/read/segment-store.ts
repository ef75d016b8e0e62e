import type { StoredPiece } from '../format/block-index.ts'
import type { ColumnName, SegmentRow } from '../format/segment-row.ts'

/** A merge under way: the segment that grows and what it will replace. */
export interface Building {
  row: SegmentRow
  sources: number[]
  /** How many pieces of it are written, and the last term among them. */
  pieces: number
  lastTerm: Uint8Array | null
}

/**
 * What is stored of the segments of one index; whoever stores them fulfils it. Bytes come without their
 * checksum. Nothing here is kept: see Segment and SegmentList.
 */
export interface SegmentStore {
  /** Called now and then by work that may take long. @throws when it has to end */
  checkpoint(): void
  /** Runs reads on one state: between two of them a merge might erase what the second one reads. */
  onSnapshot<T>(reads: () => T): T
  /** A number that changes when another connection has written. */
  version(): number
  /** The segments that make up the index, newest first. */
  live(): SegmentRow[]
  /** The merge under way, of which there is at most one. */
  building(): Building | null
  /** A segment that is no longer part of the index but still takes room. */
  dropped(): number | null
  /** The bytes of a column; null when the segment has none of that name. */
  column(segment: number, name: ColumnName): Uint8Array | null
  /** Of each piece its first row, and where the dictionary blocks in it begin. */
  pieces(segment: number): StoredPiece[]
  /** @throws RangeError when the row is missing or not what was written. */
  row(id: number): Uint8Array
}
