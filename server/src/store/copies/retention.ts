import { brasiliaDate, dayNumber } from '../../lib/time/dates.ts'

/** How many copies to keep. */
export interface Retention {
  /** The newest ones. */
  newest: number
  /** Of so many weeks, from Monday, that have copies: the newest of each. */
  weeks: number
  /** The same of months. */
  months: number
}

/** The copies that no rule keeps, from all; days and weeks are those of Brasília. */
export function copiesToDrop<T extends { at: Date }>(
  copies: T[],
  { newest, weeks, months }: Retention,
): T[] {
  const falling = copies.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set([
    ...falling.slice(0, newest),
    ...newestOfEach(falling, weekOf).slice(0, weeks),
    ...newestOfEach(falling, monthOf).slice(0, months),
  ])
  return copies.filter((copy) => !kept.has(copy))
}

function newestOfEach<T extends { at: Date }>(falling: T[], periodOf: (at: Date) => string): T[] {
  const found = new Map<string, T>()
  for (const copy of falling) {
    const period = periodOf(copy.at)
    if (!found.has(period)) found.set(period, copy)
  }
  return [...found.values()]
}

/** Days are counted from 2000-01-01, a Saturday. */
function weekOf(at: Date): string {
  return String(Math.floor((dayNumber(brasiliaDate(at)) + 5) / 7))
}

function monthOf(at: Date): string {
  return brasiliaDate(at).slice(0, 7)
}
