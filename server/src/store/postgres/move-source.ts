import pg from 'pg'
import { BATCH_BYTES, BATCH_ROWS, type MoveSource } from '../move/source.ts'
import { MOVED_TABLES, type MovedTable, type RowBatch } from '../move/tables.ts'
import { onClient } from './client.ts'
import { expectKnown } from './migrate.ts'

/** Rows of the first request of a table: how large they are is not known yet. */
const FIRST_ROWS = 50

/**
 * Does `work` with the archive of a shared database, on one snapshot of it, for as long as it takes.
 * @throws Problem when the database does not answer, or another version made its tables
 */
export async function onMoveSource<T>(
  url: string,
  work: (source: MoveSource) => Promise<T>,
): Promise<T> {
  return await onSnapshot(url, async (client) => await work(await sourceOn(client)))
}

/** The `state` that a source of this database would have now. @throws Problem likewise */
export async function readMoveState(url: string): Promise<string> {
  return await onSnapshot(url, async (client) => stateOf(client, await readNumbers(client)))
}

async function onSnapshot<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return await onClient(url, {}, async (client) => {
    await expectKnown(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    return await work(client)
  })
}

async function sourceOn(client: pg.ClientBase): Promise<MoveSource> {
  const numbers = await readNumbers(client)
  const counts = new Map<MovedTable, number>()
  for (const table of MOVED_TABLES) counts.set(table, await countOf(client, table))
  return {
    state: await stateOf(client, numbers),
    counts,
    numbers,
    batches: (table, after) => batchesOf(client, table, after),
  }
}

async function stateOf(client: pg.ClientBase, numbers: MoveSource['numbers']): Promise<string> {
  const leases = await client.query('SELECT name, fence FROM leases ORDER BY name')
  const files = await client.query('SELECT count(*) AS n, max(em) AS em FROM imported_files')
  return JSON.stringify([numbers, leases.rows, files.rows])
}

async function readNumbers(client: pg.ClientBase) {
  const { rows: tables } = await client.query<{ name: string; sequence: string }>(
    // Materialized, because the function fails where a table has no such column.
    `WITH numbered AS MATERIALIZED (
       SELECT table_name::text AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND column_name = 'seq'
     )
     SELECT name, pg_get_serial_sequence(quote_ident(name), 'seq') AS sequence FROM numbered
     WHERE pg_get_serial_sequence(quote_ident(name), 'seq') IS NOT NULL
     ORDER BY name`,
  )
  const numbers: MoveSource['numbers'] = []
  for (const { name, sequence } of tables) {
    const { rows } = await client.query<{ highest: number; isUsed: boolean }>(
      `SELECT last_value AS highest, is_called AS "isUsed" FROM ${sequence}`,
    )
    const { highest, isUsed } = rows[0]!
    if (isUsed) numbers.push({ table: name, highest })
  }
  return numbers
}

async function countOf(client: pg.ClientBase, table: MovedTable): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)
  return rows[0]!.n
}

/** A request asks for as many rows as a batch may have, if they are as large as those before. */
async function* batchesOf(
  client: pg.ClientBase,
  table: MovedTable,
  after: string | null,
): AsyncGenerator<RowBatch> {
  const { columns, keys } = await shapeOf(client, table)
  await openCursor(client, table, columns, keys, after)
  for (let ask = FIRST_ROWS; ;) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${ask} FROM moved`)
    if (rows.length === 0) break
    const bytes = rows.reduce((sum, { row }) => sum + row.length, 0)
    const last = JSON.parse(rows.at(-1)!.row) as Record<string, unknown>
    yield {
      columns,
      rows: `[${rows.map(({ row }) => row).join(',')}]`,
      count: rows.length,
      last: JSON.stringify(keys.map(({ name }) => last[name])),
    }
    const fitting = Math.floor((BATCH_BYTES * rows.length) / bytes)
    // Growing slowly, because small rows may come before large ones.
    ask = Math.max(1, Math.min(fitting, ask * 4, BATCH_ROWS))
  }
  await client.query('CLOSE moved')
}

async function openCursor(
  client: pg.ClientBase,
  table: MovedTable,
  columns: string[],
  keys: KeyColumn[],
  after: string | null,
): Promise<void> {
  const key = keys.map(({ name }) => name).join(', ')
  const from = after === null ? [] : (JSON.parse(after) as (string | number)[])
  const literals = keys.map(({ type }, i) => `${pg.escapeLiteral(String(from[i]))}::${type}`)
  const where = after === null ? '' : `WHERE (${key}) > (${literals.join(', ')})`
  await client.query(
    `DECLARE moved NO SCROLL CURSOR FOR
     SELECT row_to_json(ordered)::text AS row
     FROM (SELECT ${columns.join(', ')} FROM ${table} ${where} ORDER BY ${key}) ordered`,
  )
}

interface KeyColumn {
  name: string
  type: string
}

async function shapeOf(client: pg.ClientBase, table: MovedTable) {
  const { rows } = await client.query<KeyColumn & { place: number | null }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type,
            array_position(indkey::int2[], attnum) AS place
     FROM pg_attribute
     LEFT JOIN pg_index ON indrelid = attrelid AND indisprimary
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped
     ORDER BY attnum`,
    [table],
  )
  const keys = rows.filter(({ place }) => place !== null).sort((a, b) => a.place! - b.place!)
  return { columns: rows.map(({ name }) => name), keys }
}
