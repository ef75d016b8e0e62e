import type { MovedTable, RowBatch } from './tables.ts'

/** An archive to copy, in its state at the time of opening. */
export interface MoveSource {
  /** Changes with anything that a service or an import does. */
  state: string
  counts: ReadonlyMap<MovedTable, number>
  /** The highest number used in a table that never reuses numbers. */
  numbers: { table: string; highest: number }[]
  /** The rows of a table after the key `after` (JSON); null: all. */
  batches(table: MovedTable, after: string | null): Iterable<RowBatch> | AsyncIterable<RowBatch>
}

/** A batch is one request to the other database, or one of its transactions. */
export const BATCH_BYTES = 2 * 2 ** 20
export const BATCH_ROWS = 5_000
