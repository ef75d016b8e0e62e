import { describe, expect, test } from 'vitest'
import { createSharedRateLimiter } from '../src/access/shared-rate-limit.ts'
import { createNotedWrites } from '../src/store/postgres/noted-writes.ts'
import { createRequestWindows } from '../src/store/postgres/request-windows.ts'
import { int, row } from '../src/store/rows.ts'
import type { Sql } from '../src/store/sql.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const HOUR_MS = 3_600_000

/** The rate limiter of a process, whose clock may be wrong. */
function limiterOn(sql: Sql, offMs = 0) {
  const windows = createRequestWindows(sql, createNotedWrites())
  return createSharedRateLimiter(windows, () => new Date(Date.now() + offMs))
}

describe.runIf(hasPostgres('rate limits of several processes'))('rate limits', () => {
  test('are counted once, whichever process is asked', async () => {
    await using database = await openTestPostgres()
    const processes = [limiterOn(database.sql), limiterOn(database.sql), limiterOn(database.sql)]
    const asked = Array.from({ length: 30 }, async (_, i) => processes[i % 3]!.take('a', 10))
    const windows = await Promise.all(asked)
    expect(windows.filter(({ exceeded }) => !exceeded)).toHaveLength(10)
    const left = windows.map(({ remaining }) => remaining).filter((remaining) => remaining > 0)
    expect(left.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await processes[0]!.take('b', 10)).toMatchObject({ remaining: 9, exceeded: false })
  })

  test('requests over the limit cost the database nothing more', async () => {
    await using database = await openTestPostgres()
    const limiter = limiterOn(database.sql)
    for (let i = 0; i < 5; i++) await limiter.take('a', 1)
    const counted = await database.sql.one(row({ taken: int }), 'SELECT taken FROM request_windows')
    expect(counted).toEqual({ taken: 2 })
    expect((await limiter.take('a', 5)).remaining).toBe(2) // the limit was raised
  })

  test('tolerate a clock that is an hour off', async () => {
    await using database = await openTestPostgres()
    const [right, ahead] = [limiterOn(database.sql), limiterOn(database.sql, HOUR_MS)]
    await right.take('a', 3)
    const { remaining, reset } = await ahead.take('a', 3)
    expect(remaining).toBe(1)
    expect(reset - (Date.now() + HOUR_MS) / 1_000).toBeLessThanOrEqual(61)
    expect((await right.take('a', 3)).remaining).toBe(0)
    expect((await ahead.take('a', 3)).exceeded).toBe(true)
  })

  test('restart after a minute, and leave nothing behind', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const windows = createRequestWindows(sql, createNotedWrites())
    await windows.add(new Map([['a', 5]]))
    await sql.run('UPDATE request_windows SET ends_at = ends_at - 60000')
    expect((await windows.add(new Map([['a', 1]]))).get('a')?.count).toBe(1)
    await sql.run('UPDATE request_windows SET ends_at = ends_at - 60000')
    await windows.clean()
    expect(await sql.all(row({ taken: int }), 'SELECT taken FROM request_windows')).toEqual([])
  })

  test('are counted by each process while the database does not answer, and together again', async () => {
    await using database = await openTestPostgres()
    const time = { now: Date.now() }
    const real = createRequestWindows(database.sql, createNotedWrites())
    let isLost = true
    const windows = {
      ...real,
      add: (taken: ReadonlyMap<string, number>) =>
        isLost ? Promise.reject(new Error('lost')) : real.add(taken),
    }
    const limiter = createSharedRateLimiter(windows, () => new Date(time.now))
    expect((await limiter.take('a', 2)).remaining).toBe(1)
    isLost = false
    expect((await limiter.take('a', 2)).remaining).toBe(0)
    expect((await limiter.take('a', 2)).exceeded).toBe(true)
    time.now += 5_000
    expect((await limiter.take('a', 2)).remaining).toBe(1)
  })
})
