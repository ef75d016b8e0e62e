import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { int, row } from '../rows.ts'
import { table } from '../table.ts'
import { createSqliteHandle } from './connection.ts'

test('a statement with a limit is planned once', async () => {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2), (3)')
  const sql = createSqliteHandle(db)
  // SQLite calls the authorizer whenever it plans a statement.
  let planned = 0
  db.setAuthorizer(() => {
    planned++
    return 0
  })
  const read = async (limit: number) => {
    const found = await sql.all(
      row({ n: int }),
      'SELECT n FROM (SELECT n FROM t ORDER BY n LIMIT $1) AS f ORDER BY n LIMIT $1',
      [limit],
    )
    return found.map(({ n }) => n)
  }
  expect(await read(2)).toEqual([1, 2])
  const once = planned
  expect(once).toBeGreaterThan(0)
  expect(await read(1)).toEqual([1])
  expect(await read(3)).toEqual([1, 2, 3])
  expect(planned).toBe(once)
})

test('a full disk is reported in words, and existing data stays readable', async () => {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY, bytes BLOB); PRAGMA max_page_count = 3')
  const sql = createSqliteHandle(db)
  const add = (size: number) => sql.run('INSERT INTO t (bytes) VALUES (zeroblob($1))', [size])
  await add(1)
  await expect(add(100_000)).rejects.toMatchObject({
    codigo: 'indisponivel',
    // Also read by whoever imports at a terminal, and operates the service.
    message: expect.stringMatching(
      /^O disco do serviço está cheio, e nada foi gravado\..*Quem opera o serviço precisa liberar espaço\.$/,
    ),
    cause: { errcode: 13 },
  })
  expect(await sql.all(row({ n: int }), 'SELECT n FROM t')).toEqual([{ n: 1 }])
})

test('nothing stays of a transaction with a row that could not be written, whoever catches the error', async () => {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  db.exec(`
    CREATE TABLE t (n INTEGER PRIMARY KEY);
    CREATE TABLE copies (n INTEGER NOT NULL);
    CREATE TRIGGER copied BEFORE INSERT ON t BEGIN INSERT INTO copies VALUES (NEW.n); END;
  `)
  const sql = createSqliteHandle(db)
  const insert = table('t', { n: int }).insertMany()
  const written = sql.transaction(async (tx) => {
    await insert(tx, { n: 1 })
    await insert(tx, { n: 1 }).catch(() => {})
    await insert(tx, { n: 2 })
  })
  await expect(written).rejects.toThrow('UNIQUE constraint failed')
  await sql.transaction((tx) => insert(tx, { n: 3 }))
  const all = 'SELECT n FROM t UNION ALL SELECT n FROM copies'
  expect(await sql.all(row({ n: int }), all)).toEqual([{ n: 3 }, { n: 3 }])
})
