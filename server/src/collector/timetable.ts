import { isPublishingDay } from '../gazette/ledger/calendar.ts'
import { secondLookDue } from '../gazette/ledger/provisional.ts'
import { REGULAR_SECTIONS } from '../gazette/sections.ts'
import { confirmationDue } from '../gazette/ledger/withdrawal.ts'
import { brasiliaInstant, dateOfDay, dayNumber } from '../lib/time/dates.ts'
import { type DayFacts, type SectionFacts, isIn } from './facts.ts'

/** When the first files of a day may appear; they are written about an hour later. */
const OPENING = '00:30'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** For a publishing day with missing sections. */
const AWAITED_MS = 5 * MINUTE
/** The same day after that: extra editions and corrections come at any hour. */
const SETTLED_MS = 30 * MINUTE
/** For a day without an expected edition; extra editions can still come, even on Sundays. */
const QUIET_MS = HOUR
/** For the two days before today, whose late files are still awaited. */
const LATE_MS = 30 * MINUTE
const LATE_DAYS = 2
/** The days before today with late files and corrections. */
const RECENT_DAYS = 7
const RECENT_MS = 6 * HOUR
/** Days after which a file is fetched again and compared: its size does not show every change. */
const COMPARED_AFTER_DAYS = [1, 3, 7]
/** For older days that still lack something. */
const MISSING_MS = 24 * HOUR
/** For the list of dates; the source also shows it in place of a date that it lacks. */
const DATES_MS = 6 * HOUR
/** Between the end of a back-off and the next try; everything else that is due goes first. */
const TURN_MS = MINUTE / 2

/** The number of days to catch up on by default. */
const DEFAULT_DAYS_BACK = 30

/** The first date to collect; `since`: the setting, null: some days back from today. */
export function firstCollected(since: string | null, today: string): string {
  return since ?? dateOfDay(dayNumber(today) - DEFAULT_DAYS_BACK)
}

/** The instant from which the source is asked for a date. */
export function openingOf(date: string): Date {
  return brasiliaInstant(date, OPENING)
}

/** From this instant on, the source's files of a date are final, except for corrections. */
export function closingOf(date: string): Date {
  return openingAfter(date, 1)
}

function openingAfter(date: string, days: number): Date {
  return openingOf(dateOfDay(dayNumber(date) + days))
}

/** When to look at the current day in Brasília. */
export function nextLookAtToday(date: string, day: DayFacts): Date {
  const { lookedAt, retryAt } = day
  const opening = openingOf(date)
  if (lookedAt === null || lookedAt < opening) return latest(opening, retryAt)
  const publishing = isPublishingDay(dayNumber(date))
  const awaited = isAwaited(date, day)
  const interval = publishing ? (awaited ? AWAITED_MS : SETTLED_MS) : QUIET_MS
  return latest(after(lookedAt, interval), retryAt)
}

/** When to look again at a past day; null: never. */
export function nextLookAtPast(date: string, today: string, day: DayFacts): Date | null {
  const { offered, lookedAt, retryAt, sections } = day
  const age = dayNumber(today) - dayNumber(date)
  const isFresh = age <= LATE_DAYS
  if (!offered && !(isFresh && isAwaited(date, day))) return null
  const closing = closingOf(date)
  if (lookedAt === null || lookedAt < closing) return latest(closing, retryAt)
  if (age <= RECENT_DAYS) return latest(after(lookedAt, isFresh ? LATE_MS : RECENT_MS), retryAt)
  const missing = [...sections.values()].some(
    ({ estado }) => estado === 'falha' || estado === 'pendente',
  )
  return missing ? latest(after(lookedAt, MISSING_MS), retryAt) : null
}

/** Whether a day lacks regular sections that it should have, unless it is proved to have none. */
function isAwaited(date: string, { sections }: DayFacts): boolean {
  return (
    isPublishingDay(dayNumber(date)) &&
    REGULAR_SECTIONS.some((name) => {
      const section = sections.get(name)
      return !isIn(section) && section?.estado !== 'sem_edicao'
    })
  )
}

/** When to ask for the list of dates. */
export function nextDates(listedAt: Date | null, now: Date): Date {
  return listedAt === null ? now : after(listedAt, DATES_MS)
}

/**
 * When to fetch a file; null: there is nothing to fetch. Only the listed size shows that a file has
 * changed (the listed time is useless), and it misses a correction of equal length. So each file is
 * fetched again after its day has ended, after three days and after a week. A file of the night is fetched
 * again before the morning, and one that lacks acts of an earlier one after an hour.
 */
export function nextFetch(date: string, day: DayFacts, section: SectionFacts): Date | null {
  const { listedBytes, takenBytes, takenAt, absentSince, unconfirmedSince, retryAt } = section
  if (listedBytes === null) return null
  const { lookedAt } = day
  const isNew = takenAt === null || takenBytes !== listedBytes
  const isUncompared = COMPARED_AFTER_DAYS.map((days) => openingAfter(date, days)).some(
    (from) => takenAt !== null && takenAt < from && lookedAt !== null && lookedAt >= from,
  )
  if (isNew || isUncompared) return latest(new Date(0), retryAt)
  const confirming = [
    absentSince === null ? null : confirmationDue(absentSince),
    // From the last look on: the one before may have been too early.
    unconfirmedSince === null || takenAt === null ? null : secondLookDue(date, takenAt),
  ].filter((due) => due !== null)
  const [due] = confirming.toSorted((a, b) => a.getTime() - b.getTime())
  return due === undefined ? null : latest(due, retryAt)
}

/**
 * When to ask again after a failure of the whole source, for anything and for the same target. One
 * URL that never answers must not delay the others.
 */
export function retryOfSource(
  now: Date,
  failures: number,
  harsh: boolean,
): { source: Date; target: Date } {
  const source = harsh
    ? after(now, backoff(failures, 15 * MINUTE, 2 * HOUR)) // each try could make a lock-out worse
    : after(now, backoff(failures, MINUTE, 15 * MINUTE))
  return { source, target: after(source, TURN_MS) }
}

/** When to ask again for a single date or file at fault; `awaited`: readers wait for it today. */
export function retryOfTarget(now: Date, failures: number, awaited: boolean): Date {
  return after(now, backoff(failures, 2 * MINUTE, awaited ? 15 * MINUTE : 6 * HOUR))
}

function backoff(failures: number, first: number, longest: number): number {
  return Math.min(longest, first * 2 ** (failures - 1))
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}

function latest(instant: Date, other: Date | null): Date {
  return other !== null && other > instant ? other : instant
}
