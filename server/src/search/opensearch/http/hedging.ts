/** Sends a request; rejects when `signal` aborts. */
type Send<Answer> = (signal: AbortSignal) => Promise<Answer>

/** How many answers tell what most of them take; fewer than the least tell nothing. */
const KEPT = 128
const LEAST_KEPT = 32
/** An answer is late after this many times what 19 of 20 take, in milliseconds. */
const FACTOR = 1.5
const LEAST_MS = 100
const UNKNOWN_MS = 1_000
/** Where all nodes are slow, further requests would only make them slower; more wait for their turn. */
const MOST_AT_ONCE = 16
/** Made once: an error for each search that has its answer would take as long as a tenth of sending it. */
const OVER = new Error('another node has answered')

export interface Hedging {
  /**
   * Sends the first of some requests, and another whenever the last one is late. The first answer counts,
   * and the other requests are cancelled.
   * @param onLate Called when another one than the first answers, with its place.
   */
  race<Answer>(sends: readonly Send<Answer>[], onLate: (by: number) => void): Promise<Answer>
}

/** Requests that need not wait for the one node that is slow. */
export function createHedging(): Hedging {
  const taken: number[] = []
  let answers = 0
  let lateAfterMs = UNKNOWN_MS
  let atOnce = 0

  return {
    async race(sends, onLate) {
      const over = new AbortController()
      try {
        const { found, by } = await firstOf(sends, over.signal)
        if (by > 0) onLate(by)
        return found
      } finally {
        over.abort(OVER)
      }
    },
  }

  async function firstOf<Answer>(sends: readonly Send<Answer>[], signal: AbortSignal) {
    const sent: Promise<{ found: Answer; by: number }>[] = []
    for (const [by, send] of sends.entries()) {
      const answer = timed(send, signal)
      if (by > 0) takeTurn(answer, signal)
      sent.push(answer.then((found) => ({ found, by })))
      const isLast = by === sends.length - 1
      if (isLast || !(await mayBeSentAgain(anyOf(sent), signal))) break
    }
    return await anyOf(sent)
  }

  /** Once the answer is late and there is room for another request; false: it has come. */
  async function mayBeSentAgain(answer: Promise<unknown>, signal: AbortSignal): Promise<boolean> {
    const answered = answer.then(() => false)
    for (;;) {
      if (!(await Promise.race([answered, late(signal)]))) return false
      if (atOnce < MOST_AT_ONCE) return true
    }
  }

  /** What is late itself has had its turn: it may wait for the very node that others are to avoid. */
  function takeTurn(answer: Promise<unknown>, signal: AbortSignal): void {
    atOnce++
    const answered = answer.catch(() => {})
    void Promise.race([answered, late(signal)]).finally(() => atOnce--)
  }

  function late(signal: AbortSignal): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(resolve, lateAfterMs, true)
    const end = () => {
      clearTimeout(timer)
      resolve(false)
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
    return promise
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

/** The first answer; if there is none, why the first request failed. */
function anyOf<Answer>(sent: Promise<Answer>[]): Promise<Answer> {
  return Promise.any(sent).catch(({ errors: [error] }: AggregateError) =>
    Promise.reject(error as Error),
  )
}
