import { HOUR_MS } from '../lib/time/dates.ts'

/** The sums of one attempt, of an hour or of a longer time. They are only ever added up. */
export interface Tally {
  /** Deliveries that ended. */
  delivered: number
  failed: number
  /** Attempts. */
  successes: number
  failures: number
  /** The total time of all answered attempts in milliseconds, whatever the status. */
  answerMs: number
  /** How many answers took up to each of {@link ANSWER_BOUNDS_MS}; the last number counts the longer ones. */
  answers: number[]
}

/** Spaced so that a 95th percentile stays useful, up to the deadline of an attempt. */
const ANSWER_BOUNDS_MS = [10, 25, 50, 100, 200, 350, 500, 750, 1_000, 2_000, 3_500] as const
/** The longest time that an answer takes, apart from clock precision. */
const LONGEST_MS = 5_000

export interface TalliedAttempt {
  succeeded: boolean
  /** From the beginning to the status line; null when no answer came. */
  answeredAfterMs: number | null
  /** The result of the delivery with this attempt; null while more attempts may follow. */
  concluded: 'entregue' | 'falhou' | null
}

export const NOTHING: Tally = {
  delivered: 0,
  failed: 0,
  successes: 0,
  failures: 0,
  answerMs: 0,
  answers: Array<number>(ANSWER_BOUNDS_MS.length + 1).fill(0),
}

export function tallyOf({ succeeded, answeredAfterMs, concluded }: TalliedAttempt): Tally {
  return {
    delivered: Number(concluded === 'entregue'),
    failed: Number(concluded === 'falhou'),
    successes: Number(succeeded),
    failures: Number(!succeeded),
    answerMs: answeredAfterMs ?? 0,
    answers: NOTHING.answers.map((_, index) =>
      Number(answeredAfterMs !== null && index === bucketOf(answeredAfterMs)),
    ),
  }
}

/** A part of a webhook's statistics: the results of its attempts in an hour. */
export interface HourTally {
  webhookId: string
  /** Whole hours since 1970. */
  hour: number
  tally: Tally
}

/** Sums up attempts by webhook and hour. `endedAt`: milliseconds since 1970. */
export function tallyHours(
  attempts: { webhookId: string; endedAt: number; tally: Tally }[],
): HourTally[] {
  return addHourTallies(
    attempts.map(({ endedAt, ...attempt }) => ({
      ...attempt,
      hour: Math.floor(endedAt / HOUR_MS),
    })),
  )
}

/** Sums up tallies of the same webhook and hour. */
export function addHourTallies(tallies: HourTally[]): HourTally[] {
  const hours = new Map<string, HourTally>()
  for (const { webhookId, hour, tally } of tallies) {
    const key = `${webhookId} ${hour}`
    const before = hours.get(key)
    hours.set(key, { webhookId, hour, tally: before ? addTallies(before.tally, tally) : tally })
  }
  return [...hours.values()]
}

export function addTallies(a: Tally, b: Tally): Tally {
  return {
    delivered: a.delivered + b.delivered,
    failed: a.failed + b.failed,
    successes: a.successes + b.successes,
    failures: a.failures + b.failures,
    answerMs: a.answerMs + b.answerMs,
    answers: a.answers.map((count, index) => count + (b.answers[index] ?? 0)),
  }
}

/** In milliseconds; null when nothing was answered. */
export function meanAnswerMs({ answerMs, answers }: Tally): number | null {
  const count = sum(answers)
  return count === 0 ? null : Math.round(answerMs / count)
}

/**
 * The time within which `share` (0 to 1) of the answers came, in milliseconds, as if those of a bucket
 * lay evenly in it; null when nothing was answered.
 */
export function answerPercentileMs({ answers }: Tally, share: number): number | null {
  let left = share * sum(answers)
  if (left === 0) return null
  for (const [index, count] of answers.entries()) {
    if (count > 0 && left <= count) {
      const from = ANSWER_BOUNDS_MS[index - 1] ?? 0
      const to = ANSWER_BOUNDS_MS[index] ?? LONGEST_MS
      return Math.round(from + ((to - from) * left) / count)
    }
    left -= count
  }
  return LONGEST_MS
}

function bucketOf(milliseconds: number): number {
  const index = ANSWER_BOUNDS_MS.findIndex((bound) => milliseconds <= bound)
  return index < 0 ? ANSWER_BOUNDS_MS.length : index
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
