import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, type Socket, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePorts } from '../demo/cluster/free-ports.ts'
import { countOtherSessions, migratePostgres, openPostgres } from '../src/store/postgres/open.ts'
import { CONNECT_MS, serversAt } from '../src/store/postgres/servers.ts'
import { int, row } from '../src/store/rows.ts'
import { createDatabase, hasPostgres } from './_postgres.ts'
import { type PostgresServer, startPostgres } from './_postgres-server.ts'

const INSERT = 'INSERT INTO accounts (id, nome, email, criado_em) VALUES ($1, $1, $1, $1)'
const ADDRESS = '127.0.0.1'
/** Longer than the tests take. */
const PATIENCE = { conflict: 120_000, loss: 120_000 }

/** A server and its replica, both on ports. */
async function startPair() {
  const [first, second] = await freePorts(2)
  const settings = { fsync: 'off', listen_addresses: ADDRESS }
  const primary = await startPostgres({ ...settings, port: String(first) })
  onTestFinished(() => primary[Symbol.asyncDispose]())
  const replica = await startPostgres({ ...settings, port: String(second) }, primary)
  onTestFinished(() => replica[Symbol.asyncDispose]())
  const url = `postgres://arauto@${ADDRESS}:${second},${ADDRESS}:${first}/postgres`
  return { primary, replica, url }
}

/** A server, and a host before it in the address that accepts connections and says nothing. */
async function startBesideMute(settings: Record<string, string>) {
  let heard = 0
  const open = new Set<Socket>()
  const mute = createServer((socket) => {
    heard++
    open.add(socket.resume().on('close', () => open.delete(socket)))
  }).listen(0, ADDRESS)
  await once(mute, 'listening')
  onTestFinished(() => void mute.close())
  const [port] = await freePorts(1)
  const own = { fsync: 'off', listen_addresses: ADDRESS, port: String(port), ...settings }
  const server = await startPostgres(own)
  onTestFinished(() => server[Symbol.asyncDispose]())
  const before = `${ADDRESS}:${(mute.address() as AddressInfo).port}`
  const url = `postgres://arauto@${before},${ADDRESS}:${port}/postgres`
  return { url, heard: () => heard, open }
}

/** Stops it with all its sessions: connections stay, and nothing is answered. */
function freeze(server: PostgresServer): void {
  const pids = [server.pid(), ...childrenOf(server.pid())]
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  onTestFinished(() => pids.forEach((pid) => process.kill(pid, 'SIGCONT')))
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return list.trim().split(' ').map(Number)
}

async function promote({ connection }: PostgresServer): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('SELECT pg_promote()')
  await client.end()
}

describe.runIf(hasPostgres('a lost host of PostgreSQL'))('several servers in the address', () => {
  test('work goes to the one that takes writes, and on to a replica that takes over', async () => {
    const { primary, replica, url } = await startPair()
    await migratePostgres(url)
    // Unhurried: nothing but the lost server ends a statement.
    const options = { connections: 3, patience: PATIENCE, isUnhurried: true }
    const postgres = await openPostgres(url, options)
    onTestFinished(() => postgres.close())
    const { sql, signals } = postgres
    await sql.run(INSERT, ['before'])
    await untilReplayed(replica)

    const heard = new Set<string>()
    using _listening = signals.listen((signal) => heard.add(signal))
    await expect.poll(() => heard.size, { timeout: 60_000 }).toBeGreaterThan(1) // it has connected
    freeze(primary)
    const during = ['a', 'b', 'c'].map((id) => sql.run(INSERT, [id]))
    await promote(replica)
    await Promise.all(during)
    const count = 'SELECT count(*) AS n FROM accounts'
    expect(await sql.one(row({ n: int }), count)).toEqual({ n: 4 })

    heard.clear()
    await expect.poll(() => heard.size, { timeout: 60_000 }).toBeGreaterThan(1)
  })

  test('without any that takes writes, the refusal says so', async () => {
    const { replica } = await startPair()
    const { port } = replica.connection
    const url = `postgres://arauto@${ADDRESS}:1,${ADDRESS}:${port}/postgres`
    await expect(openPostgres(url, { connections: 1 })).rejects.toMatchObject({
      codigo: 'indisponivel',
      detalhes: [{ problema: 'o servidor só aceita leituras' }],
    })
  })
})

describe.runIf(hasPostgres('mute hosts'))('a mute host in the address', () => {
  test('it is left as soon as another host takes writes', async () => {
    const { url, heard, open } = await startBesideMute({})
    await countOtherSessions(url)
    // It would be left anyway after CONNECT_MS.
    await expect.poll(() => open.size, { timeout: CONNECT_MS / 2 }).toBe(0)
    expect(heard()).toBe(1)
  })

  test('it is not asked again because the host that takes writes is full', async () => {
    const full = { max_connections: '3', superuser_reserved_connections: '0' }
    const { url, heard } = await startBesideMute(full)
    const { Client } = serversAt(url)
    const codes: unknown[] = []
    for (let i = 0; i < 8; i++) {
      const client = new Client()
      onTestFinished(() => client.end())
      codes.push(
        await client.connect().then(
          () => null,
          (error: pg.DatabaseError) => error.code,
        ),
      )
    }
    expect(codes.slice(-2)).toEqual(['53300', '53300'])
    expect(heard()).toBe(1)
  })
})

describe.runIf(hasPostgres('limits of sessions'))('limits of sessions', () => {
  test.each([
    [false, { statement: 30_000, lock: 0 }],
    [true, { statement: 0, lock: 30_000 }],
  ])('unhurried: %s', async (isUnhurried, expected) => {
    await using database = await createDatabase()
    const postgres = await openPostgres(database.url, { connections: 1, isUnhurried })
    onTestFinished(() => postgres.close())
    const setting = (name: string) =>
      `(SELECT setting::int FROM pg_settings WHERE name = '${name}_timeout') AS ${name}`
    const asked = `SELECT ${setting('statement')}, ${setting('lock')}`
    expect(await postgres.sql.one(row({ statement: int, lock: int }), asked)).toEqual(expected)
  })
})

async function untilReplayed({ connection }: PostgresServer): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  const there = `SELECT 1 FROM accounts WHERE id = 'before'`
  while ((await client.query(there)).rowCount === 0) await pause(10)
  await client.end()
}
