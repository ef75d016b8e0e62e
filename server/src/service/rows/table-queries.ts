import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import type { MissingNotices } from '../archive/missing-notices.ts'
import type { FileTable } from '../export/file-table.ts'
import { type RowExportQueries, createRowExportQueries } from './row-exports.ts'
import { type AskedRowFacets, countRows } from './row-facets.ts'
import type { FiltersOfFacets, ReaderOf, RowKind } from './row-kind.ts'
import { type AskedWords, type RowParams, type RowsPage, createRowQueries } from './row-queries.ts'
import type { Published, RowTableName } from './row-store.ts'

/** What every table is exported in. */
type InFiles = 'antigas'
type Listed<Kind extends RowKind> = Omit<Kind, 'order'> & { order: Kind['order'] | InFiles }

/** A table of rows: what it is called, and how it is found, counted and written to files. */
export interface RowTable<Kind extends RowKind> {
  name: RowTableName
  /** The sections whose missing editions are missed here; extra editions have acts of all. */
  secoes: readonly ('1' | '2' | '3')[]
  file: FileTable<Published<Kind['linha']>>
  readerOf(view: ArchiveView): ReaderOf<Listed<Kind>>
  filtersOf: FiltersOfFacets<Kind>
  /** The acts that can have such rows, where a row's own columns tell something of them. */
  narrowed?<Asked extends AskedWords & { own: Kind['own'] }>(asked: Asked): Asked
}

export interface TableParams<Kind extends RowKind> extends RowParams<Kind['own'], Kind['order']> {
  /** What to count the whole result by; null: nothing. */
  facetas: Kind['facet'][] | null
}

export interface TableQueries<Kind extends RowKind> {
  /** @throws Problem for a query that cannot be read, or finds too many acts */
  list(asked: TableParams<Kind>): Promise<
    RowsPage<Kind['linha'], Kind['sum']> & {
      /** Null for a page behind another, too. */
      facetas: AskedRowFacets<Kind['facet'], Kind['count']> | null
    }
  >
}

/** Lists and counts the rows of a table. */
export function createTableQueries<Kind extends RowKind>(
  table: RowTable<Kind>,
  store: ArchiveStore,
  missing: MissingNotices,
): TableQueries<Kind> {
  const { readerOf, filtersOf, narrowed = (asked) => asked } = table
  const rows = createRowQueries<Listed<Kind>>(table, missing)
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
export function createTableExports<Kind extends RowKind>(
  table: RowTable<Kind>,
  store: ArchiveStore,
  missing: MissingNotices,
): RowExportQueries<Kind['own']> {
  const { readerOf, narrowed = (asked) => asked } = table
  const rows = createRowQueries<Listed<Kind>>(table, missing)
  return createRowExportQueries<Kind['own'], Kind['linha']>(store, {
    table: table.file,
    readerOf,
    filterOf: (view, asked) => rows.filterOf(view, narrowed(asked)),
    list: (view, filter, asked) => rows.list(view, filter, narrowed(asked)),
  })
}
