import type { Situacao } from '../../gazette/relations/situacao.ts'
import type { RowOrigin } from '../../gazette/rows/packed-movement.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'
import type {
  Published,
  RowFilter,
  RowPosition,
  TableReader,
  RowTableName,
} from '../../service/rows/row-store.ts'
import { EXPRESSIONS } from '../archive/publication-rows.ts'
import { publications } from '../archive/tables.ts'
import { bytes, derived, int, nullable, row, text, word } from '../rows.ts'
import type { SqlReader, SqlValue } from '../sql.ts'
import { type Conditions, whereAll } from './conditions.ts'

/** What rows are ordered by before their place in the gazette; null: nothing. */
interface OrderColumn {
  column: string | null
  direction: 'ASC' | 'DESC'
  /** How the column is read. */
  isNumber?: true
}

/** A table of rows, and how it is read. */
export interface StoredRows<Own, Order extends string, Linha> {
  table: RowTableName
  orders: Record<Order, OrderColumn>
  conditionsOf(filter: Own & RowFilter): Conditions
  /** Reads a stored row. */
  linhaOf(text: string, origin: RowOrigin): Linha
}

const actColumns = publications.pick('id', 'data_publicacao', 'secao', 'edicao', 'pagina')

const rowsOf = (table: RowTableName, { column, isNumber }: OrderColumn) => ({
  read: row({
    key: int,
    seq: int,
    orgao: text,
    versao: int,
    at: nullable<string | number>(isNumber ? int : text),
    ...actColumns.shape,
    url_original: text,
    situacao: word<Situacao>(),
    linha: derived((value) => decompressText(bytes.read(value))),
  }),
  shown: `${table}.key, ${table}.seq, ${table}.orgao, row_readings.${table} AS versao,
    ${column === null ? 'NULL' : `${table}.${column}`} AS at,
    ${actColumns.of('publications')}, ${EXPRESSIONS.url_original} AS url_original,
    ${EXPRESSIONS.situacao} AS situacao, ${table}.linha`,
})

/** Rows of one kind in an order, behind a place; the last key of the order is unique. */
interface RowStretch {
  conditions: Conditions
  columns: string[]
  direction: 'ASC' | 'DESC'
  after: SqlValue[] | null
}

/** Reads pages of the stored rows of a table. */
export function createPageReader<Own extends object, Order extends string, Linha>(
  sql: SqlReader,
  { table, orders, conditionsOf, linhaOf }: StoredRows<Own, Order, Linha>,
): TableReader<Own, Order, Linha, unknown>['page'] {
  return async (filter, { order, after, limit }) => {
    const found: { place: RowPosition; row: Published<Linha> }[] = []
    for (const stretch of stretchesOf(filter, orders[order], after))
      if (found.length < limit)
        found.push(...(await read(stretch, orders[order], limit - found.length)))
    return found
  }

  /** Rows without a value come after all others, in the order of the gazette. */
  function* stretchesOf(
    filter: Own & RowFilter,
    { column, direction }: OrderColumn,
    after: RowPosition | null,
  ): Generator<RowStretch> {
    const place = after && [after.key, after.seq]
    const inGazette = { columns: ['key', 'seq'], direction }
    if (column === null)
      return yield { ...inGazette, conditions: conditionsOf(filter), after: place }
    if (after?.at !== null) {
      const columns = [column, 'key', 'seq']
      const conditions = also(conditionsOf(filter), `c.${column} IS NOT NULL`)
      yield { columns, direction, conditions, after: after && [after.at, after.key, after.seq] }
    }
    const conditions = also(conditionsOf(filter), `c.${column} IS NULL`)
    yield { ...inGazette, conditions, after: after?.at === null ? place : null }
  }

  /** The places are found first, by an index: rows are long. LEFT JOIN keeps SQLite from beginning with all rows. */
  async function read(
    { conditions: { all, values }, columns, direction, after }: RowStretch,
    order: OrderColumn,
    limit: number,
  ): Promise<{ place: RowPosition; row: Published<Linha> }[]> {
    const bound = [...values]
    const bind = (given: SqlValue) => `$${bound.push(given)}`
    const listed = (alias: string) => columns.map((column) => `${alias}.${column}`)
    const ordered = (alias: string) =>
      listed(alias)
        .map((column) => `${column} ${direction}`)
        .join(', ')
    const behind = after && [
      `(${listed('c').join(', ')}) ${direction === 'ASC' ? '>' : '<'} (${after.map(bind).join(', ')})`,
    ]
    const rows = rowsOf(table, order)
    const found = await sql.all(
      rows.read,
      `SELECT ${rows.shown}
       FROM (SELECT c.key, c.seq FROM ${table} c ${whereAll([...all, ...(behind ?? [])])}
             ORDER BY ${ordered('c')} LIMIT ${bind(limit)}) AS page
       LEFT JOIN ${table} ON ${table}.key = page.key AND ${table}.seq = page.seq
       LEFT JOIN publications ON publications.key = page.key
       LEFT JOIN row_readings ON row_readings.key = page.key
       ORDER BY ${ordered(table)}`,
      bound,
    )
    return found.map(({ key, seq, orgao, versao, at, linha, id: publicacao, ...act }) => ({
      place: { at, key, seq },
      row: { ...linhaOf(linha, { publicacao, seq, orgao, versao }), publicacao, ...act },
    }))
  }
}

function also({ all, values }: Conditions, more: string): Conditions {
  return { all: [...all, more], values }
}
