import type { TestProject } from 'vitest/node'
import { expectEngine } from './_engines.ts'
import { offerEngine } from './_offer-engine.ts'
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
  const tell = ({ connection: { host, user } }: PostgresServer) => ({ host, user })
  const { socket, end } = await offerEngine('postgres', start, tell)
  project.provide('postgresSocket', socket)
  return end
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
