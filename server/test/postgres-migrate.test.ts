import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { migrate } from '../src/store/postgres/migrate.ts'
import { temporaryFolder } from './_cli.ts'
import { createDatabase, hasPostgres } from './_postgres.ts'
import { eventually } from './_push.ts'

/** A table with a row, and a unique index of it that is built concurrently. */
function writeMigrations(): string {
  const folder = temporaryFolder()
  const table = 'CREATE TABLE things (id BIGINT); INSERT INTO things VALUES (1);'
  const index = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS things_once ON things (id);'
  writeFileSync(join(folder, '0001-things.sql'), table)
  writeFileSync(join(folder, '0002-once-concurrently.sql'), index)
  return folder
}

async function connect(url: string, clients: AsyncDisposableStack): Promise<pg.Client> {
  const client = new pg.Client(url)
  await client.connect()
  clients.defer(() => client.end())
  return client
}

const VALID = "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'things_once'::regclass"

describe.runIf(hasPostgres('migrations that build indexes'))('an index built concurrently', () => {
  test('lets others write, and two commands build it once', async () => {
    await using database = await createDatabase({ bare: true })
    await using clients = new AsyncDisposableStack()
    const folder = writeMigrations()
    const [first, second, writer, other] = await Promise.all(
      Array.from({ length: 4 }, () => connect(database.url, clients)),
    )
    await first!.query('CREATE TABLE things_before (id BIGINT)')
    await writer!.query('BEGIN; INSERT INTO things_before VALUES (1)')
    const applied = Promise.all([migrate(first!, folder), migrate(second!, folder)])
    // The build waits for the transaction that has begun before it, and holds nobody up.
    const built = async () =>
      (await other!.query("SELECT to_regclass('things_once') IS NOT NULL AS built")).rows
    await eventually(built).toEqual([{ built: true }])
    await other!.query("SET statement_timeout = '10s'; INSERT INTO things VALUES (2)")
    await writer!.query('COMMIT')
    const names = (await applied).flat()
    expect(names).toEqual(['0001-things.sql', '0002-once-concurrently.sql'])
    expect((await other!.query(VALID)).rows).toEqual([{ valid: true }])
  })

  test('that broke off is built again', async () => {
    await using database = await createDatabase({ bare: true })
    await using clients = new AsyncDisposableStack()
    const folder = writeMigrations()
    const client = await connect(database.url, clients)
    const table = 'CREATE TABLE things (id BIGINT); INSERT INTO things VALUES (1), (1);'
    writeFileSync(join(folder, '0001-things.sql'), table)
    await expect(migrate(client, folder)).rejects.toThrow('things_once')
    expect((await client.query(VALID)).rows).toEqual([{ valid: false }])
    await client.query('DELETE FROM things')
    expect(await migrate(client, folder)).toEqual(['0002-once-concurrently.sql'])
    expect((await client.query(VALID)).rows).toEqual([{ valid: true }])
  })
})
