import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import type { MissingNotices } from '../archive/missing-notices.ts'
import type { FileTable } from '../export/file-table.ts'
import { type RowExportQueries, createRowExportQueries } from './row-exports.ts'
import { type AskedRowFacets, type RowCount, type RowCounter, countRows } from './row-facets.ts'
import { type AskedWords, type RowParams, type RowsPage, createRowQueries } from './row-queries.ts'
import type { Published, RowFilter, RowTableName, TableReader } from './row-store.ts'

/** What every table is exported in. */
type InFiles = 'antigas'

/** A table of rows: what it is called, and how it is found, counted and written to files. */
export interface RowTable<
  Own extends object,
  Order extends string,
  Linha extends { id: string },
  Sum extends { linhas: number },
  Facet extends string,
  Count extends RowCount,
> {
  name: RowTableName
  /** The sections whose missing editions are missed here; extra editions have acts of all. */
  secoes: readonly ('1' | '2' | '3')[]
  file: FileTable<Published<Linha>>
  readerOf(
    view: ArchiveView,
  ): TableReader<Own, Order | InFiles, Linha, Sum> & RowCounter<Own & RowFilter, Facet, Count>
  /** The filters of each facet, which it ignores; those of bodies are left out apart. */
  filtersOf: Record<Facet, (keyof (Own & RowFilter))[]>
  /** The acts that can have such rows, where a row's own columns tell something of them. */
  narrowed?<Asked extends AskedWords & { own: Own }>(asked: Asked): Asked
}

export interface TableParams<
  Own extends object,
  Order extends string,
  Facet extends string,
> extends RowParams<Own, Order> {
  /** What to count the whole result by; null: nothing. */
  facetas: Facet[] | null
}

export interface TableQueries<
  Own extends object,
  Order extends string,
  Linha,
  Sum,
  Facet extends string,
  Count extends RowCount,
> {
  /** @throws Problem for a query that cannot be read, or finds too many acts */
  list(asked: TableParams<Own, Order, Facet>): Promise<
    RowsPage<Linha, Sum> & {
      /** Null for a page behind another, too. */
      facetas: AskedRowFacets<Facet, Count> | null
    }
  >
}

/** Lists and counts the rows of a table. */
export function createTableQueries<
  Own extends object,
  Order extends string,
  Linha extends { id: string },
  Sum extends { linhas: number },
  Facet extends string,
  Count extends RowCount,
>(
  table: RowTable<Own, Order, Linha, Sum, Facet, Count>,
  store: ArchiveStore,
  missing: MissingNotices,
): TableQueries<Own, Order, Linha, Sum, Facet, Count> {
  const { readerOf, filtersOf, narrowed = (asked) => asked } = table
  const rows = createRowQueries<Own, Order | InFiles, Linha, Sum>(table, missing)
  return {
    list: (asked) =>
      store.read(async (view) => {
        const params = narrowed(asked)
        const filter = await rows.filterOf(view, params)
        const page = await rows.list(view, filter, params)
        const { facetas, after } = asked
        if (facetas === null || after !== null) return { ...page, facetas: null }
        const anywhere = facetas.some((facet) => facet === 'orgao')
          ? await rows.anywhere(view, params)
          : filter
        const counted = { filtersOf, asked: facetas }
        return { ...page, facetas: await countRows(readerOf(view), { filter, anywhere }, counted) }
      }),
  }
}

/** Exports the rows of a table. */
export function createTableExports<
  Own extends object,
  Order extends string,
  Linha extends { id: string },
  Sum extends { linhas: number },
  Facet extends string,
  Count extends RowCount,
>(
  table: RowTable<Own, Order, Linha, Sum, Facet, Count>,
  store: ArchiveStore,
  missing: MissingNotices,
): RowExportQueries<Own> {
  const { readerOf, narrowed = (asked) => asked } = table
  const rows = createRowQueries<Own, Order | InFiles, Linha, Sum>(table, missing)
  return createRowExportQueries<Own, Linha>(store, {
    table: table.file,
    readerOf,
    filterOf: (view, asked) => rows.filterOf(view, narrowed(asked)),
    list: (view, filter, asked) => rows.list(view, filter, narrowed(asked)),
  })
}
