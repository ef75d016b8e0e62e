import type { ClusterConfig } from '../config.ts'
import type { ToldChanges } from '../lib/changes.ts'
import type { Clock } from '../lib/clock.ts'
import type { SecretBox } from '../lib/secret-box.ts'
import type { Signals } from '../service/signals.ts'
import { expectMoved } from '../store/move/target.ts'
import { type PostgresOptions, openPostgres } from '../store/postgres/open.ts'
import { openSecretBox } from '../store/secret-key.ts'
import type { Sql } from '../store/sql.ts'

/** The stores that this process, or a thread of it, shares with other processes. */
export interface Cluster extends AsyncDisposable {
  sql: Sql
  changes: ToldChanges
  /** Signals that every process hears. */
  signals: Signals
  /** The database's clock, the same for all processes. */
  clock: Clock
  /** @throws Problem `conflito` when the archive was sealed with another key. */
  openBox(): Promise<SecretBox>
}

/**
 * Nobody waits for an answer, and abandoned work is repeated. So this is longer than a failover
 * takes.
 */
export const UNATTENDED = { conflict: 60_000, loss: 60_000 }

/**
 * Opens the shared database.
 * @throws Problem `indisponivel` when it does not answer, or its schema is of another version
 */
export async function openCluster(
  { databaseUrl, secretKey }: ClusterConfig,
  options: PostgresOptions,
): Promise<Cluster> {
  await using opening = new AsyncDisposableStack()
  const postgres = await openPostgres(databaseUrl, options)
  opening.defer(() => postgres.close())
  const { sql, changes, signals, clock } = postgres
  await expectMoved(sql)
  const opened = opening.move()
  return {
    sql,
    changes,
    signals,
    clock,
    openBox: () => openSecretBox(sql, '', secretKey),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
