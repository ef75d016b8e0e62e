import pg from 'pg'
import type { SqlValue } from '../sql.ts'

/** How values of columns are read: like those of SQLite. The keys are PostgreSQL's type numbers. */
const PARSERS = new Map<number, (text: string) => unknown>([
  // Keys, moments and sums are far below JavaScript's largest safe integer.
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.BYTEA, bytesOf],
])

export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (type: number) => PARSERS.get(type) ?? pg.types.getTypeParser(type, 'text'),
}

/** The server writes `\x` and two digits a byte. */
function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'))
}

/** Truth values are stored as 0 and 1, as in SQLite. Texts of PostgreSQL cannot hold U+0000. */
export function bound(value: SqlValue): SqlValue {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
