import type { ChangePlace } from '../../service/act-changes/change-log.ts'

const CURSOR = /^1\.(\d{1,15})\.(\d{1,15})\.(-?\d{1,16})$/

/** A place in the order of commits. It is opaque, so that its form can change one day. */
export function writePlace({ seq, mark, key }: ChangePlace): string {
  return Buffer.from(`1.${seq}.${mark}.${key}`).toString('base64url')
}

/** Null: no service issued it. */
export function readPlace(text: string): ChangePlace | null {
  const found = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1'))
  if (found === null) return null
  const [seq, mark, key] = found.slice(1).map(Number) as [number, number, number]
  const place = { seq, mark, key }
  return writePlace(place) === text ? place : null
}
