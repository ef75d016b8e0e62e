import type { RowPosition } from '../../service/rows/row-store.ts'

/** The order, what the row is ordered by (`-`: nothing is printed), and its place in the gazette. */
const CURSOR =
  /^1\.([a-z_]+)\.(-|-?\d{1,16}|\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?)\.(-?\d{1,16})\.(\d{1,4})$/
const DAY = /^\d{4}-/

/** A place behind a row. It is opaque, so that its form can change one day. */
export function writeRowPosition(order: string, { at, key, seq }: RowPosition): string {
  return Buffer.from(`1.${order}.${at ?? '-'}.${key}.${seq}`).toString('base64url')
}

/** Null: no service issued it, or for another order. */
export function readRowPosition(text: string, order: string): RowPosition | null {
  const [, given, at = '', key, seq] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? []
  if (given !== order) return null
  const place = {
    at: at === '-' ? null : DAY.test(at) ? at : Number(at),
    key: Number(key),
    seq: Number(seq),
  }
  return writeRowPosition(order, place) === text ? place : null
}
