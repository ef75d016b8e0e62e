import type { Insertion, SqlValue } from '../sql.ts'
import { bound } from './values.ts'

/** Rows that a transaction writes together, with one statement a table. */
export interface GatheredRows {
  add(insertion: Insertion, values: readonly SqlValue[]): void
  /** The statements for all rows since the last call, in the order of their first rows. */
  take(): { text: string; values: string[] }[]
}

export function gatherRows(): GatheredRows {
  let rows = new Map<Insertion, string[]>()
  return {
    add(insertion, values) {
      const entries = insertion.columns.map((column, i) => [column, jsonOf(values[i]!)])
      const row = JSON.stringify(Object.fromEntries(entries))
      const others = rows.get(insertion)
      if (others) others.push(row)
      else rows.set(insertion, [row])
    },
    take() {
      const statements = [...rows].map(([insertion, list]) => ({
        text: textOf(insertion),
        values: [`[${list.join(',')}]`],
      }))
      rows = new Map()
      return statements
    },
  }
}

function textOf({ table, columns, rest }: Insertion): string {
  const names = columns.join(', ')
  return `INSERT INTO ${table} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1::json) ${rest}`
}

/** A value in the form that the server reads from JSON. */
function jsonOf(value: SqlValue): SqlValue {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return typeof value === 'string' ? String(bound(value)).toWellFormed() : bound(value)
}
