import fc from 'fast-check'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createVersionedCache } from '../src/service/archive/versioned-cache.ts'
import { createRequestWindows } from '../src/store/postgres/request-windows.ts'
import { type Postgres, openPostgres } from '../src/store/postgres/open.ts'
import {
  ERASE_NOTES,
  type Look,
  type NotedWrites,
  createNotedWrites,
  lookColumns,
} from '../src/store/postgres/noted-writes.ts'
import { columnTypes } from '../src/store/postgres/values.ts'
import { present, row, text } from '../src/store/rows.ts'
import { createDatabase, hasPostgres, openTestPostgres } from './_postgres.ts'
import { eventually } from './_push.ts'
import { NOT_WATCHED } from './_unwatched-tables.ts'

/** A database of many processes has these besides. */
const SHARED = ['schema_migrations', 'request_windows', 'noted_writes', 'contratos_a_somar']
/** What an index that follows lacks, and how far it has come. */
const OF_THE_INDEX = ['index_changes', 'search_indices']

const tableRow = row({ name: text })
const TABLES = `SELECT relname AS name FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`

describe.runIf(hasPostgres('what is noted of writes'))('what is noted of writes', () => {
  test('every table is watched, or known to answer nothing about the gazette', async () => {
    await using database = await openTestPostgres()
    const all = new Set(await namesOf(database, TABLES))
    const unwatched = await namesOf(
      database,
      `${TABLES} AND oid NOT IN (SELECT tgrelid FROM pg_trigger WHERE tgname = 'content_noted')`,
    )
    const expected = [...NOT_WATCHED, ...SHARED].filter(
      (name) => all.has(name) && !OF_THE_INDEX.includes(name),
    )
    expect(unwatched.toSorted()).toEqual(expected.toSorted())
  })

  test('each write to a watched table shows in every process with its next request', async () => {
    await using database = await openTestPostgres()
    const processes = [await asking(database), await asking(database)]
    const watched = await namesOf(
      database,
      `SELECT tgrelid::regclass::text AS name FROM pg_trigger WHERE tgname = 'content_noted'`,
    )
    expect(watched).toContain('publications')
    for (const name of watched)
      for (const statement of writesTo(name)) {
        const before = await Promise.all(processes.map((one) => one.content()))
        await database.sql.run(statement)
        for (const [i, one] of processes.entries())
          expect(`${statement} ${await one.content()}`).not.toBe(`${statement} ${before[i]}`)
      }
  }, 300_000)

  test('windows of limits, sessions, leases and deliveries change no answer', async () => {
    await using database = await openTestPostgres()
    const one = await asking(database)
    await database.sql.run(
      `INSERT INTO search_indices (nome, generation, seq, followed_at) VALUES ('a', 'b', 0, 'x')`,
    )
    const before = await one.content()
    for (const table of ['request_windows', 'sessions', 'leases', 'deliveries', 'key_usage'])
      await database.sql.run(`DELETE FROM ${table}`)
    await database.sql.run('UPDATE write_probe SET turn = 1 - turn')
    await database.sql.run(`UPDATE search_indices SET followed_at = 'y'`)
    expect(await one.content()).toBe(before)
    await database.sql.run('UPDATE search_indices SET seq = 1')
    expect(await one.content()).not.toBe(before)
  })

  test('a key that ends shows in another process, a window of limits does not', async () => {
    await using database = await openTestPostgres()
    const one = await asking(database)
    const before = await one.access()
    await database.sql.run('DELETE FROM request_windows')
    expect(await one.access()).toBe(before)
    await database.sql.run(`UPDATE api_keys SET revogada_em = 'x'`)
    const revoked = await one.access()
    expect(revoked).not.toBe(before)
    await database.sql.run(`UPDATE sessions SET ultimo_uso_em = 'x'`)
    expect(await one.access()).not.toBe(revoked)
  })

  test('a process that listens nowhere knows nothing until it does again', async () => {
    await using database = await openTestPostgres()
    await using other = await openOther(database.url)
    const { content } = other.noted
    await eventually(() => content.shownAt!()).toBeGreaterThan(0)
    const before = content.version()
    await database.sql.one(
      present,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE query LIKE 'LISTEN arauto_changes' OR query LIKE '%AS noted%' AND pid <> pg_backend_pid()`,
    )
    await eventually(() => content.version()).not.toBe(before)
    const lostAt = performance.now()
    await eventually(() => content.shownAt!()).toBeGreaterThan(lostAt)
    const again = content.version()
    await eventually(() => content.shownAt!()).toBeGreaterThan(performance.now())
    expect(content.version()).toBe(again)
  })

  test('transactions that write beside each other do not wait for each other', async () => {
    await using database = await openTestPostgres()
    await database.sql.transaction(async (first) => {
      await first.run('DELETE FROM absences')
      await database.sql.transaction((second) => second.run('DELETE FROM absences'))
      await first.run('DELETE FROM absences')
    })
  })

  test('an answer that is kept lacks nothing that was committed before the look that shows it', async () => {
    await using world = await openWorld()
    let served = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), async (steps) => {
        served += await runSteps(world, steps)
      }),
      { numRuns: 80 },
    )
    expect(served).toBeGreaterThan(20)
  }, 300_000)
})

async function namesOf({ sql }: Postgres, statement: string): Promise<string[]> {
  return (await sql.all(tableRow, statement)).map(({ name }) => name)
}

/** Triggers do not ask how many rows were written. */
function writesTo(name: string): string[] {
  const writes = [`INSERT INTO ${name} SELECT * FROM ${name} WHERE false`]
  if (name === 'index_changes') return writes
  writes.push(`DELETE FROM ${name} WHERE false`, `TRUNCATE ${name} CASCADE`)
  return writes
}

/** A process that knows only what its requests show. */
async function asking({ sql }: Postgres) {
  const noted = createNotedWrites()
  const windows = createRequestWindows(sql, noted)
  const ask = (subject: 'content' | 'access') => async () => {
    await windows.add(new Map([['a', 1]]))
    return noted[subject].version()
  }
  await windows.add(new Map([['a', 1]]))
  return { content: ask('content'), access: ask('access') }
}

async function openOther(url: string): Promise<Postgres & AsyncDisposable> {
  const opened = await openPostgres(url, { connections: 1 })
  return { ...opened, [Symbol.asyncDispose]: opened.close }
}

const WRITERS = 3

type Step =
  | { do: 'write' | 'commit' | 'rollBack'; by: number }
  | { do: 'look' | 'hear' | 'read' | 'keep' | 'erase' | 'doubt' | 'ask' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: ofWriter('write') },
  { weight: 4, arbitrary: ofWriter('commit') },
  { weight: 1, arbitrary: ofWriter('rollBack') },
  ...(['look', 'hear', 'read', 'keep', 'ask'] as const).map((name) => ({
    weight: 5,
    arbitrary: fc.constant<Step>({ do: name }),
  })),
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'erase' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'doubt' }) },
)

function ofWriter(name: 'write' | 'commit' | 'rollBack'): fc.Arbitrary<Step> {
  return fc.nat(WRITERS - 1).map((by) => ({ do: name, by }))
}

interface World extends AsyncDisposable {
  writers: pg.Client[]
  asker: pg.Client
}

/** A table that is watched, and those who write to it and read it. */
async function openWorld(): Promise<World> {
  await using opening = new AsyncDisposableStack()
  const { url } = opening.use(await createDatabase())
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, types: columnTypes })
    await client.connect()
    opening.defer(() => client.end())
    return client
  }
  const asker = await connect()
  const writers = await Promise.all(Array.from({ length: WRITERS }, connect))
  await asker.query(`CREATE TABLE facts (id BIGINT GENERATED ALWAYS AS IDENTITY);
    CREATE TRIGGER content_noted AFTER INSERT ON facts
    FOR EACH STATEMENT EXECUTE FUNCTION note_write('content')`)
  const opened = opening.move()
  return { writers, asker, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** Does the steps, and returns how often a kept answer was given. */
async function runSteps({ writers, asker }: World, steps: Step[]): Promise<number> {
  const noted = createNotedWrites()
  const cache = createVersionedCache<number>(noted.content, 10)
  const open = writers.map(() => 0)
  const committed = [{ at: -Infinity, facts: await countFacts(asker) }]
  const heard: (() => void)[] = []
  let read: { asOf: string; facts: number } | null = null
  let served = 0
  const over = async (by: number, statement: 'COMMIT' | 'ROLLBACK') => {
    if (open[by] === 0) return
    await writers[by]!.query(statement)
    const { facts } = committed.at(-1)!
    if (statement === 'COMMIT') committed.push({ at: performance.now(), facts: facts + open[by]! })
    open[by] = 0
  }
  for (const one of steps)
    switch (one.do) {
      case 'write':
        if (open[one.by] === 0) await writers[one.by]!.query('BEGIN')
        await writers[one.by]!.query('INSERT INTO facts DEFAULT VALUES')
        open[one.by]!++
        break
      case 'commit':
        await over(one.by, 'COMMIT')
        break
      case 'rollBack':
        await over(one.by, 'ROLLBACK')
        break
      case 'look':
        heard.push(await beginLook(asker, noted))
        break
      case 'hear': // in another order than they were asked
        heard.splice(heard.length >> 1, 1)[0]?.()
        break
      case 'read':
        read = { asOf: cache.version(), facts: await countFacts(asker) }
        break
      case 'keep':
        if (read) cache.keep('facts', read.facts, read.asOf)
        break
      case 'ask': {
        const kept = cache.known('facts')
        if (kept === undefined) break
        const shown = committed.findLast(({ at }) => at <= noted.content.shownAt!())!
        expect(kept).toBeGreaterThanOrEqual(shown.facts)
        served++
        break
      }
      case 'erase':
        await asker.query(ERASE_NOTES.replace('1 minute', '0'))
        break
      case 'doubt':
        noted.doubt()
    }
  for (const by of writers.keys()) await over(by, 'ROLLBACK')
  return served
}

async function countFacts(asker: pg.Client): Promise<number> {
  const { rows } = await asker.query<{ n: number }>('SELECT count(*) AS n FROM facts')
  return rows[0]!.n
}

/** The statement is answered at once; the answer is heard when what this returns is called. */
async function beginLook(asker: pg.Client, noted: NotedWrites): Promise<() => void> {
  const { since, hear } = noted.look()
  const { rows } = await asker.query<Look>(`SELECT ${lookColumns(1)}`, [since])
  return () => hear(rows[0]!)
}
