/** Days are `AAAA-MM-DD`, as on the wire, in the time of Brasília. */
export type Day = string

const BRASILIA = 'America/Sao_Paulo'
const DAY_MS = 86_400_000

export function today(now: Date = new Date()): Day {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: BRASILIA }).format(now)
}

/** `2026-11-20`, -1 → `2026-11-19`. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(first: Day, last: Day): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS)
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
  )
}

/** The day and time in Brasília at a moment in ISO 8601. */
export function inBrasilia(moment: string): { day: Day; hour: number; minute: number } {
  const date = new Date(moment)
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('pt-BR', {
    timeZone: BRASILIA,
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(date)
    .split(':')
    .map(Number)
  return { day: today(date), hour, minute }
}

/** The hours of a day. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
