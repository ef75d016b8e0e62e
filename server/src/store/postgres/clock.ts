import type pg from 'pg'
import type { Clock } from '../../lib/time/clock.ts'

/** A column with the server's present time, in ms since 1970. */
export const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now'

/**
 * Answers that took at most this long are accurate enough; the server's clock was read within that
 * span.
 */
const PROMPT_MS = 50
/** How long a reading stays valid: oscillators drift by some milliseconds an hour. */
const GOOD_FOR_MS = 60_000

/** A server's time, estimated on this machine. */
export interface ServerClock {
  now: Clock
  /** The server reported `now` between these two moments of performance's clock. */
  hear(now: number, askedAt: number, heardAt: number): void
}

/**
 * All processes that share a server use its time, whatever the clocks of their machines say: one
 * clock ends leases, makes deliveries due and dates records. Between two answers of the server,
 * performance's clock continues it, because nobody can set that one.
 */
export function createServerClock(): ServerClock {
  let aheadMs = NaN
  let heardLast = -Infinity
  return {
    now: () => new Date(Math.floor(performance.now() + aheadMs)),
    hear(now, askedAt, heardAt) {
      const isPrompt = heardAt - askedAt <= PROMPT_MS
      if (!isPrompt && heardAt - heardLast < GOOD_FOR_MS) return
      aheadMs = now - (askedAt + heardAt) / 2
      heardLast = heardAt
    },
  }
}

/** Asks a server for its time. */
export async function setClock(clock: ServerClock, client: pg.ClientBase): Promise<void> {
  const askedAt = performance.now()
  const { rows } = await client.query<{ now: number }>(`SELECT ${NOW}`)
  clock.hear(rows[0]!.now, askedAt, performance.now())
}
