import type { ToldPlace } from '../../service/act-changes/change-log.ts'

const CURSOR = /^1\.(\d{1,15})\.(\d{1,15})\.(-?\d{1,16})(?:\.(\d{1,15})\.(\d{1,15}))?$/

/**
 * A place in the order of commits, and the newest transaction if it is another one. It is opaque, so that its form
 * can change one day.
 */
export function writePlace({ seq, mark, key, newest }: ToldPlace): string {
  const later = newest.seq === seq ? '' : `.${newest.seq}.${newest.mark}`
  return Buffer.from(`1.${seq}.${mark}.${key}${later}`).toString('base64url')
}

type Numbers = [seq: number, mark: number, key: number, newestSeq?: number, newestMark?: number]

/** Null: no service issued it. */
export function readPlace(text: string): ToldPlace | null {
  const found = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1'))
  if (found === null) return null
  const [seq, mark, key, ...later] = found.slice(1).filter(Boolean).map(Number) as Numbers
  const [newestSeq = seq, newestMark = mark] = later
  const place = { seq, mark, key, newest: { seq: newestSeq, mark: newestMark } }
  return writePlace(place) === text ? place : null
}
