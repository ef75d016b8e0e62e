import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Signal, Signals } from '../../service/signals.ts'
import { present } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const CHANNEL = 'arauto_signals'
/** How soon a lost connection is replaced. */
const RECONNECT_MS = 500

const SIGNALS: readonly Signal[] = ['events', 'deliveries', 'due', 'replays', 'collection']

/**
 * Signals between all processes of a database: sent on `sql`, and received on a connection of their
 * own once somebody listens. Signals sent while that connection is lost are lost, which is allowed.
 */
export function createPostgresSignals(
  connect: () => pg.Client,
  sql: SqlReader,
): Signals & AsyncDisposable {
  const closing = new AbortController()
  const listeners = new Set<(signal: Signal) => void>()
  let hearing: Promise<void> | null = null

  return {
    announce(signal) {
      const said = sql.one(present, 'SELECT pg_notify($1, $2)', [CHANNEL, signal])
      said.catch(() => undefined)
    },
    listen(heard) {
      hearing ??= hear()
      listeners.add(heard)
      return { [Symbol.dispose]: () => void listeners.delete(heard) }
    },
    async [Symbol.asyncDispose]() {
      closing.abort()
      await hearing
    },
  }

  async function hear(): Promise<void> {
    while (!closing.signal.aborted) {
      await hearOn(connect()).catch(() => undefined)
      await pause(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  /** Runs until the connection is lost, or nobody listens any more. */
  async function hearOn(client: pg.Client): Promise<void> {
    const over = Promise.withResolvers<void>()
    const end = () => over.resolve()
    client.on('error', end)
    client.on('end', end)
    client.on('notification', ({ payload }) => tell(payload))
    closing.signal.addEventListener('abort', end, { once: true })
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      SIGNALS.forEach(tell) // any may have been missed meanwhile
      await over.promise
    } finally {
      closing.signal.removeEventListener('abort', end)
      await client.end().catch(() => undefined)
    }
  }

  function tell(payload: string | undefined): void {
    const signal = SIGNALS.find((known) => known === payload)
    if (signal !== undefined) listeners.forEach((heard) => heard(signal))
  }
}
