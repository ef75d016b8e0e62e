/** Wrong attempts at signing in as one person, since the last right one. */
export interface Attempts {
  failures: number
  /** Milliseconds since 1970. */
  last_at: number
}

/** Typing errors, or a forgotten password: these cause no wait. */
const FREE_FAILURES = 5
const FIRST_WAIT_MS = 15_000
/** 96 guesses a day; a person locked out by a stranger can still set a new password by e-mail. */
const LONGEST_WAIT_MS = 15 * 60_000
/** After a quiet day all is forgotten. */
const FORGOTTEN_MS = 24 * 3_600_000

/** No attempt is checked before this moment, in milliseconds since 1970. */
export function nextAttemptAt(attempts: Attempts | null): number {
  if (attempts === null || attempts.failures < FREE_FAILURES) return 0
  const wait = FIRST_WAIT_MS * 2 ** (attempts.failures - FREE_FAILURES)
  return attempts.last_at + Math.min(wait, LONGEST_WAIT_MS)
}

/** Counts one more before it is looked at, so that many at the same time gain nothing. */
export function counted(attempts: Attempts | null, now: number): Attempts {
  const isForgotten = attempts === null || now - attempts.last_at > FORGOTTEN_MS
  return { failures: isForgotten ? 1 : attempts.failures + 1, last_at: now }
}
