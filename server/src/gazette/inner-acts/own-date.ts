import { PRINTED_DATE, readDate } from '../../../engine/entities.ts'

const DATE = new RegExp(PRINTED_DATE, 'iu')

/** The first date in a heading, YYYY-MM-DD; null: it has none. */
export function dateIn(heading: string): string | null {
  const found = DATE.exec(heading)
  return found && readDate(found.slice(1))
}
