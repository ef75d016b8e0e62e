import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { int, present, row, text } from '../src/store/rows.ts'
import type { Sql } from '../src/store/sql.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const seqRow = row({ seq: int })
const waitingRow = row({ n: int })

const addEvent = (tx: Sql, id: string) =>
  tx.run(
    `INSERT INTO events (id, tipo, criado_em, dados) VALUES ($1, 'publicacao.nova', '2024', '{}')`,
    [id],
  )

/** Waits until this many sessions wait for a lock. */
async function untilWaiting(sql: Sql, count: number): Promise<void> {
  const waiting = `SELECT count(*) AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  while ((await sql.one(waitingRow, waiting))!.n < count) await pause(5)
}

describe.runIf(hasPostgres('the order of commits'))('the order of commits', () => {
  test('the first to insert commits first, or not at all', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    for (const end of ['commit', 'rollback']) {
      const inserted = Promise.withResolvers<void>()
      const goOn = Promise.withResolvers<void>()
      const first = sql.transaction(async (tx) => {
        await addEvent(tx, `first ${end}`)
        inserted.resolve()
        await goOn.promise
        if (end === 'rollback') throw new Error('given up')
      })
      await inserted.promise
      const second = sql.transaction((tx) => addEvent(tx, `second ${end}`))
      await untilWaiting(sql, 1)
      const unseen = await sql.one(present, 'SELECT 1 FROM events WHERE id LIKE $1', [`% ${end}`])
      expect(unseen).toBeNull()
      goOn.resolve()
      await Promise.allSettled([first])
      await second
    }
    const ids = await sql.all(row({ id: text }), 'SELECT id FROM events ORDER BY seq')
    expect(ids.map(({ id }) => id)).toEqual(['first commit', 'second commit', 'second rollback'])
  })

  test('a reader that continues from its mark misses nothing, and sees nothing twice', async () => {
    await using database = await openTestPostgres()
    expect(await readWhileWriting(database.sql)).toBe(0)
  })

  test('without the lock it would', async () => {
    await using database = await openTestPostgres()
    await database.sql.run('DROP TRIGGER events_in_order ON events')
    expect(await readWhileWriting(database.sql)).toBeGreaterThan(0)
  })

  test('a transaction that stays open elsewhere holds up neither writers nor readers', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const goOn = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const open = sql.transaction(async (tx) => {
      await tx.run(`INSERT INTO leases (name, holder, fence, expires_at) VALUES ('a', 'b', 1, '')`)
      begun.resolve()
      await goOn.promise
    })
    await begun.promise
    await sql.transaction((tx) => addEvent(tx, 'a'))
    expect(await sql.all(seqRow, 'SELECT seq FROM events WHERE seq > 0 ORDER BY seq')).toHaveLength(
      1,
    )
    goOn.resolve()
    await open
  })
})

const WRITERS = 3
const EACH = 25

/** Writes events on several connections while a reader follows; returns how many it has missed. */
async function readWhileWriting(sql: Sql): Promise<number> {
  const done = new AbortController()
  const seen: number[] = []
  const read = async () => {
    const rows = await sql.all(
      seqRow,
      'SELECT seq FROM events WHERE seq > $1 ORDER BY seq LIMIT 7',
      [seen.at(-1) ?? 0],
    )
    seen.push(...rows.map(({ seq }) => seq))
    return rows.length > 0
  }
  const write = async (writer: number) => {
    for (let n = 0; n < EACH; n++)
      await sql.transaction(async (tx) => {
        await addEvent(tx, `${writer} ${n} ${Math.random()}`)
        // Some take longer from number to commit than others take in total.
        await tx.one(present, 'SELECT 1 FROM pg_sleep($1::float8)', [n % 3 === writer ? 0.01 : 0])
      })
  }
  const reading = (async () => {
    while ((await read()) || !done.signal.aborted) await pause(0)
  })()
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
  done.abort()
  await reading
  expect(new Set(seen).size).toBe(seen.length)
  return WRITERS * EACH - seen.length
}
