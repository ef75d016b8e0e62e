import { setTimeout as pause } from 'node:timers/promises'

/** Sends a request; rejects when `signal` aborts. */
type Send<Answer> = (signal: AbortSignal) => Promise<Answer>

/** How many answers tell what most of them take; fewer than the least tell nothing. */
const KEPT = 128
const LEAST_KEPT = 32
/** An answer is late after this many times what 19 of 20 take, in milliseconds. */
const FACTOR = 3
const LEAST_MS = 100
const UNKNOWN_MS = 1_000
/** Where all nodes are slow, second requests would only make them slower; more wait for their turn. */
const MOST_AT_ONCE = 16

export interface Hedging {
  /**
   * Sends `first`, and `second`, too, when the answer is late. The first answer counts, and the other
   * request is cancelled.
   * @param onLate Called when `second` is the one that answers.
   */
  race<Answer>(first: Send<Answer>, second: Send<Answer>, onLate: () => void): Promise<Answer>
}

/** Requests that need not wait for the one node that is slow. */
export function createHedging(): Hedging {
  const taken: number[] = []
  let answers = 0
  let lateAfterMs = UNKNOWN_MS
  let atOnce = 0

  return {
    async race(first, second, onLate) {
      const over = new AbortController()
      try {
        const answer = timed(first, over.signal)
        if (!(await mayBeSentAgain(answer, over.signal))) return await answer
        atOnce++
        const other = timed(second, over.signal).finally(() => atOnce--)
        const either = other.then((found) => ({ found, isOther: true }))
        const { found, isOther } = await Promise.any([
          answer.then((found) => ({ found, isOther: false })),
          either,
        ]).catch(({ errors: [error] }: AggregateError) => Promise.reject(error as Error))
        if (isOther) onLate()
        return found
      } finally {
        over.abort()
      }
    },
  }

  /** Once the answer is late and there is room for a second request; false: it has come. */
  async function mayBeSentAgain(answer: Promise<unknown>, signal: AbortSignal): Promise<boolean> {
    const answered = answer.then(() => false)
    for (;;) {
      if (!(await Promise.race([answered, late(signal)]))) return false
      if (atOnce < MOST_AT_ONCE) return true
    }
  }

  function late(signal: AbortSignal): Promise<boolean> {
    return pause(lateAfterMs, true, { signal }).catch(() => false)
  }

  /** The time of an answer counts from its own request. */
  async function timed<Answer>(send: Send<Answer>, signal: AbortSignal): Promise<Answer> {
    const sent = performance.now()
    const answer = await send(signal)
    taken[answers++ % KEPT] = performance.now() - sent
    if (answers % LEAST_KEPT === 0) {
      const usual = taken.toSorted((a, b) => a - b)[Math.floor(0.95 * taken.length)]!
      lateAfterMs = Math.max(LEAST_MS, FACTOR * usual)
    }
    return answer
  }
}
