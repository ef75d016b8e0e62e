import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import { BATCH_BYTES, BATCH_ROWS, type MoveSource } from '../move/source.ts'
import { MOVED_TABLES, type MovedTable, type RowBatch } from '../move/tables.ts'

/** Holds `db` in a snapshot from now on. */
export function createMoveSource(db: DatabaseSync): MoveSource {
  db.exec('BEGIN')
  const numbers = readNumbers(db)
  return {
    state: JSON.stringify([
      numbers,
      db.prepare('SELECT name, fence FROM leases ORDER BY name').all(),
      db.prepare('SELECT count(*) AS n, max(em) AS em FROM imported_files').get(),
    ]),
    counts: new Map(MOVED_TABLES.map((table) => [table, countOf(db, table)])),
    numbers,
    batches: (table, after) => batchesOf(db, table, after),
  }
}

function readNumbers(db: DatabaseSync) {
  const rows = db.prepare('SELECT name, seq FROM sqlite_sequence ORDER BY name').all()
  return rows.map(({ name, seq }) => ({ table: String(name), highest: Number(seq) }))
}

function countOf(db: DatabaseSync, table: MovedTable): number {
  return Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)
}

function* batchesOf(
  db: DatabaseSync,
  table: MovedTable,
  after: string | null,
): Generator<RowBatch> {
  const { columns, keys } = shapeOf(db, table)
  const key = keys.join(', ')
  const where = after === null ? '' : `WHERE (${key}) > (${keys.map(() => '?').join(', ')})`
  const rows = db.prepare(`SELECT ${columns.join(', ')} FROM ${table} ${where} ORDER BY ${key}`)
  let texts: string[] = []
  let bytes = 0
  let last = after ?? ''
  for (const row of rows.iterate(...keyFrom(after))) {
    const text = JSON.stringify(row, jsonOf)
    texts.push(text)
    bytes += text.length
    if (bytes < BATCH_BYTES && texts.length < BATCH_ROWS) {
      last = keyOf(keys, row)
      continue
    }
    yield { columns, rows: `[${texts.join(',')}]`, count: texts.length, last: keyOf(keys, row) }
    texts = []
    bytes = 0
  }
  if (texts.length > 0) yield { columns, rows: `[${texts.join(',')}]`, count: texts.length, last }
}

function shapeOf(db: DatabaseSync, table: MovedTable) {
  const found = db.prepare(`PRAGMA table_info(${table})`).all()
  const ofKey = found.filter(({ pk }) => Number(pk) > 0)
  return {
    columns: found.map(({ name }) => String(name)),
    keys: ofKey.sort((a, b) => Number(a.pk) - Number(b.pk)).map(({ name }) => String(name)),
  }
}

/**
 * In the form of the other database: bytes as it writes them, and without U+0000, which its texts
 * cannot hold.
 */
function jsonOf(_name: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

/** Bytes in a list, to distinguish them from texts. */
function keyOf(keys: readonly string[], row: Record<string, SQLOutputValue>): string {
  const values = keys.map((key) => row[key])
  return JSON.stringify(values.map((part) => (part instanceof Uint8Array ? [...part] : part)))
}

function keyFrom(after: string | null): SQLInputValue[] {
  if (after === null) return []
  const parts = JSON.parse(after) as (string | number | number[])[]
  return parts.map((part) => (Array.isArray(part) ? new Uint8Array(part) : part))
}
