import { brasiliaDate, dateOfDay, dayNumber } from '../lib/time/dates.ts'
import { type Facts, unknownDay } from './facts.ts'
import { nextDates, nextFetch, nextLookAtPast, nextLookAtToday, openingOf } from './timetable.ts'

/** What to do next. */
export type Step =
  | { kind: 'wait'; until: Date }
  /** Ask for the list of dates. */
  | { kind: 'dates' }
  /** Ask for the files of a date. */
  | { kind: 'look'; data: string }
  /** Download and import. */
  | { kind: 'fetch'; data: string; pubName: string }

interface Due {
  step: Step
  due: Date
}

/**
 * What to ask of the source next, and when. Order: today; files that are known to exist; past dates, none
 * before `since`; the list of dates. Files take turns, so that one that always fails does not block the
 * others: fewest failures first, then least recently asked, then newest day.
 */
export function planNext(now: Date, facts: Facts, since: string): Step {
  const { retryAt } = facts.source
  if (retryAt !== null && retryAt > now) return { kind: 'wait', until: retryAt }
  const today = brasiliaDate(now)
  const tomorrow = dateOfDay(dayNumber(today) + 1)
  const candidates: Due[] = [
    look(today, nextLookAtToday(today, facts.days.get(today) ?? unknownDay())),
    ...fetches(facts, since),
    ...pastLooks(facts, since, today),
    { step: { kind: 'dates' }, due: nextDates(facts.source.listedAt, now) },
    look(tomorrow, openingOf(tomorrow)),
  ]
  const next = candidates.find(({ due }) => due <= now)
  if (next) return next.step
  return { kind: 'wait', until: new Date(Math.min(...candidates.map(({ due }) => due.getTime()))) }
}

function fetches({ days }: Facts, since: string): Due[] {
  return newestFirst(days, since)
    .flatMap(([data, day]) =>
      [...day.sections].flatMap(([pubName, section]) => {
        const due = nextFetch(data, day, section)
        const step = { kind: 'fetch' as const, data, pubName }
        return due === null ? [] : [{ step, due, failures: section.failures }]
      }),
    )
    .toSorted((a, b) => a.failures - b.failures || a.due.getTime() - b.due.getTime())
}

function pastLooks({ days }: Facts, since: string, today: string): Due[] {
  return newestFirst(days, since).flatMap(([data, day]) => {
    const due = data < today ? nextLookAtPast(data, today, day) : null
    return due === null ? [] : [look(data, due)]
  })
}

function newestFirst<T>(days: Map<string, T>, since: string): [string, T][] {
  return [...days].filter(([data]) => data >= since).sort(([a], [b]) => (a < b ? 1 : -1))
}

function look(data: string, due: Date): Due {
  return { step: { kind: 'look', data }, due }
}
