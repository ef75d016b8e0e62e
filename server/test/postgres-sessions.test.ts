import { expect, test } from 'vitest'
import { int, row } from '../src/store/rows.ts'
import { countOtherSessions, openPostgres } from '../src/store/postgres/open.ts'
import { createDatabase, hasPostgres } from './_postgres.ts'

const countRow = row({ n: int })

test.runIf(hasPostgres('sessions that end'))(
  'a session that is ending does not count',
  async () => {
    await using database = await createDatabase()
    const { sql, close } = await openPostgres(database.url, { connections: 1 })
    const sessions = async () => {
      const found = await sql.one(
        countRow,
        `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database()`,
      )
      return found!.n
    }
    const before = await sessions()
    const counted = countOtherSessions(database.url)
    // It has begun to count, and sees this session.
    while ((await sessions()) === before);
    await close()
    expect(await counted).toBe(0)
  },
)

test.runIf(hasPostgres('sessions that stay'))('a session that stays counts', async () => {
  await using database = await createDatabase()
  const { close } = await openPostgres(database.url, { connections: 1 })
  expect(await countOtherSessions(database.url)).toBeGreaterThan(0)
  await close()
})
