import type { MovedTable, RowBatch } from './tables.ts'

/**
 * A database into which an archive is copied. Until the end it has one more table, `moving`, with the
 * progress of the copy. No service runs on such a database.
 */
export interface MoveTarget {
  /**
   * Begins or resumes the copy of an archive in this `state`.
   * @throws Problem `conflito` when processes work on the database, it has data of its own, or the
   * archive has changed since
   */
  begin(state: string): Promise<void>
  /** The progress of a table; null: none of it was copied. */
  after(table: MovedTable): Promise<{ last: string; count: number } | null>
  /** Copies rows in one transaction. */
  add(table: MovedTable, batch: RowBatch): Promise<void>
  count(table: MovedTable): Promise<number>
  /** Continues the archive's sequence of numbers. */
  setNumber(table: string, highest: number): Promise<void>
  /** Finishes: the database is now like any other. */
  finish(): Promise<void>
}
