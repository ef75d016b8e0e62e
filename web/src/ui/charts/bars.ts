import { type Day, addDays, daysBetween, weekdayOf } from '../../lib/dates.ts'

/** The state of the archive for the days of a bar. */
export type Coverage = 'whole' | 'part' | 'none'

export type Step = 'day' | 'week' | 'month' | 'quarter' | 'year'

export interface Bar {
  first: Day
  last: Day
  total: number
  coverage: Coverage
}

/** Bars from one to another, by their places. */
export type BarRange = [from: number, to: number]

export interface DayCount {
  periodo: Day
  total: number
}

/** More bars cannot be distinguished, nor hit with a finger. */
const MOST_BARS = 60

const NEXT: Record<Exclude<Step, 'year'>, Step> = {
  day: 'week',
  week: 'month',
  month: 'quarter',
  quarter: 'year',
}

/** The finest step with no more bars than people can read. */
export function stepFor(first: Day, last: Day): Step {
  let step: Step = 'day'
  while (step !== 'year' && starts(first, last, step).length > MOST_BARS) step = NEXT[step]
  return step
}

/** One bar after another, without gaps, from the first day to the last. */
export function barsOf(
  days: DayCount[],
  { first, last, step }: { first: Day; last: Day; step: Step },
  coverageOf: (first: Day, last: Day) => Coverage,
): Bar[] {
  const begins = starts(first, last, step)
  const sums = begins.map(() => 0)
  for (const { periodo, total } of days) {
    const at = begins.findLastIndex((begin) => begin <= periodo)
    if (at >= 0 && periodo <= last) sums[at] = (sums[at] ?? 0) + total
  }
  return begins.map((begin, at) => {
    const end = begins[at + 1] === undefined ? last : addDays(begins[at + 1]!, -1)
    const start = begin < first ? first : begin
    return { first: start, last: end, total: sums[at] ?? 0, coverage: coverageOf(start, end) }
  })
}

function starts(first: Day, last: Day, step: Step): Day[] {
  const found: Day[] = []
  for (let day = startOf(first, step); day <= last; day = following(day, step)) found.push(day)
  return found
}

/** Weeks begin on Monday. */
function startOf(day: Day, step: Step): Day {
  switch (step) {
    case 'day':
      return day
    case 'week':
      return addDays(day, -((weekdayOf(day) + 6) % 7))
    case 'month':
      return `${day.slice(0, 7)}-01`
    case 'quarter': {
      const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
      return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
    }
    case 'year':
      return `${day.slice(0, 4)}-01-01`
  }
}

function following(day: Day, step: Step): Day {
  switch (step) {
    case 'day':
      return addDays(day, 1)
    case 'week':
      return addDays(day, 7)
    case 'month':
      return startOf(addDays(day, 31), 'month')
    case 'quarter':
      return startOf(addDays(day, 92), 'quarter')
    case 'year':
      return startOf(addDays(day, 366), 'year')
  }
}

/** The bars that overlap the days; -1 and -1: none. */
export function barsWithin(bars: Bar[], first: Day, last: Day): BarRange {
  return [
    bars.findIndex((bar) => bar.last >= first),
    bars.findLastIndex((bar) => bar.first <= last),
  ]
}

/** Two round numbers for the gridlines of a chart with this highest bar. */
export function gridlines(highest: number): number[] {
  if (highest < 2) return highest === 1 ? [1] : []
  const rough = highest / 2.4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 2.5, 5, 10].map((by) => by * power).findLast((by) => by <= rough) ?? 1,
  )
  const whole = Math.floor(step)
  return [whole, whole * 2].filter((line) => line <= highest)
}

/**
 * The bars with a label: the first of each month, quarter or year, thinned so that labels do not
 * touch.
 */
export function labelled(bars: Bar[], room: number): number[] {
  if (bars.length === 0) return []
  const span = daysBetween(bars[0]!.first, bars.at(-1)!.last)
  const changes = bars.flatMap(({ first }, at) => {
    const before = bars[at - 1]?.first
    const length = span > 800 ? 4 : span > 62 ? 7 : 10
    return before === undefined || before.slice(0, length) !== first.slice(0, length) ? [at] : []
  })
  const every = Math.max(1, Math.ceil(changes.length / room))
  return changes.filter((_, at) => at % every === 0)
}
