/** Failed attempts to prove an identity since the last success. */
export interface Attempts {
  failures: number
  /** Milliseconds since 1970. */
  last_at: number
}

/** The first failures, such as typing errors, cause no wait. */
const FREE_FAILURES = 5
const FIRST_WAIT_MS = 15_000
/** 96 guesses a day; a person locked out by a stranger can still set a new password by e-mail. */
const LONGEST_WAIT_MS = 15 * 60_000
/** After a day without attempts, the count starts again. */
const FORGOTTEN_MS = 24 * 3_600_000

/** No attempt is checked before this moment, in milliseconds since 1970. */
export function nextTryAt(attempts: Attempts | null): number {
  if (attempts === null || attempts.failures < FREE_FAILURES) return 0
  const wait = FIRST_WAIT_MS * 2 ** (attempts.failures - FREE_FAILURES)
  return attempts.last_at + Math.min(wait, LONGEST_WAIT_MS)
}

/** Counts an attempt before it is checked, so that concurrent attempts gain nothing. */
export function countedAttempt(attempts: Attempts | null, now: number): Attempts {
  const isForgotten = attempts === null || now - attempts.last_at > FORGOTTEN_MS
  return { failures: isForgotten ? 1 : attempts.failures + 1, last_at: now }
}
