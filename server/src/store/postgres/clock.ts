import type pg from 'pg'
import type { Clock } from '../../lib/clock.ts'

/** A column with the server's present, in ms since 1970. */
export const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now'

/** An answer that took no longer says well what time it is; the server had it within that span. */
const PROMPT_MS = 50
/** What was once heard is good for so long: oscillators drift by some milliseconds an hour. */
const GOOD_FOR_MS = 60_000

/** The time of a server, as somebody elsewhere reckons it. */
export interface ServerClock {
  now: Clock
  /** The server said `now`, between these two moments of performance's clock. */
  hear(now: number, askedAt: number, heardAt: number): void
}

/**
 * Everybody who shares a server has its time, whatever the clocks of their machines say: leases end, deliveries are
 * due and records are dated by one clock. Between two answers of the server it goes on with performance's clock, which
 * nobody sets.
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
