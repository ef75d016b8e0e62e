/** Spares those who wait an attempt at what has just failed several times. */
export interface Breaker {
  /** Whether not to try now. */
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

/**
 * Opens for `restMs` after so many failures in a row. Then one may try: a further failure opens it again,
 * a success closes it.
 */
export function createBreaker(failures: number, restMs: number, now: () => number): Breaker {
  let inRow = 0
  let until = -Infinity
  return {
    isOpen: () => now() < until,
    succeeded() {
      inRow = 0
    },
    failed() {
      inRow++
      if (inRow >= failures) until = now() + restMs
    },
  }
}
