import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { expectEngine } from './_engines.ts'
import { type PostgresServer, isPostgresInstalled } from './_postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that gives PostgreSQL's address, once it has started. */
    postgresSocket: string
  }
}

/** The template for databases: our tables without rows. */
export const TEMPLATE = 'modelo'

/** Data need not survive the run. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '300' }

/** One PostgreSQL for a test run, started when the first test needs it. */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
  expectEngine('postgres', isPostgresInstalled)
  const folder = mkdtempSync(join(tmpdir(), 'arauto-postgres-'))
  const socket = join(folder, 'socket')
  let starting: Promise<PostgresServer> | null = null
  const server = createServer((asking) => {
    asking.on('error', () => undefined) // the test has gone
    starting ??= start()
    starting.then(
      ({ connection: { host, user } }) => asking.end(JSON.stringify({ host, user })),
      (error: unknown) => asking.end(JSON.stringify({ error: String(error) })),
    )
  })
  server.listen(socket)
  await once(server, 'listening')
  project.provide('postgresSocket', socket)
  return async () => {
    server.close()
    await (await starting)?.[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(): Promise<PostgresServer> {
  // Most runs do not need it.
  const { startPostgres } = await import('./_postgres-server.ts')
  const { migratePostgres } = await import('../src/store/postgres/open.ts')
  const { default: pg } = await import('pg')
  const server = await startPostgres(SETTINGS)
  const client = new pg.Client(server.connection)
  await client.connect()
  await client.query(`CREATE DATABASE ${TEMPLATE}`)
  await client.end()
  const { host, user } = server.connection
  await migratePostgres(addressOf(host, user, TEMPLATE))
  return server
}

export function addressOf(host: string, user: string, database: string): string {
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}`
}
