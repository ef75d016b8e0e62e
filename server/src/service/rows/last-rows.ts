import { Problem } from '../../lib/errors/problem.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { AskedRows, WatchedRowQueries } from './past-rows.ts'

type Period = NonNullable<AskedRows['period']>

/**
 * What a filter finds in a period that nobody asked for; of the last half of it, and so on, where that is more than
 * is read at once. @throws Problem `parametro_invalido` if one day has too many rows
 */
export async function lastRows(
  rows: Pick<WatchedRowQueries, 'acts'>,
  asked: Omit<AskedRows, 'period'>,
  period: Period,
): Promise<Awaited<ReturnType<WatchedRowQueries['acts']>> & { period: Period }> {
  try {
    return { ...(await rows.acts({ ...asked, period })), period }
  } catch (error) {
    const isTooMuch = error instanceof Problem && error.codigo === 'parametro_invalido'
    if (!isTooMuch || period.desde === period.ate) throw error
    return await lastRows(rows, asked, lastHalfOf(period))
  }
}

function lastHalfOf({ desde, ate }: Period): Period {
  const [first, last] = [dayNumber(desde), dayNumber(ate)]
  return { desde: dateOfDay(Math.ceil((first + last) / 2)), ate }
}
