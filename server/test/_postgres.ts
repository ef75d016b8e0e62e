import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { inject } from 'vitest'
import { type Postgres, openPostgres } from '../src/store/postgres/open.ts'
import { TEMPLATE, addressOf } from './_postgres-run.ts'
import { isPostgresInstalled } from './_postgres-server.ts'

export interface TestDatabase extends AsyncDisposable {
  url: string
}

/** Whether PostgreSQL can be tested here; prints a note if not. */
export function hasPostgres(what: string): boolean {
  if (!isPostgresInstalled)
    process.stdout.write(`NOT TESTED: ${what}, PostgreSQL 15 is not installed\n`)
  return isPostgresInstalled
}

/** A new database; with our tables, unless `bare`. */
export async function createDatabase({ bare = false } = {}): Promise<TestDatabase> {
  const { host, user } = await server()
  const name = `t_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${bare ? 'template0' : TEMPLATE}`)
  return {
    url: addressOf(host, user, name),
    [Symbol.asyncDispose]: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** A new database with our tables, and a process that has opened it. */
export async function openTestPostgres(): Promise<Postgres & TestDatabase> {
  const database = await createDatabase()
  const opened = await openPostgres(database.url, { connections: 5 })
  return {
    ...opened,
    url: database.url,
    async [Symbol.asyncDispose]() {
      await opened.close()
      await database[Symbol.asyncDispose]()
    },
  }
}

let asked: Promise<{ host: string; user: string }> | undefined

function server(): Promise<{ host: string; user: string }> {
  return (asked ??= askForServer())
}

async function askForServer(): Promise<{ host: string; user: string }> {
  const socket = connect(inject('postgresSocket'))
  await once(socket, 'connect')
  const answer = JSON.parse(await text(socket)) as { host: string; user: string; error?: string }
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...(await server()), database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
