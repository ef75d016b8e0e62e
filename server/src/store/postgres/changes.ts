import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { ToldChanges } from '../../lib/flow/changes.ts'
import { NOW, type ServerClock } from './clock.ts'
import { CONNECT_MS, type Servers } from './servers.ts'

/** The channel of the triggers that announce urgent changes: migrations/0001. */
const CHANNEL = 'arauto_changes'
/** How often to check whether anybody has written anything. */
const POLL_MS = 250
/**
 * After this long without a check, everything counts as changed; with POLL_MS, well below a second.
 */
const STALE_MS = 700

export interface WatchedChanges extends ToldChanges {
  /** Tells that this process has written. */
  note(): void
  close(): Promise<void>
}

/**
 * Watches a database, and its clock, on a connection of its own. Any committed write shows within
 * {@link STALE_MS}; writes of this process, and those that triggers announce, at once. While the
 * server does not answer, everything counts as changed; once it does not answer a new connection either,
 * statements that wait for it fail.
 */
export function watchChanges(servers: Servers, clock: ServerClock): WatchedChanges {
  const closing = new AbortController()
  let changes = 0
  let snapshot = ''
  let lookedAt = -Infinity
  const watching = watch()

  return {
    version() {
      if (performance.now() - lookedAt > STALE_MS) changes++
      return `${changes} ${snapshot}`
    },
    // Triggers announce urgent changes as signals.
    onWrite: () => ({ [Symbol.dispose]() {} }),
    note: () => void changes++,
    async close() {
      closing.abort()
      await watching
    },
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      const looked = lookedAt
      await watchOn(new servers.Client({ query_timeout: CONNECT_MS })).catch((error: unknown) => {
        const isMute = lookedAt === looked && !(error instanceof pg.DatabaseError)
        if (isMute) servers.leave()
      })
      await passes(POLL_MS)
    }
  }

  /** Runs until the connection is lost, which throws, or nobody watches any more. */
  async function watchOn(client: pg.Client): Promise<void> {
    client.on('error', () => undefined) // the next query throws
    client.on('notification', () => void changes++)
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      do await look(client)
      while (await passes(POLL_MS))
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  /**
   * The numbers of running and of finished transactions; they change when a writing transaction
   * ends.
   */
  async function look(client: pg.Client): Promise<void> {
    const askedAt = performance.now()
    const { rows } = await client.query<{ seen: string; now: number }>(
      `SELECT pg_current_snapshot()::text AS seen, ${NOW}`,
    )
    const { seen, now } = rows[0]!
    snapshot = seen
    lookedAt = askedAt
    clock.hear(now, askedAt, performance.now())
  }

  /** False when nobody watches any more. */
  async function passes(ms: number): Promise<boolean> {
    return await pause(ms, true, { signal: closing.signal }).catch(() => false)
  }
}
