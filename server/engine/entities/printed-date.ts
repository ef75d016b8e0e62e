const MONTHS = [
  'janeiro',
  'fevereiro',
  'mar[çc]o',
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
/** The Army writes `2 MAR 21`. */
const SHORT_MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')

/** The name of any month, for use in other patterns. */
export const MONTH_NAME = MONTHS.join('|')
const SHORT = SHORT_MONTHS.join('|')
const ANY_MONTH = `${MONTH_NAME}|(?:${SHORT})(?![\\wÀ-ÿ])`
/** Two digits tell the year after a short month only: `em 2 de maio, 20 servidores`. */
const YEAR = `(\\d{4}|[12]\\.\\d{3}|(?<=(?:${SHORT})[./ -]{1,2})\\d{2}(?![\\d/]))`

/**
 * A date as the gazette prints it: `23/03/2023`, `1º.3.23`, `1º de março de 2023`, `22 março de
 * 2.023`, `2-junho-2011`, `2 MAR 21`, `14/fev/2023`. Groups: day, month and year in digits, or day, month's name and year. For
 * use in other patterns.
 */
export const PRINTED_DATE = `(?:(\\d{1,2})[ºo°]?[./-](\\d{1,2})[./-](\\d{4}|[12]\\.\\d{3}|\\d{2})(?!\\d)|(\\d{1,2})[ºo°]? ?(?:de ?|-|/)?(${ANY_MONTH})[,.]? ?(?:de ?|/|- ?)?${YEAR})`

/** The date in the six groups of {@link PRINTED_DATE}, as YYYY-MM-DD; null if it does not exist. */
export function readDate(groups: readonly (string | undefined)[]): string | null {
  const [day, month, year, wordDay, name, wordYear] = groups
  if (name !== undefined)
    return calendarDate(printedYear(wordYear), monthNamed(name), Number(wordDay))
  return calendarDate(printedYear(year), Number(month), Number(day))
}

/**
 * The last day with this number and month, in digits or by name, up to `today`; null if it does not
 * exist.
 */
export function latestDate(today: string, day: number, month: string): string | null {
  const number = /\d/.test(month) ? Number(month) : monthNamed(month)
  const year = Number(today.slice(0, 4))
  const date = calendarDate(year, number, day)
  return date !== null && date > today ? calendarDate(year - 1, number, day) : date
}

/**
 * The first day with this number after a date, in its month or the next; null if it does not exist.
 */
export function nextDay(after: string, day: number): string | null {
  const [year, month] = [Number(after.slice(0, 4)), Number(after.slice(5, 7))]
  const date = calendarDate(year, month, day)
  if (date !== null && date > after) return date
  return month === 12 ? calendarDate(year + 1, 1, day) : calendarDate(year, month + 1, day)
}

/** Two-digit years from here on belong to the last century: norms of the 1930s are still cited. */
const FIRST_OF_LAST_CENTURY = 30

/** A year as printed: `2023`, `1.993`, `98`, `05`. */
export function printedYear(printed = ''): number {
  const year = Number(printed.replace('.', ''))
  if (printed.length > 2) return year
  return year < FIRST_OF_LAST_CENTURY ? 2000 + year : 1900 + year
}

function monthNamed(name: string): number {
  return 1 + SHORT_MONTHS.indexOf(name.slice(0, 3).toLowerCase())
}

function calendarDate(year: number, month: number, day: number): string | null {
  const isReal = year >= FIRST_YEAR && day >= 1 && day <= daysIn(year, month)
  return isReal ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null
}

/** No older date is meant. */
const FIRST_YEAR = 1800

/** 0 for what is no month. Without Date, which takes longer than to find a date. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0)
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}
