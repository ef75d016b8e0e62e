/**
 * The position of an act in the archive, in date order: day × KEYS_PER_DAY + sequence within the
 * day, with days counted from 2000-01-01. In every engine, newest first is descending key order.
 */
export type ActKey = number

/** Room for a million acts a day; the busiest day on record has some 5,000. */
export const KEYS_PER_DAY = 2 ** 20

const EPOCH_MS = Date.UTC(2000, 0, 1)
const DAY_MS = 24 * 60 * 60 * 1_000

/** The first key of a date, YYYY-MM-DD. */
export function firstKeyOf(date: string): ActKey {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - EPOCH_MS) / DAY_MS) * KEYS_PER_DAY
}

/** The date of an act. */
export function dateOfKey(key: ActKey): string {
  return new Date(EPOCH_MS + Math.floor(key / KEYS_PER_DAY) * DAY_MS).toISOString().slice(0, 10)
}
