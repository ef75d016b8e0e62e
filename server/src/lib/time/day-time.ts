import { brasiliaDate, brasiliaInstant, dateOfDay, dayNumber } from './dates.ts'

/** The most recent instant, up to `now`, at which clocks in Brasília showed `time` (HH:MM). */
export function lastTime(time: string, now: Date): Date {
  const today = brasiliaDate(now)
  const at = brasiliaInstant(today, time)
  return at <= now ? at : brasiliaInstant(dateOfDay(dayNumber(today) - 1), time)
}

/** The first instant, from `now` on, at which clocks in Brasília show `time` (HH:MM). */
export function nextTime(time: string, now: Date): Date {
  const today = brasiliaDate(now)
  const at = brasiliaInstant(today, time)
  return at >= now ? at : brasiliaInstant(dateOfDay(dayNumber(today) + 1), time)
}

/** `8` as `08:00`. */
export function fullHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
