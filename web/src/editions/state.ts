import { textOf } from '../lib/address.ts'
import { type Day, isDay } from '../lib/dates.ts'

/** The calendar, as in the address. */
export interface EditionsState {
  ano?: number
  dia?: Day
}

/** Reads an address; invalid parts are ignored. A day is shown in its own year. */
export function readEditions(values: Record<string, unknown>): EditionsState {
  const day = textOf(values['dia'])
  if (day !== undefined && isDay(day)) return { ano: Number(day.slice(0, 4)), dia: day }
  const year = textOf(values['ano']) ?? ''
  // Years of four digits, as days have them.
  return /^[1-9]\d{3}$/.test(year) ? { ano: Number(year) } : {}
}
