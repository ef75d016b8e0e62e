import type { EditionOptions } from './edition-options.ts'
import { addDays, editionNumber, weekdayUpTo } from './dates.ts'

/**
 * The editions of a sample archive, oldest first: sections 1, 2 and 3 on each of the last `days` weekdays
 * up to `lastDate`, with `acts` acts per day, and one extra edition in the middle.
 */
export function sampleArchive(options: {
  seed: number
  /** YYYY-MM-DD */
  lastDate: string
  days: number
  acts: Record<'DO1' | 'DO2' | 'DO3', number>
}): EditionOptions[] {
  const { seed, lastDate, days, acts } = options
  const dates: string[] = []
  for (
    let date = weekdayUpTo(lastDate);
    dates.length < days;
    date = weekdayUpTo(addDays(date, -1))
  ) {
    dates.unshift(date)
  }
  const extraDate = dates[Math.floor(dates.length / 2)]
  return dates.flatMap((date) => {
    const common = { seed, date, editionNumber: editionNumber(date), marked: true }
    const regular = (['DO1', 'DO2', 'DO3'] as const).map((pubName): EditionOptions => ({
      ...common,
      pubName,
      acts: acts[pubName],
    }))
    if (date !== extraDate) return regular
    const number = `${common.editionNumber}-A`
    return [...regular, { ...common, pubName: 'DO1E', editionNumber: number, acts: EXTRA_ACTS }]
  })
}

/** Extra editions are short. */
const EXTRA_ACTS = 4
const EXTRA_LETTERS = ['A', 'B', 'C', 'D']

/**
 * One more extra edition, of the latest weekday up to `lastDate` that has a letter left. `held`: the
 * existing editions.
 */
export function nextExtra(options: {
  seed: number
  /** YYYY-MM-DD */
  lastDate: string
  acts: number
  held: { data: string; numero: string }[]
}): EditionOptions {
  const { seed, lastDate, acts, held } = options
  for (let date = weekdayUpTo(lastDate); ; date = weekdayUpTo(addDays(date, -1))) {
    const free = EXTRA_LETTERS.map((letter) => `${editionNumber(date)}-${letter}`).find(
      (number) => !held.some(({ data, numero }) => data === date && numero === number),
    )
    if (free !== undefined)
      return { seed, date, pubName: 'DO1E', editionNumber: free, acts, marked: true }
  }
}
