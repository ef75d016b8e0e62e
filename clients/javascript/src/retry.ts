/** Statuses that may change on the next attempt. */
const TRANSIENT = new Set([408, 429, 500, 502, 503, 504])
const TOO_MANY = 429

/**
 * Whether a request of this method may be sent again after this status; null: there was no answer.
 */
export function mayRetry(method: string, status: number | null): boolean {
  // It may have been done, and the service honours Idempotency-Key only on POST.
  if (method === 'PATCH') return status === TOO_MANY
  return status === null || TRANSIENT.has(status)
}

/** The end of an attempt; null if there was no answer. */
export interface Attempt {
  /** From 1 on. */
  attempt: number
  status: number | null
  headers: Headers | null
}

const FIRST_WAIT_S = 0.5
const LONGEST_BACKOFF_S = 8

/** Seconds to wait before the next attempt. `now`: Unix seconds; `random`: 0 to 1. */
export function waitBeforeNext(last: Attempt, now: number, random: number): number {
  const asked = askedWait(last, now)
  if (asked !== null) return asked
  const backoff = Math.min(LONGEST_BACKOFF_S, FIRST_WAIT_S * 2 ** (last.attempt - 1))
  return backoff * (0.75 + 0.25 * random)
}

/** Seconds that the service asks us to wait; null if it does not tell. */
export function askedWait(
  { status, headers }: Omit<Attempt, 'attempt'>,
  now: number,
): number | null {
  if (headers === null) return null
  const after = retryAfter(headers.get('Retry-After') ?? '', now)
  if (after !== null) return after
  if (status !== TOO_MANY || headers.get('X-RateLimit-Remaining') !== '0') return null
  const reset = headers.get('X-RateLimit-Reset') ?? ''
  // Adds a second, because the limit is reset at an unknown moment within it.
  return DIGITS.test(reset) ? Math.max(0, Number(reset) + 1 - now) : null
}

const DIGITS = /^\d{1,15}$/
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

function retryAfter(text: string, now: number): number | null {
  if (DIGITS.test(text)) return Number(text)
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date / 1000 - now)
}
