import { setTimeout as pause } from 'node:timers/promises'
import { callbackify } from 'node:util'
import pg from 'pg'
import { mayHaveMoved, readOnlyServer } from './errors.ts'
import { columnTypes } from './values.ts'

/** How long to wait for a connection. */
export const CONNECT_MS = 3_000
/** An idle connection is probed after this time, ten times: a host that was lost sends no end of it. */
const KEEP_ALIVE_MS = 5_000
/** How often to ask a replica whether it takes writes by now. */
const ASK_MS = 100
const DEFAULT_PORT = 5432

/** Limits of a session, in ms. */
export type SessionLimits = Partial<
  Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>
>

/** The servers of an address, of which one at a time takes writes. */
export interface Servers {
  /**
   * A connection to the one that takes writes. `connect` fails with SQLSTATE 25006 while none does.
   */
  Client: new (config?: pg.ClientConfig) => pg.Client
  /** Breaks all connections, whose statements then fail: the server is gone. */
  leave(): void
}

/** What the pool hears of a connection. */
type Connected = (error: Error | null, client?: pg.Client) => void

interface Place {
  host: string
  port: number
}

/**
 * The servers at `url`: `postgres://user@a:5432,b:5432/database`, or one. The limits are set once connected: a
 * pooler like PgBouncer refuses them in the first message.
 */
export function serversAt(url: string, limits: SessionLimits = {}): Servers {
  const { address, places } = placesOf(url)
  const config: pg.ClientConfig = {
    connectionString: address,
    application_name: 'arauto',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: columnTypes,
  }
  const begin = beginningWith(limits)
  const open = new Set<pg.Client>()
  let found: Promise<Place> | null = null
  let last: Place | null = null

  class Client extends pg.Client {
    constructor(own: pg.ClientConfig = {}) {
      super({ ...config, ...own })
      // The running statement throws. A pool listens only once we have connected.
      this.on('error', () => undefined)
    }

    override connect(): Promise<this>
    override connect(done: Connected): void
    override connect(done?: Connected): Promise<this> | undefined {
      const connected = this.#connect()
      if (done === undefined) return connected
      callbackify(() => connected)(done)
    }

    async #connect(): Promise<this> {
      if (places.length > 1) Object.assign(this, await find())
      open.add(this)
      this.once('end', () => open.delete(this))
      try {
        await super.connect()
        await expectWritable(this, begin)
      } catch (error) {
        if (mayHaveMoved(error)) found = null
        this.connection.stream.destroy()
        throw error
      }
      return this
    }
  }

  return { Client, leave }

  function leave(): void {
    for (const { connection } of open) connection.stream.destroy()
  }

  /** The place of the server that takes writes, asked once for all who wait. */
  async function find(): Promise<Place> {
    const asked = (found ??= firstWritable())
    try {
      const place = await asked
      // What waits for an answer of the former one waits in vain.
      if (last !== null && last !== place) leave()
      return (last = place)
    } catch (error) {
      if (found === asked) found = null
      throw error
    }
  }

  async function firstWritable(): Promise<Place> {
    const until = performance.now() + CONNECT_MS
    const over = new AbortController()
    const asked = places.map((place) => untilWritable(place, until, over.signal))
    const first = Promise.any(asked).finally(() => over.abort())
    return await first.catch(({ errors }: AggregateError) => {
      throw errors.find((error) => error instanceof pg.DatabaseError) ?? errors[0]
    })
  }

  /**
   * One that is a replica may become the server that takes writes while it is asked.
   * @param over Another one takes writes: whoever has no other work must be able to end.
   */
  async function untilWritable(place: Place, until: number, over: AbortSignal): Promise<Place> {
    const client = Object.assign(new pg.Client({ ...config, query_timeout: CONNECT_MS }), place)
    client.on('error', () => undefined) // the running statement throws
    over.addEventListener('abort', () => client.connection.stream.destroy())
    try {
      await client.connect()
      while (await isReplica(client)) {
        if (performance.now() > until) throw readOnlyServer()
        await pause(ASK_MS, undefined, { signal: over })
      }
      return place
    } finally {
      client.connection.stream.destroy()
    }
  }
}

function placesOf(url: string): { address: string; places: Place[] } {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url)!
  const [first, ...others] = hosts.split(',')
  if (others.length === 0) return { address: url, places: [] }
  return { address: `${before}${first}${after}`, places: [first!, ...others].map(placeOf) }
}

function placeOf(text: string): Place {
  const [, host = '', port] = /^(.*?)(?::(\d+))?$/.exec(text)!
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port ?? DEFAULT_PORT) }
}

/** The statement that a session begins with. */
function beginningWith(limits: SessionLimits): string {
  const set = Object.entries(limits).map(([name, ms]) => `set_config('${name}', '${ms}', false)`)
  return `SELECT ${['pg_is_in_recovery() AS replica', ...set].join(', ')}`
}

async function isReplica(client: pg.Client, statement = beginningWith({})): Promise<boolean> {
  const { rows } = await client.query<{ replica: boolean }>(statement)
  return rows[0]!.replica
}

async function expectWritable(client: pg.Client, statement: string): Promise<void> {
  if (await isReplica(client, statement)) throw readOnlyServer()
}
