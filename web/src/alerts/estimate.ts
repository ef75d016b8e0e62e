import { type Day, addDays, weekdayOf } from '../lib/dates.ts'

interface Simulated {
  desde: Day
  ate: Day
  total: number
  dias: { data: Day; total: number }[]
}

export interface Estimate {
  /** Of each day from the first to the last, the empty ones included. */
  days: { day: Day; total: number }[]
  /** Acts on a working day, rounded to a whole one above 1, to tenths below. */
  perWorkday: number
  fullest: { day: Day; total: number } | null
  /** Working days without an act. */
  empty: number
}

/** What an alert would have sent, day by day. */
export function estimateOf({ desde, ate, total, dias }: Simulated): Estimate {
  const totals = new Map(dias.map(({ data, total }) => [data, total]))
  const days = []
  for (let day = desde; day <= ate; day = addDays(day, 1))
    days.push({ day, total: totals.get(day) ?? 0 })
  const workdays = days.filter(({ day }) => weekdayOf(day) > 0 && weekdayOf(day) < 6)
  const average = workdays.length > 0 ? total / workdays.length : 0
  const fullest = days.reduce((best, one) => (one.total > best.total ? one : best), {
    day: ate,
    total: 0,
  })
  return {
    days,
    perWorkday: average >= 1 ? Math.round(average) : Math.round(average * 10) / 10,
    fullest: fullest.total > 0 ? fullest : null,
    empty: workdays.filter(({ total }) => total === 0).length,
  }
}
