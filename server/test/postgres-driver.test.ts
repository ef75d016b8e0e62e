import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openPostgres } from '../src/store/postgres/open.ts'
import { bool, bytes, int, nullable, present, real, row, text } from '../src/store/rows.ts'
import type { Sql } from '../src/store/sql.ts'
import { createDatabase, hasPostgres, openTestPostgres } from './_postgres.ts'

const countRow = row({ n: int })
const pidRow = row({ pid: int })

const INSERT = 'INSERT INTO accounts (id, nome, email, criado_em) VALUES ($1, $2, $3, $4)'

/** Adds an account named after the number of accounts: two that saw the same number get the same name. */
async function addNumbered(tx: Sql, seen: () => Promise<unknown>): Promise<void> {
  const { n } = (await tx.one(countRow, 'SELECT count(*) AS n FROM accounts'))!
  await seen()
  await tx.run(INSERT, [`ct_${n}_${Math.random()}`, String(n), 'a@exemplo.com', '2024'])
}

/** Resolves for all callers once it was called `count` times. */
function meeting(count: number): () => Promise<void> {
  const all = Promise.withResolvers<void>()
  return async () => {
    if (--count <= 0) all.resolve()
    await all.promise
  }
}

const endSession = (sql: Sql, pid: number) =>
  sql.one(present, 'SELECT pg_terminate_backend($1::int)', [pid])

describe.runIf(hasPostgres('the driver of PostgreSQL'))('the driver of PostgreSQL', () => {
  test('gives values back as they were written', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const written = {
      name: 'Ação “é” \u{1F600} \\ \' "',
      fence: Number.MAX_SAFE_INTEGER,
      bytes: new Uint8Array([0, 1, 127, 128, 255]),
      confianca: 0.1,
      flag: true,
    }
    const read = row({
      name: text,
      fence: int,
      bytes,
      confianca: real,
      flag: bool,
      none: nullable(int),
    })
    const got = await sql.one(
      read,
      `SELECT $1::text AS name, $2::bigint AS fence, $3::bytea AS bytes, $4::float8 AS confianca,
         $5::bigint AS flag, NULL AS none`,
      [written.name, written.fence, written.bytes, written.confianca, written.flag],
    )
    expect(got).toEqual({ ...written, none: null })
    expect(got?.bytes.constructor).toBe(Uint8Array)
    expect(await sql.one(row({ s: text }), `SELECT 'a' || $1::text AS s`, ['\0b'])).toEqual({
      s: 'a\uFFFDb',
    })
  })

  test('gives sums and lists, and the number of changed rows', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    for (const id of ['ct_1', 'ct_2', 'ct_"3,{}\\']) await sql.run(INSERT, [id, 'n', 'e', '2024'])
    const { dialect } = sql
    const found = `SELECT id FROM accounts WHERE ${dialect.isAnyOf('id', '$1')} ORDER BY id`
    const ids = await sql.all(row({ id: text }), found, [['ct_"3,{}\\', 'ct_2', 'none']])
    expect(ids).toEqual([{ id: 'ct_"3,{}\\' }, { id: 'ct_2' }])
    expect(await sql.run(`UPDATE accounts SET nome = 'x' WHERE id <> 'ct_1'`)).toBe(2)
    expect(await sql.one(countRow, 'SELECT sum(length(nome)) AS n FROM accounts')).toEqual({ n: 3 })
  })

  test('a transaction is atomic, including nested ones', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const count = () => sql.one(countRow, 'SELECT count(*) AS n FROM accounts')
    const failing = sql.transaction(async (tx) => {
      await tx.run(INSERT, ['ct_1', 'a', 'e', '2024'])
      await tx.transaction((inner) => inner.run(INSERT, ['ct_2', 'a', 'e', '2024']))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await count()).toEqual({ n: 0 })
    await sql.transaction(async (tx) => {
      await tx.transaction((inner) => inner.run(INSERT, ['ct_2', 'a', 'e', '2024']))
      expect(await tx.snapshot((view) => view.one(present, 'SELECT 1 FROM accounts'))).toBe(true)
    })
    expect(await count()).toEqual({ n: 1 })
  })

  test('a failed statement whose error is ignored commits nothing', async () => {
    await using database = await openTestPostgres()
    const ignoring = database.sql.transaction(async (tx) => {
      await tx.run(INSERT, ['ct_1', 'a', 'e', '2024'])
      await tx.run('INSERT INTO accounts (id) VALUES (NULL)').catch(() => undefined)
    })
    await expect(ignoring).rejects.toThrow('its error was ignored')
  })

  test('of concurrent statements, the failed one is reported, and none runs after the end', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const late = Promise.withResolvers<void>()
    let straggler: Promise<unknown> | undefined
    const failing = sql.transaction(async (tx) => {
      straggler = late.promise.then(() => tx.run(INSERT, ['ct_late', 'a', 'e', '2024']))
      await Promise.all([
        (async () => {
          await tx.one(present, 'SELECT 1')
          await tx.run(INSERT, ['ct_beside', 'a', 'e', '2024'])
        })(),
        tx.run('INSERT INTO accounts (id) VALUES (NULL)'),
      ])
    })
    await expect(failing).rejects.toThrow('null value in column')
    late.resolve()
    await expect(straggler).rejects.toThrow('null value in column')
    expect(await sql.one(countRow, 'SELECT count(*) AS n FROM accounts')).toEqual({ n: 0 })
  })

  test('a snapshot stays as it was, whatever others write', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const seen = await sql.snapshot(async (view) => {
      const count = () => view.one(countRow, 'SELECT count(*) AS n FROM accounts')
      const before = await count()
      await sql.run(INSERT, ['ct_1', 'a', 'e', '2024'])
      return [before, await count()]
    })
    expect(seen).toEqual([{ n: 0 }, { n: 0 }])
  })

  test('a snapshot that rests holds no connection, and goes on with another', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const open = async () =>
      await sql.one(
        countRow,
        `SELECT count(*) AS n FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction'`,
      )
    const seen = await sql.snapshot(async (view) => {
      const count = () => view.one(countRow, 'SELECT count(*) AS n FROM accounts')
      await view.rest?.() // before its first statement
      const before = [await count(), await open()]
      await Promise.all([view.rest?.(), view.rest?.()])
      await sql.run(INSERT, ['ct_1', 'a', 'e', '2024'])
      return [...before, await open(), await count(), await count()]
    })
    expect(seen).toEqual([{ n: 0 }, { n: 1 }, { n: 0 }, { n: 1 }, { n: 1 }])
    expect(await open()).toEqual({ n: 0 })
  })

  test('concurrent transactions are serializable', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const met = meeting(3) // each has read before any writes
    await Promise.all([1, 2, 3].map(() => sql.transaction((tx) => addNumbered(tx, met))))
    const names = await sql.all(row({ nome: text }), 'SELECT nome FROM accounts ORDER BY nome')
    expect(names).toEqual([{ nome: '0' }, { nome: '1' }, { nome: '2' }])
  })

  test('a long one gets its turn, however many short ones conflict with it', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    let tries = 0
    const over = new AbortController()
    const short = async () => {
      while (!over.signal.aborted)
        await sql.transaction((tx) => addNumbered(tx, async () => undefined))
    }
    const shortOnes = Promise.allSettled([1, 2, 3].map(short))
    await sql
      .transaction(async (tx) => {
        tries++
        await addNumbered(tx, async () => {
          for (let i = 0; i < 50; i++) await tx.one(present, 'SELECT 1')
        })
      })
      .finally(() => over.abort())
    await shortOnes
    expect(tries).toBeLessThanOrEqual(4)
  })

  test('two that deadlock both get their turn', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    for (const id of ['ct_1', 'ct_2']) await sql.run(INSERT, [id, '0', 'e', '2024'])
    const met = meeting(2)
    const add = `UPDATE accounts SET nome = (nome::int + 1)::text WHERE id = $1`
    const both = (ids: string[]) =>
      sql.transaction(async (tx) => {
        await tx.run(add, [ids[0]!])
        await met()
        await tx.run(add, [ids[1]!])
      })
    await Promise.all([both(['ct_1', 'ct_2']), both(['ct_2', 'ct_1'])])
    expect(await sql.all(row({ nome: text }), 'SELECT nome FROM accounts')).toEqual([
      { nome: '2' },
      { nome: '2' },
    ])
  })

  test('a connection lost mid-transaction is replaced, and the transaction repeated', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    let tries = 0
    await sql.transaction(async (tx) => {
      await tx.run(INSERT, [`ct_${++tries}`, 'a', 'e', '2024'])
      const { pid } = (await tx.one(pidRow, 'SELECT pg_backend_pid() AS pid'))!
      if (tries === 1) await endSession(sql, pid)
      await tx.one(present, 'SELECT 1')
    })
    expect(await sql.all(row({ id: text }), 'SELECT id FROM accounts')).toEqual([{ id: 'ct_2' }])
  })

  test('a connection lost while idle is not noticed', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const pids = await Promise.all(
      [1, 2].map(() => sql.one(pidRow, 'SELECT pg_backend_pid() AS pid FROM pg_sleep(0.05)')),
    )
    const other = new pg.Client(database.url)
    await other.connect()
    for (const found of pids) await other.query('SELECT pg_terminate_backend($1)', [found!.pid])
    await other.end()
    expect(await sql.one(countRow, 'SELECT 1 AS n')).toEqual({ n: 1 })
  })

  test('a server that does not answer is reported in words', async () => {
    await using database = await createDatabase()
    const refused = (url: string) => openPostgres(url, { connections: 1 })
    await expect(refused(database.url.replace(/t_\w+/, 'nenhum'))).rejects.toMatchObject({
      codigo: 'indisponivel',
      detalhes: [{ problema: 'o banco de dados não existe' }],
    })
    await expect(refused('postgres://a:segredo@127.0.0.1:1/b')).rejects.toMatchObject({
      codigo: 'indisponivel',
      message: 'O banco de dados PostgreSQL não responde.',
      detalhes: [
        { campo: 'ARAUTO_DATABASE_URL', problema: expect.not.stringContaining('segredo') },
      ],
    })
  })

  test('writes of any process are noticed; changes of access at once', async () => {
    await using database = await openTestPostgres()
    const other = await openPostgres(database.url, { connections: 1 })
    const { changes, sql } = database
    await untilSteady(changes)
    const before = changes.version()
    expect(changes.version()).toBe(before)
    await other.sql.run(INSERT, ['ct_1', 'a', 'e', '2024'])
    await until(() => changes.version() !== before)
    await untilSteady(changes)
    const again = changes.version()
    await sql.run(`UPDATE accounts SET nome = 'b'`)
    expect(changes.version()).not.toBe(again) // its own, without waiting
    await other.close()
  })

  test('a watcher whose connection is lost knows nothing until it has another', async () => {
    await using database = await openTestPostgres()
    const { changes, sql } = database
    await untilSteady(changes)
    const before = changes.version()
    await sql.one(
      present,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_current_snapshot%'
         AND pid <> pg_backend_pid()`,
    )
    await sql.run(INSERT, ['ct_1', 'a', 'e', '2024'])
    await untilSteady(changes)
    expect(changes.version()).not.toBe(before)
  })
})

/** Waits until two reads in a row are equal. */
async function untilSteady(changes: { version(): string }): Promise<void> {
  await until(async () => {
    const before = changes.version()
    await pause(300)
    return changes.version() === before
  })
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(5)
}
