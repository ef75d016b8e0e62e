import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { int, row } from '../rows.ts'
import { createSqliteHandle } from './connection.ts'

test('a statement with a limit is planned once', async () => {
  const db = new DatabaseSync(':memory:')
  onTestFinished(() => db.close())
  db.exec('CREATE TABLE t (n INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2), (3)')
  const sql = createSqliteHandle(db)
  // SQLite asks what a statement may do whenever it makes a plan.
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
