/** Milliseconds between the end of a failed attempt and the next one; one entry for each retry. */
export type RetrySchedule = readonly number[]

/** The contract's: 1 minute, 5 minutes, 30 minutes, 2 hours, 24 hours. */
export const CONTRACT_SCHEDULE: RetrySchedule = [60, 300, 1_800, 7_200, 86_400].map(
  (seconds) => seconds * 1_000,
)

/** What a failed attempt says about the next one. */
export interface FailedAttempt {
  /** Automatic attempts of the delivery that failed, this one included. */
  failures: number
  /** Milliseconds since 1970. */
  endedAt: number
  /** How long the receiver asked us to wait, in milliseconds; null when it did not say. */
  retryAfter: number | null
}

/** Jitter, so that the deliveries of an outage do not all come back at once; it only ever adds. */
const JITTER = 0.1
const MAX_JITTER_MS = 15 * 60_000
/** A receiver may ask us to wait longer than the schedule does, but not more than twice as long. */
const MAX_STRETCH = 2

/**
 * When the next attempt is due, in milliseconds since 1970; null when that was the last one.
 * `random`: 0 to 1, how much of the jitter is added.
 */
export function nextAttemptAt(
  { failures, endedAt, retryAfter }: FailedAttempt,
  schedule: RetrySchedule,
  random: number,
): number | null {
  const step = schedule[failures - 1]
  if (step === undefined) return null
  const wait = Math.min(Math.max(retryAfter ?? step, step), step * MAX_STRETCH)
  return endedAt + wait + Math.round(random * Math.min(wait * JITTER, MAX_JITTER_MS))
}
