import { brasiliaDate, brasiliaInstant, dayNumber } from '../../lib/time/dates.ts'
import { isPublishingDay } from './calendar.ts'
import type { Coverage } from './coverage.ts'
import { REGULAR_SECTIONS } from '../sections.ts'

/**
 * The files of a day are written before half past one in the morning; readers expect it by seven.
 */
const USUAL_HOUR = '06:00'

/** When readers expect the regular edition of a day, and its files of the night are final. */
export function morningOf(date: string): Date {
  return brasiliaInstant(date, USUAL_HOUR)
}

/** Whether the regular edition of a day, if there is one, should be in by now. */
export function shouldBeIn(date: string, now: Date): boolean {
  return isPublishingDay(dayNumber(date)) && now >= morningOf(date)
}

/**
 * The regular sections of today that should be in and are not.
 * @param today the ledger's entries for today in Brasília.
 */
export function lateSections(now: Date, today: Coverage[]): string[] {
  if (!shouldBeIn(brasiliaDate(now), now)) return []
  return REGULAR_SECTIONS.filter((section) => {
    const estado = today.find(({ pub_name }) => pub_name === section)?.estado
    return estado === undefined || estado === 'pendente' || estado === 'falha'
  })
}
