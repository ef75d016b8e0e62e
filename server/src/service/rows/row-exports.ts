import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import type { FileForm, FilePlace, PieceQueries } from '../export/export-queries.ts'
import type { FileTable } from '../export/file-table.ts'
import { formatOf } from '../export/formats/format-of.ts'
import { createRememberedFilters } from './remembered-filters.ts'
import type { AskedWords, RowParams, RowsPage } from './row-queries.ts'
import type { Published, RowFilter, RowPosition, TableReader } from './row-store.ts'

/** What a row takes in a file, in characters. */
const ROW_LENGTH = 1_024
/** More than any act has. */
const MOST_ROWS_OF_ACT = 10_000
const IN_ORDER = 'antigas'

/** Rows as they are asked for in a file; they come in the order of the gazette. */
interface RowExportParams<Own extends object> extends AskedWords, FileForm {
  own: Own
}

/** Behind which row a file continues. */
interface RowPlace extends FilePlace {
  after: RowPosition | null
}

/** Rows of a table; one begins after a row's address: the id of its act, `#`, its own id. */
export type RowExportQueries<Own extends object> = PieceQueries<RowExportParams<Own>, RowPlace>

interface Counted {
  linhas: number
}

/** A table that is exported as it is listed. */
interface ExportedTable<Own extends object, Linha> {
  table: FileTable<Published<Linha>>
  readerOf(view: ArchiveView): TableReader<Own, typeof IN_ORDER, Linha, Counted>
  filterOf(view: ArchiveView, params: AskedWords & { own: Own }): Promise<Own & RowFilter>
  list(
    view: ArchiveView,
    filter: Own & RowFilter,
    asked: RowParams<Own, typeof IN_ORDER>,
  ): Promise<RowsPage<Linha, Counted>>
}

/** Exports the rows of a table in pieces, without holding anything between two of them. */
export function createRowExportQueries<Own extends object, Linha extends { id: string }>(
  store: ArchiveStore,
  { table, readerOf, filterOf, list }: ExportedTable<Own, Linha>,
): RowExportQueries<Own> {
  const filters = createRememberedFilters(filterOf)
  return {
    async begin(params, address) {
      const format = await formatOf(params) // it may have to be loaded, and no view waits for that
      return await store.read(async (view) => {
        const filter = await filters.find(view, params)
        const start = address === null ? NO_ROW : await behind(view, filter, address)
        if (start === null) return null
        const { after } = start
        const first = { ...params, order: IN_ORDER, after: null, limite: 1 } as const
        const { sums, avisos } = await list(view, filter, first)
        const rest = after === null ? sums : await readerOf(view).sums(from(filter, after))
        const total = (rest ?? []).reduce((sum, { linhas }) => sum + linhas, 0) - start.taken
        const head = format.head(table)
        return { total, counted: 'linhas', avisos, head, place: { after, offset: head.length } }
      })
    },

    async piece(params, { after, offset }) {
      const format = await formatOf(params)
      return await store.read(async (view) => {
        const filter = await filters.recall(view, params)
        const limit = Math.ceil(format.pieceLength / ROW_LENGTH)
        const page = { order: IN_ORDER, after, limit } as const
        const found = await readerOf(view).page(filter, page)
        const rows = found.map(({ row }) => row)
        const { bytes, note } = format.body(table, rows, offset)
        const last = found.at(-1)
        const next =
          last === undefined || found.length < limit
            ? null
            : { after: last.place, offset: offset + bytes.length }
        const keys = new Set(found.map(({ place }) => place.key))
        if (after !== null) keys.delete(after.key)
        return { bytes, note, acts: keys.size, rows: rows.length, next }
      })
    },

    tail: async (params, notes, offset) => (await formatOf(params)).tail(table, notes, offset),
  }

  /** Where a row is, and how many of its act come before what follows it; null: it is not among these. */
  async function behind(
    view: ArchiveView,
    filter: Own & RowFilter,
    address: string,
  ): Promise<Start | null> {
    const [publicacao = '', id] = address.split('#')
    const key = await view.keyOf(publicacao)
    if (key === null || (filter.among && !filter.among.includes(key))) return null
    const page = { order: IN_ORDER, after: null, limit: MOST_ROWS_OF_ACT } as const
    const rows = await readerOf(view).page({ ...filter, among: [key] }, page)
    const at = rows.findIndex(({ row }) => row.id === id)
    return at === -1 ? null : { after: rows[at]!.place, taken: at + 1 }
  }
}

/** Behind a row; `taken`: how many rows of its act were given. */
interface Start {
  after: RowPosition | null
  taken: number
}

const NO_ROW: Start = { after: null, taken: 0 }

/** The same rows, of an act and those after it. */
function from<Filter extends RowFilter>(filter: Filter, { key }: RowPosition): Filter {
  return { ...filter, acts: { ...filter.acts, from: Math.max(filter.acts?.from ?? key, key) } }
}
