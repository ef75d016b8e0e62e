import { isPublishingDay } from '../../gazette/ledger/calendar.ts'
import { shouldBeIn } from '../../gazette/ledger/punctuality.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { NeighbourDay } from './daybook.ts'

interface Around {
  /** The nearest days with an edition in the archive. */
  before: string | null
  after: string | null
  /** The days between that have none, as is certain. */
  rests: readonly string[]
}

/**
 * The days before and after one that have an edition, or should have one: a day that is missing is not
 * passed over. Before the first edition of the archive, and after today, there is none.
 */
export function neighboursOf(
  data: string,
  { before, after, rests }: Around,
  now: Date,
): { anterior: NeighbourDay | null; proxima: NeighbourDay | null } {
  const today = brasiliaDate(now)
  const stateOf = (day: string): NeighbourDay['situacao'] => {
    if (day === before || day === after) return 'no_acervo'
    return day === today && !shouldBeIn(day, now) ? 'aguardada' : 'falta'
  }
  const told = (day: string | null) => (day === null ? null : { data: day, situacao: stateOf(day) })
  const next = nearest(data, 1, { last: after ?? today, edition: after }, rests)
  if (before === null) return { anterior: null, proxima: told(next) }
  const previous = nearest(data, -1, { last: before, edition: before }, rests)
  return { anterior: told(previous), proxima: told(next) }
}

/** The next publishing day in a direction, but not beyond `last`, which counts if it has an edition. */
function nearest(
  from: string,
  step: 1 | -1,
  { last, edition }: { last: string; edition: string | null },
  rests: readonly string[],
): string | null {
  const end = dayNumber(last)
  for (let day = dayNumber(from) + step; (end - day) * step >= 0; day += step) {
    const data = dateOfDay(day)
    if (data === edition || (isPublishingDay(day) && !rests.includes(data))) return data
  }
  return null
}
