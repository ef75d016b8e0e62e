import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { ToldChanges } from '../../lib/flow/changes.ts'
import { NOW, type ServerClock } from './clock.ts'
import {
  type Look,
  type NotedWrites,
  createNotedWrites,
  ERASE_NOTES,
  STALE_MS,
  lookColumns,
} from './noted-writes.ts'
import { CONNECT_MS, type Servers } from './servers.ts'

/** The channel of the triggers that announce urgent changes: migrations/0001. */
const CHANNEL = 'arauto_changes'
/** How often to check whether anybody has written anything; with STALE_MS, well below a second. */
const POLL_MS = 250
/** How often to erase what nobody asks about any more. */
const ERASE_MS = 60_000

export interface WatchedChanges extends ToldChanges {
  /** The writes that are told apart; whoever asks the database anyway may look, too. */
  noted: NotedWrites
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
  let erasedAt = performance.now()
  const noted = createNotedWrites()
  const watching = watch()

  return {
    noted,
    version() {
      if (performance.now() - lookedAt > STALE_MS) changes++
      return `${changes} ${snapshot}`
    },
    // Triggers announce urgent changes as signals.
    onWrite: () => ({ [Symbol.dispose]() {} }),
    note: changed,
    async close() {
      closing.abort()
      await watching
    },
  }

  function changed(): void {
    changes++
    noted.noteOwn()
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
    client.on('notification', changed)
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      do await look(client)
      while (await passes(POLL_MS))
    } finally {
      noted.doubt()
      await client.end().catch(() => undefined)
    }
  }

  /**
   * What was noted, and the numbers of running and of finished transactions, which change when any writing
   * transaction ends.
   */
  async function look(client: pg.Client): Promise<void> {
    const askedAt = performance.now()
    const { since, hear } = noted.look()
    const { rows } = await client.query<Look & { now: number }>({
      name: 'look',
      text: `SELECT ${lookColumns(1)}, ${NOW}`,
      values: [since],
    })
    const told = rows[0]!
    hear(told)
    snapshot = told.seen
    lookedAt = askedAt
    clock.hear(told.now, askedAt, performance.now())
    if (askedAt - erasedAt < ERASE_MS) return
    erasedAt = askedAt
    await client.query(ERASE_NOTES)
  }

  /** False when nobody watches any more. */
  async function passes(ms: number): Promise<boolean> {
    return await pause(ms, true, { signal: closing.signal }).catch(() => false)
  }
}
