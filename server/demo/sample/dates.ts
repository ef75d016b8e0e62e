import { dateOfDay, dayNumber } from '../../src/lib/time/dates.ts'

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** `2026-03-01` as `1º de março de 2026`. */
export function longDate(date: string): string {
  const day = Number(date.slice(8))
  return `${day === 1 ? '1º' : day} de ${monthName(date)} de ${date.slice(0, 4)}`
}

/** `2026-03-01` as `01/03/2026`. */
export function shortDate(date: string): string {
  return `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

/** The month of `date` in words. */
export function monthName(date: string): string {
  return MONTHS[Number(date.slice(5, 7)) - 1]! // a valid date
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days)
}

/** 0 for Sunday. */
function weekday(date: string): number {
  // 2000-01-01, day 0, was a Saturday.
  return (((dayNumber(date) + 6) % 7) + 7) % 7
}

/** `date` itself or, on a weekend, the Friday before. */
export function weekdayUpTo(date: string): string {
  const day = weekday(date)
  if (day === 0) return addDays(date, -2)
  return day === 6 ? addDays(date, -1) : date
}

/** The number of the regular edition of `date`: weekdays since New Year, holidays included. */
export function editionNumber(date: string): string {
  const newYear = `${date.slice(0, 4)}-01-01`
  const days = dayNumber(date) - dayNumber(newYear) + 1
  const firstWeekday = weekday(newYear)
  let count = Math.floor(days / 7) * 5
  for (let day = 0; day < days % 7; day++) {
    const isWeekend = (firstWeekday + day) % 7 === 0 || (firstWeekday + day) % 7 === 6
    if (!isWeekend) count++
  }
  return String(count)
}
