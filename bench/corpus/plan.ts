import type { EditionOptions } from '../../server/demo/sample/edition-options.ts'
import { addDays, editionNumber, weekdayUpTo } from '../../server/demo/sample/dates.ts'
import type { PubName } from '../../server/demo/sample/journals.ts'

/** The archive covers the weekdays of two years. */
const FIRST_DAY = '2023-01-02'
const LAST_DAY = '2024-12-31'
/** How many of a hundred acts appear in each section and in extra editions. */
const SHARES = { DO1: 15, DO2: 30, DO3: 54, extra: 1 }
const PUB_NAMES = ['DO1', 'DO2', 'DO3'] as const
/** The sections of extra editions, in turn: most belong to section 1. */
const EXTRAS: PubName[] = ['DO1E', 'DO1E', 'DO2E', 'DO1E', 'DO1E', 'DO3E', 'DO1E']

/** The editions of a corpus of `acts` acts, spread evenly over two years. */
export function archivePlan(seed: number, acts: number): EditionOptions[] {
  return plan(seed, weekdays(FIRST_DAY, LAST_DAY), acts)
}

/** Five more days of `acts / 100` acts each, to be imported one by one. */
export function incrementsPlan(seed: number, acts: number): EditionOptions[] {
  return plan(seed, weekdays('2025-01-01', '2025-01-07'), Math.round(acts / 20))
}

function plan(seed: number, dates: string[], acts: number): EditionOptions[] {
  const cycle = interleaved(SHARES)
  return dates.flatMap((date, index) => {
    const counts = { DO1: 0, DO2: 0, DO3: 0, extra: 0 }
    const from = Math.floor((acts * index) / dates.length)
    const to = Math.floor((acts * (index + 1)) / dates.length)
    for (let act = from; act < to; act++) counts[cycle[act % cycle.length]!]++

    const { extra, ...regular } = counts
    const number = editionNumber(date)
    const common = { seed, date, marked: false }
    const editions: EditionOptions[] = [
      ...PUB_NAMES.map((pubName) => ({
        ...common,
        pubName,
        editionNumber: number,
        acts: regular[pubName],
      })),
      {
        ...common,
        pubName: EXTRAS[index % EXTRAS.length]!,
        editionNumber: `${number}-A`,
        acts: extra,
      },
    ]
    return editions.filter((edition) => edition.acts > 0)
  })
}

/** The keys of `shares` in an order in which every prefix keeps the shares as closely as possible. */
function interleaved<K extends string>(shares: Record<K, number>): K[] {
  const keys = Object.keys(shares) as K[] // the keys of a Record<K, …>
  const total = keys.reduce((sum, key) => sum + shares[key], 0)
  const given = new Map<K, number>()
  const owed = (key: K, turn: number) => (shares[key] * turn) / total - (given.get(key) ?? 0)
  return Array.from({ length: total }, (_, turn) => {
    const next = keys.reduce((a, b) => (owed(b, turn + 1) > owed(a, turn + 1) ? b : a))
    given.set(next, (given.get(next) ?? 0) + 1)
    return next
  })
}

function weekdays(first: string, last: string): string[] {
  const dates: string[] = []
  for (let date = last; date >= first; date = weekdayUpTo(addDays(date, -1))) dates.unshift(date)
  return dates
}
