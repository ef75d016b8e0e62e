import { brasiliaDate, brasiliaInstant, dayNumber } from '../../lib/dates.ts'
import { isPublishingDay } from './calendar.ts'
import type { Coverage } from './coverage.ts'
import { REGULAR_SECTIONS } from '../sections.ts'

/** The files of a day are written before half past one in the morning; readers wait for seven. */
const USUAL_HOUR = '06:00'

/** Whether the regular edition of a day should have come by now, if there is one. */
export function shouldBeIn(date: string, now: Date): boolean {
  return isPublishingDay(dayNumber(date)) && now >= brasiliaInstant(date, USUAL_HOUR)
}

/**
 * The regular sections of the present day that should have come and have not.
 * @param today what the ledger knows of the date that it is in Brasília.
 */
export function lateSections(now: Date, today: Coverage[]): string[] {
  if (!shouldBeIn(brasiliaDate(now), now)) return []
  return REGULAR_SECTIONS.filter((section) => {
    const estado = today.find(({ pub_name }) => pub_name === section)?.estado
    return estado === undefined || estado === 'pendente' || estado === 'falha'
  })
}
