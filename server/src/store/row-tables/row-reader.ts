import type { ActOfRow } from '../../gazette/rows/acts/act-of-row.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import type { RowOrigin } from '../../gazette/rows/packed-movement.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'
import type {
  Published,
  Range,
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

/** Reads a row that is stored as it is shown. One of older rules tells nothing of its act but its article. */
export function storedLinha<Linha extends ActOfRow>(text: string, { publicacao }: RowOrigin) {
  const linha = JSON.parse(text) as Linha | Omit<Linha, keyof ActOfRow>
  if ('ato_endereco' in linha) return linha
  const act: ActOfRow = {
    ato_endereco: publicacao,
    ato_tipo: null,
    ato_numero: null,
    ato_data: null,
  }
  return { ...linha, ...act }
}

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

/** How a page is found where a database would read far more rows than it shows; what is not given is as usual. */
export interface Way<Filter> {
  conditionsOf?(filter: Filter): Conditions
  lead?: Lead
  /** Whether rows are found by their conditions and sorted, rather than read in the order that is asked for. */
  isSorted?: boolean
}

/**
 * Values that rows are to have, of each of which an index has the rows in order. A page is merged from them: only the
 * values whose first rows are first of all are looked into, and of each no more rows than a page has.
 */
export interface Lead {
  column: string
  /** A SELECT of the values, `value`. */
  values(bind: (given: SqlValue) => string): string
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

type PageReader<Own extends object, Order extends string, Linha> = (
  ...args: [
    ...Parameters<TableReader<Own, Order, Linha, unknown>['page']>,
    way?: Way<Own & RowFilter>,
  ]
) => ReturnType<TableReader<Own, Order, Linha, unknown>['page']>

/** Reads pages of the stored rows of a table. */
export function createPageReader<Own extends object, Order extends string, Linha>(
  sql: SqlReader,
  { table, orders, conditionsOf, linhaOf }: StoredRows<Own, Order, Linha>,
): PageReader<Own, Order, Linha> {
  return async (filter, { order, after, limit }, way = {}) => {
    const found: { place: RowPosition; row: Published<Linha> }[] = []
    const conditions = (way.conditionsOf ?? conditionsOf)(filter)
    const { [order]: asked } = orders
    const isLimited = asked.column !== null && hasLimits(filter, asked.column)
    for (const stretch of stretchesOf(conditions, { ...asked, isLimited }, after))
      if (found.length < limit)
        found.push(...(await read({ ...stretch, way }, asked, limit - found.length)))
    return found
  }

  /** Rows without a value come after all others, in the order of the gazette; where it has limits, none does. */
  function* stretchesOf(
    conditions: Conditions,
    { column, direction, isLimited }: OrderColumn & { isLimited: boolean },
    after: RowPosition | null,
  ): Generator<RowStretch> {
    const place = after && [after.key, after.seq]
    const inGazette = { columns: ['key', 'seq'], direction }
    if (column === null) return yield { ...inGazette, conditions, after: place }
    if (after?.at !== null) {
      const columns = [column, 'key', 'seq']
      const known = also(conditions, `c.${column} IS NOT NULL`)
      yield {
        columns,
        direction,
        conditions: known,
        after: after && [after.at, after.key, after.seq],
      }
    }
    if (isLimited) return
    const unknown = also(conditions, `c.${column} IS NULL`)
    yield { ...inGazette, conditions: unknown, after: after?.at === null ? place : null }
  }

  /** The places are found first, by an index: rows are long. LEFT JOIN keeps SQLite from beginning with all rows. */
  async function read(
    {
      conditions: { all, values },
      columns,
      direction,
      after,
      way,
    }: RowStretch & { way: Way<never> },
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
    const where = [...all, ...(behind ?? [])]
    const from = way.lead
      ? merged(table, way.lead, { where, direction, limit: bind(limit), bind })
      : `${table} c ${whereAll(where)}`
    const rows = rowsOf(table, order)
    const found = await sql.all(
      rows.read,
      `SELECT ${rows.shown}
       FROM (SELECT c.key, c.seq FROM ${from}
             ORDER BY ${ordered(way.isSorted ? '+c' : 'c')} LIMIT ${bind(limit)}) AS page
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

interface Merging {
  where: string[]
  direction: 'ASC' | 'DESC'
  limit: string
  bind(given: SqlValue): string
}

/** What stands behind FROM: of the values of a lead, no more rows than a page may have. */
function merged(
  table: RowTableName,
  { column, values }: Lead,
  { where, direction, limit, bind }: Merging,
): string {
  // Keys begin with 0.
  const [isBefore, end] = direction === 'DESC' ? ['>=', 0] : ['<=', Number.MAX_SAFE_INTEGER]
  const known = [`c.${column} = lead.value`, ...where]
  const rows = `FROM ${table} c ${whereAll(known)} ORDER BY c.key ${direction}, c.seq ${direction}`
  const last = `LIMIT 1 OFFSET ${limit} - 1`
  return `(WITH of_each AS MATERIALIZED (
      SELECT value, (SELECT c.key ${rows} LIMIT 1) AS first FROM (${values(bind)}) AS lead
    )
    SELECT value, coalesce((SELECT c.key ${rows} ${last}), ${end}) AS last FROM of_each AS lead
    WHERE first ${isBefore} coalesce(
      (SELECT first FROM of_each WHERE first IS NOT NULL ORDER BY first ${direction} ${last}), ${end})
  ) AS lead CROSS JOIN ${table} c ${whereAll([...known, `c.key ${isBefore} lead.last`])}`
}

/** A range is called as the column that it limits. */
function hasLimits(filter: object, column: string): boolean {
  const range = (filter as Record<string, Range<unknown> | undefined>)[column]
  return range?.from !== undefined || range?.to !== undefined
}

function also({ all, values }: Conditions, more: string): Conditions {
  return { all: [...all, more], values }
}
