import { dayNumber, yearOfDay } from '../../lib/time/dates.ts'

/** Month and day of the national holidays with a fixed date (Leis 662/1949, 6.802/1980, 10.607/2002). */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25']
/** Consciência Negra is national since 2024 (Lei 14.759/2023). */
const SINCE_2024 = '11-20'
/** Days without a gazette, relative to Easter: Carnival (two days), Good Friday, Corpus Christi. */
const MOVABLE = [-48, -47, -2, 60]

const MONDAY_2000 = 2 // 2000-01-03, the first Monday, is day 2

/**
 * Whether a regular edition is expected on a day (numbered as in lib/time/dates.ts): a weekday that is
 * no national holiday. Bridge days are decreed year by year and cannot be computed.
 */
export function isPublishingDay(day: number): boolean {
  const weekday = (((day - MONDAY_2000) % 7) + 7) % 7
  return weekday < 5 && !holidaysOf(yearOfDay(day)).has(day)
}

const holidays = new Map<number, Set<number>>()

function holidaysOf(year: number): Set<number> {
  let days = holidays.get(year)
  if (!days) {
    const fixed = year >= 2024 ? [...FIXED, SINCE_2024] : FIXED
    const easter = dayNumber(easterOf(year))
    days = new Set([
      ...fixed.map((monthDay) => dayNumber(`${String(year).padStart(4, '0')}-${monthDay}`)),
      ...MOVABLE.map((offset) => easter + offset),
    ])
    holidays.set(year, days)
  }
  return days
}

/** Easter Sunday by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  const month = Math.floor(n / 31)
  return `${String(year).padStart(4, '0')}-0${month}-${String((n % 31) + 1).padStart(2, '0')}`
}
