import type { Simulacao } from '../api/schema.ts'
import type { Day } from '../lib/dates.ts'

export interface Estimate {
  /** One for each day from the first to the last, including empty ones. */
  totals: number[]
  /** Days with an edition in the archive; nothing is known about the others. */
  covered: number
  /**
   * Acts per covered day, rounded to whole numbers above 1, to tenths below; null: no day is
   * covered.
   */
  perDay: number | null
  fullest: { day: Day; total: number } | null
}

/** What an alert would have sent, day by day. */
export function estimateOf({ total, dias }: Pick<Simulacao, 'total' | 'dias'>): Estimate {
  const covered = dias.filter(({ coberto, total }) => coberto || total > 0).length
  const average = total / covered
  const fullest = dias.toSorted((a, b) => b.total - a.total)[0]
  return {
    totals: dias.map(({ total }) => total),
    covered,
    perDay: covered === 0 ? null : average >= 1 ? Math.round(average) : tenths(average),
    fullest: fullest && fullest.total > 0 ? { day: fullest.data, total: fullest.total } : null,
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
