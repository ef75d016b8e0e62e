import type { OpenArchive } from '../assembly/open-archive.ts'
import type { ClusterConfig } from '../config.ts'
import { expectMoved } from '../store/postgres/move-target.ts'
import { type Postgres, type PostgresOptions, openPostgres } from '../store/postgres/open.ts'
import { openSecretBox } from '../store/secret-key.ts'

/**
 * Nobody waits for an answer, and abandoned work is repeated. So this is longer than a failover
 * takes.
 */
export const UNATTENDED = { conflict: 60_000, loss: 60_000 }

/** An open archive whose writes are told apart. */
export interface OpenCluster extends OpenArchive, Pick<Postgres, 'noted'> {}

/**
 * Opens the shared database.
 * @throws Problem `indisponivel` when it does not answer, or its schema is of another version
 */
export async function openCluster(
  { databaseUrl, secretKey }: ClusterConfig,
  options: PostgresOptions,
): Promise<OpenCluster> {
  await using opening = new AsyncDisposableStack()
  const postgres = await openPostgres(databaseUrl, options)
  opening.defer(() => postgres.close())
  const { sql, changes, noted, signals, clock } = postgres
  await expectMoved(sql)
  const opened = opening.move()
  return {
    sql,
    changes,
    noted,
    signals,
    clock,
    openBox: (tx = sql) => openSecretBox(tx, '', secretKey),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
