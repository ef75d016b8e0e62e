import { type Day, addDays } from '../../lib/dates.ts'

interface MonthCount {
  /** YYYY-MM */
  valor: string
  total: number
}

interface MonthOfMoves {
  month: string
  entered: number
  left: number
}

/** The months in which somebody came or left, the last first. */
export function monthsOfMoves(entered: MonthCount[], left: MonthCount[]): MonthOfMoves[] {
  const totals = (counts: MonthCount[]) => new Map(counts.map(({ valor, total }) => [valor, total]))
  const [came, went] = [totals(entered), totals(left)]
  return [...new Set([...came.keys(), ...went.keys()])]
    .sort()
    .toReversed()
    .map((month) => ({ month, entered: came.get(month) ?? 0, left: went.get(month) ?? 0 }))
}

interface Period {
  data_inicio?: Day
  data_fim?: Day
}

/** The days of a month that are in a period. */
export function daysOf(month: string, { data_inicio, data_fim }: Period): Required<Period> {
  const first = `${month}-01`
  const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
  return {
    data_inicio: data_inicio !== undefined && data_inicio > first ? data_inicio : first,
    data_fim: data_fim !== undefined && data_fim < last ? data_fim : last,
  }
}
