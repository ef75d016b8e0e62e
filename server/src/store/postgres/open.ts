import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { ToldChanges } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Signals } from '../../service/signals.ts'
import type { Sql } from '../sql.ts'
import { watchChanges } from './changes.ts'
import type { NotedWrites } from './noted-writes.ts'
import { expectUsable, onClient } from './client.ts'
import { createServerClock, setClock } from './clock.ts'
import { type Patience, createPostgresHandle } from './connection.ts'
import { expectMigrated, migrate } from './migrate.ts'
import { CONNECT_MS, serversAt } from './servers.ts'
import { createPostgresSignals } from './signals.ts'

/** The longest statement, or the longest wait of one for others. */
const STATEMENT_MS = 30_000
/** Longer than a statement may take: the server itself does not answer. */
const ANSWER_MS = 35_000
/** How long a process that was stopped in mid-transaction may hold its locks. */
const IDLE_IN_TRANSACTION_MS = 5_000
/** A migration that waits longer than this for a table would block everybody behind it. */
const MIGRATION_LOCK_MS = 10_000

/** An open PostgreSQL database. */
export interface Postgres {
  sql: Sql
  /** Whether anything may have changed, in any process. */
  changes: ToldChanges
  /** What was written of the gazette, and of those who ask. */
  noted: NotedWrites
  /** Signals that all processes of the database hear. */
  signals: Signals
  /** A clock that all processes of the database share. */
  clock: Clock
  /** Lets running work end first. */
  close(): Promise<void>
}

export interface PostgresOptions {
  /** The most connections, besides those that listen for changes and signals. */
  connections: number
  /** How long to retry conflicting work; by default, as long as callers wait for an answer. */
  patience?: Patience
  /**
   * Statements may take any time, but not wait for others: somebody waits at a command that reads the whole archive.
   */
  isUnhurried?: boolean
}

/**
 * Opens the database at `url` (`postgres://…`).
 * @throws Problem when it does not answer, is too old, or has migrations pending
 */
export async function openPostgres(
  url: string,
  { connections, patience, isUnhurried = false }: PostgresOptions,
): Promise<Postgres> {
  const clock = createServerClock()
  await onClient(url, {}, async (client) => {
    await expectUsable(client)
    await expectMigrated(client)
    await setClock(clock, client)
  })
  const servers = serversAt(url, {
    ...(isUnhurried ? { lock_timeout: STATEMENT_MS } : { statement_timeout: STATEMENT_MS }),
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  })
  const answer = isUnhurried ? {} : { query_timeout: ANSWER_MS }
  const pool = new pg.Pool({
    ...answer,
    Client: servers.Client,
    connectionTimeoutMillis: CONNECT_MS,
    max: connections,
    // Statements that are sent concurrently on one connection travel together.
    pipeline: true,
  })
  // The next statement on a lost connection reports it; an idle one is not missed.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const changes = watchChanges(servers, clock)
  const sql = createPostgresHandle(pool, changes.note, patience)
  const signals = createPostgresSignals(() => new servers.Client(answer), sql)
  return {
    sql,
    changes,
    noted: changes.noted,
    signals,
    clock: clock.now,
    async close() {
      await signals[Symbol.asyncDispose]()
      await changes.close()
      await pool.end()
    },
  }
}

/**
 * Brings the schema of the database at `url` up to date; returns the names of the missing
 * migrations.
 * @throws Problem when it does not answer, is too old, or is of a later version of Arauto
 */
export async function migratePostgres(url: string): Promise<string[]> {
  return await onClient(url, { lock_timeout: MIGRATION_LOCK_MS }, async (client) => {
    await expectUsable(client)
    return await migrate(client)
  })
}

/** The server ends the session of a process that has just ended a moment after it. */
const SESSION_END_MS = 2_000
const LOOK_AGAIN_MS = 100

/** How many other sessions of Arauto are open on the database at `url`, and stay so for two seconds. */
export async function countOtherSessions(url: string): Promise<number> {
  return await onClient(url, {}, async (client) => {
    for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
      const { rows } = await client.query<{ sessions: number }>(
        `SELECT count(*)::int AS sessions FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()
           AND application_name = current_setting('application_name')`,
      )
      const { sessions } = rows[0]!
      if (sessions === 0 || waited >= SESSION_END_MS) return sessions
      await pause(LOOK_AGAIN_MS)
    }
  })
}
