import type { RowCount, RowCounter } from './row-facets.ts'
import type { RowFilter, TableReader } from './row-store.ts'

/** What the rows of a table are, and how they are found: each table has one such type. */
export interface RowKind {
  /** A row, as its act says it. */
  linha: { id: string }
  /** The filters by its own columns. */
  own: object
  order: string
  /** What the rows of one kind come to. */
  sum: { linhas: number }
  /** What they can be counted by. */
  facet: string
  count: RowCount
}

/** The filters by its own columns, and by what acts are. */
export type FilterOf<Kind extends RowKind> = Kind['own'] & RowFilter

/** The filters of each facet, which it ignores; those of bodies are left out apart. */
export type FiltersOfFacets<Kind extends RowKind> = Record<Kind['facet'], (keyof FilterOf<Kind>)[]>

/** Finds and counts the rows of a table. */
export type ReaderOf<Kind extends RowKind> = TableReader<
  Kind['own'],
  Kind['order'],
  Kind['linha'],
  Kind['sum']
> &
  RowCounter<FilterOf<Kind>, Kind['facet'], Kind['count']>
