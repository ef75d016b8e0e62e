import { brasiliaInstant, dateOfDay, dayNumber, isDate } from '../../lib/time/dates.ts'

const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/**
 * The instant that a text means: `2024-03-15T09:00:00-03:00` (ISO 8601 with a zone), or the first or last
 * millisecond of `2024-03-15`, a day in Brasília. Null for anything else; a time without a zone is refused,
 * because it means a different instant in every place.
 */
export function readMoment(text: string, edge: 'first' | 'last'): Date | null {
  if (isDate(text)) {
    if (edge === 'first') return brasiliaInstant(text, '00:00')
    const nextDay = brasiliaInstant(dateOfDay(dayNumber(text) + 1), '00:00')
    return new Date(nextDay.getTime() - 1)
  }
  const date = DATE_TIME.exec(text)?.[1]
  return date !== undefined && isDate(date) ? new Date(text) : null
}
