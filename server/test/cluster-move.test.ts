import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { FIRST_KEY } from '../src/service/index/index-feed.ts'
import { createIndexFeed } from '../src/store/index/index-feed.ts'
import { unindexedSections } from '../src/store/index/unindexed.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { LEFT_TABLES, MOVED_TABLES, SUM_TABLES } from '../src/store/move/tables.ts'
import { type Postgres, openPostgres } from '../src/store/postgres/open.ts'
import { int, present, row, text } from '../src/store/rows.ts'
import { secretKeyPath } from '../src/store/secret-key.ts'
import { moveOut } from '../src/cluster/move-out.ts'
import { openStillArchive } from '../src/embedded/archive.ts'
import { hasArchive, openReader, partialFolder } from '../src/store/sqlite/database.ts'
import { lockDataDir } from '../src/store/sqlite/lock.ts'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import { clusterEnv, startProcess } from './_cluster.ts'
import { manyArticles, writeZip } from './_editions.ts'
import { fillEveryTable } from './_every-table.ts'
import { createDatabase, hasPostgres, openTestPostgres } from './_postgres.ts'
import { createPushWorld, eventually } from './_push.ts'

/** An archive with data, as a service leaves it. */
async function createArchive(acts: number) {
  const world = await createPushWorld()
  const webhook = await world.webhook('/ouve')
  await world.importZip(writeZip(temporaryFolder(), '2024-03-18-DO1.zip', manyArticles(acts)))
  // With an address that is sealed.
  await world.webhook('', { url: 'https://hooks.slack.com/services/T000/B000/x' })
  world.enqueue(webhook, 3)
  return world
}

/** The rows of a table, bytes as hexadecimal, in the same order for both databases. */
function rowsOf(db: DatabaseSync, table: string): string[] {
  return db
    .prepare(`SELECT * FROM ${table}`)
    .all()
    .map((found) => asText(found))
    .sort()
}

async function rowsOfPostgres({ sql }: Postgres, table: string): Promise<string[]> {
  const all = (found: Record<string, unknown>) => found
  return (await sql.all(all, `SELECT * FROM ${table}`)).map((found) => asText(found)).sort()
}

function asText(found: Record<string, unknown>): string {
  const entries = Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(entries, (_name, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
  )
}

/** Looks into the database under another name than processes have, which a copy would wait for. */
async function withPostgres<T>(
  address: string,
  work: (postgres: Postgres) => Promise<T>,
): Promise<T> {
  const url = `${address}&application_name=teste`
  const postgres = await openPostgres(url, { connections: 1 })
  try {
    return await work(postgres)
  } finally {
    await postgres.close()
  }
}

async function expectMoved(db: DatabaseSync, url: string): Promise<void> {
  await withPostgres(url, async (postgres) => {
    for (const table of MOVED_TABLES)
      expect([table, await rowsOfPostgres(postgres, table)]).toEqual([table, rowsOf(db, table)])
  })
}

describe.runIf(hasPostgres('moving an archive to PostgreSQL'))('arauto migrar --para', () => {
  test('knows every table of an archive', async () => {
    await using database = await openTestPostgres()
    const tables = await database.sql.all(
      row({ name: text }),
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_name <> 'schema_migrations'`,
    )
    const known: readonly string[] = [...MOVED_TABLES, ...LEFT_TABLES]
    expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  test('copies every row, numbers go on, and secrets open with the same key', async () => {
    const { db, dataDir } = await createArchive(30)
    await using database = await createDatabase({ bare: true })
    const { code, stdout } = await cli(dataDir, 'migrar', '--para', database.url, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ publicacoes: 30, contas: 1, webhooks: 2 })
    await expectMoved(db, database.url)
    await withPostgres(database.url, async ({ sql }) => {
      const highest = db.prepare('SELECT max(seq) AS seq FROM events').get()?.seq
      const next = await sql.one(
        row({ seq: int }),
        `INSERT INTO events (id, tipo, criado_em, dados) VALUES ('evt_x', 'x', '', '{}') RETURNING seq`,
      )
      expect(next?.seq).toBe(Number(highest) + 1)
    })
    const env = clusterEnv(database.url, ['http://127.0.0.1:9'])
    const status = (key: string) =>
      startCli(temporaryFolder(), ['pessoa', 'convidar'], { ...env, ARAUTO_SECRET_KEY: key }).ended
    const key = readFileSync(secretKeyPath(dataDir), 'utf8').trim()
    expect((await status(key)).code).toBe(0)
    expect((await status(env.ARAUTO_SECRET_KEY!)).stderr).toContain('é outra')
  })

  test('is refused while processes work on the database, with or without a lease', async () => {
    const { db, dataDir } = await createArchive(3)
    await using database = await createDatabase()
    const env = clusterEnv(database.url, ['http://127.0.0.1:9'])
    const leases = () =>
      withPostgres(database.url, ({ sql }) =>
        sql.all(row({ name: text }), 'SELECT name FROM leases'),
      )
    for (const ARAUTO_ROLES of ['api', 'monitor']) {
      const running = await startProcess({ ...env, ARAUTO_ROLES })
      const refused = await cli(dataDir, 'migrar', '--para', database.url)
      expect([refused.code, refused.stderr]).toEqual([
        2,
        expect.stringContaining('Encerre os processos'),
      ])
      if (ARAUTO_ROLES === 'monitor') await eventually(leases).toContainEqual({ name: 'monitor' })
      running.process.kill('SIGKILL')
      await running.ended
    }
    // The monitor was killed: its lease has not ended, however slow this machine is.
    const ends = (at: string) =>
      withPostgres(database.url, ({ sql }) => sql.run('UPDATE leases SET expires_at = $1', [at]))
    await ends('2999-01-01T00:00:00.000Z')
    const early = await cli(dataDir, 'migrar', '--para', database.url)
    expect([early.code, early.stderr]).toEqual([2, expect.stringContaining('monitor')])
    await ends('')
    expect((await cli(dataDir, 'migrar', '--para', database.url)).code).toBe(0)
    await expectMoved(db, database.url)
  })

  test('an index that followed the empty database is not taken for whole', async () => {
    const { dataDir } = await createArchive(3)
    await using database = await createDatabase()
    await withPostgres(database.url, async ({ sql }) => {
      const feed = createIndexFeed(sql, FIRST_KEY)
      const now = new Date()
      await feed.begin('vazio', 'analise', now)
      const until = new Date(now.getTime() + 60_000)
      const fence = await createLeaseStore(sql).acquire('indexador', 'teste', now, until)
      const [index] = await feed.indices()
      await feed.advance({ ...index!, nextKey: null }, fence!)
      expect(await unindexedSections(sql, 'analise')).toEqual([])
      await sql.run("UPDATE leases SET expires_at = ''")
    })
    expect((await cli(dataDir, 'migrar', '--para', database.url)).code).toBe(0)
    await withPostgres(database.url, async ({ sql }) => {
      expect(await createIndexFeed(sql, FIRST_KEY).indices()).toEqual([])
      expect(await unindexedSections(sql, 'analise')).toBe(null)
    })
  })

  test('killed midway, it resumes; until then nobody serves the copy', async () => {
    const { db, dataDir } = await createArchive(4_000)
    await using database = await createDatabase()
    const first = startCli(dataDir, ['migrar', '--para', database.url])
    const begun = () =>
      withPostgres(database.url, async ({ sql }) => {
        const found = await sql
          .one(row({ n: int }), "SELECT count AS n FROM moving WHERE name = 'publications'")
          .catch(() => null)
        return found?.n ?? 0
      })
    await eventually(begun).toBeGreaterThan(0)
    first.kill()
    await first.ended

    const env = clusterEnv(database.url, ['http://127.0.0.1:9'])
    const served = await startCli(temporaryFolder(), ['servir'], env).ended
    expect([served.code, served.stderr]).toEqual([
      2,
      expect.stringContaining('a cópia não terminou'),
    ])

    const again = await cli(dataDir, 'migrar', '--para', database.url)
    expect([again.code, again.stdout + again.stderr]).toEqual([
      0,
      expect.stringContaining('4.000 publicações'),
    ])
    await expectMoved(db, database.url)
  })

  test('an archive that has changed since is copied again on request', async () => {
    const world = await createArchive(3_000)
    await using database = await createDatabase()
    const move = (...more: string[]) =>
      startCli(world.dataDir, ['migrar', '--para', database.url, ...more])
    const first = move()
    await eventually(() =>
      withPostgres(database.url, async ({ sql }) =>
        sql.one(present, 'SELECT 1 FROM moving').catch(() => null),
      ),
    ).toBe(true)
    first.kill()
    await first.ended
    await world.webhook('/novo')
    const refused = await move().ended
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--recomecar')])
    expect((await move('--recomecar').ended).code).toBe(0)
    await expectMoved(world.db, database.url)
  })

  test('nothing is copied from a folder in use, from a missing one, or over another archive', async () => {
    const { dataDir } = await createArchive(1)
    await using database = await createDatabase()
    {
      using _service = lockDataDir(dataDir)
      const inUse = await cli(dataDir, 'migrar', '--para', database.url)
      expect([inUse.code, inUse.stderr]).toEqual([2, expect.stringContaining('Encerre o outro')])
    }
    const none = await cli(join(temporaryFolder(), 'x'), 'migrar', '--para', database.url)
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('Não há acervo')])
    expect((await cli(dataDir, 'migrar', '--para', database.url)).code).toBe(0)
    for (const more of [[], ['--recomecar']]) {
      const over = await cli(dataDir, 'migrar', '--para', database.url, ...more)
      expect([over.code, over.stderr]).toEqual([2, expect.stringContaining('já tem um acervo')])
    }
  })
})

/** A database with an archive that moved in; everything in a row of each table. */
async function createFullDatabase(acts: number) {
  const world = await createArchive(acts)
  fillEveryTable(world.db)
  const database = await createDatabase({ bare: true })
  const { code, stderr } = await cli(world.dataDir, 'migrar', '--para', database.url)
  expect([code, stderr]).toEqual([0, ''])
  return { world, database, url: database.url }
}

/** Starts to move the archive into a folder. */
function moveOutTo(dataDir: string, key: string, url: string, ...more: string[]) {
  return startCli(dataDir, ['migrar', '--de', url, ...more], { ARAUTO_SECRET_KEY: key })
}

const keyOf = (dataDir: string) => readFileSync(secretKeyPath(dataDir), 'utf8').trim()

describe.runIf(hasPostgres('moving an archive out of PostgreSQL'))('arauto migrar --de', () => {
  test('brings every row of every table back, numbers go on, and the index finds', async () => {
    const { world, database, url } = await createFullDatabase(30)
    await using _database = database
    const back = join(temporaryFolder(), 'back')
    const { code, stdout, stderr } = await moveOutTo(back, keyOf(world.dataDir), url, '--json')
      .ended
    expect([code, stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout)).toMatchObject({ publicacoes: 30, webhooks: 2, entregas: 3 })
    expect(readdirSync(back)).toEqual(['arauto.db', 'servico.lock'])
    using archive = openStillArchive(back)
    for (const table of MOVED_TABLES) {
      const rows = rowsOf(archive.db, table)
      expect([table, rows]).toEqual([table, rowsOf(world.db, table)])
      expect([table, rows.length]).not.toEqual([table, 0])
    }
    expect(numbersOf(archive.db)).toEqual(numbersOf(world.db))
    for (const sum of SUM_TABLES.filter((name) => name !== 'contratos_a_somar'))
      expect([sum, rowsOf(archive.db, sum)]).toEqual([sum, rowsOf(world.db, sum)])
    expect(archive.db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'moving'").all()).toEqual(
      [],
    )
  })

  test('is refused while processes work on the database, and with another key', async () => {
    const { world, database, url } = await createFullDatabase(3)
    await using _database = database
    const back = join(temporaryFolder(), 'back')
    const key = keyOf(world.dataDir)
    const env = { ...clusterEnv(url, ['http://127.0.0.1:9']), ARAUTO_SECRET_KEY: key }
    const running = await startProcess({ ...env, ARAUTO_ROLES: 'api' })
    const busy = await moveOutTo(back, key, url).ended
    expect([busy.code, busy.stderr]).toEqual([2, expect.stringContaining('Encerre os processos')])
    running.process.kill('SIGKILL')
    await running.ended
    const lease = (at: string) =>
      withPostgres(url, ({ sql }) =>
        sql.run(
          `INSERT INTO leases VALUES ('monitor', 'x', 1, $1)
           ON CONFLICT (name) DO UPDATE SET expires_at = excluded.expires_at`,
          [at],
        ),
      )
    await lease('2999-01-01T00:00:00.000Z')
    const held = await moveOutTo(back, key, url).ended
    expect([held.code, held.stderr]).toEqual([2, expect.stringContaining('monitor')])
    await lease('')
    const other = await moveOutTo(back, Buffer.alloc(32, 1).toString('base64'), url).ended
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('é outra')])
    expect(hasArchive(back)).toBe(false)
    expect((await moveOutTo(back, key, url).ended).code).toBe(0)
  })

  test('killed midway, it resumes; until then the folder has no archive, and gets no other', async () => {
    const { world, database, url } = await createFullDatabase(1_500)
    await using _database = database
    const back = join(temporaryFolder(), 'back')
    const key = keyOf(world.dataDir)
    const first = moveOutTo(back, key, url)
    await eventually(() => marked(back)).toBeGreaterThan(0)
    first.kill()
    await first.ended
    expect(hasArchive(back)).toBe(false)
    const served = await cli(back, 'servir')
    expect([served.code, served.stderr]).toEqual([
      2,
      expect.stringContaining('a cópia não terminou'),
    ])
    const again = await moveOutTo(back, key, url).ended
    expect([again.code, again.stdout + again.stderr]).toEqual([
      0,
      expect.stringContaining('1.500 publicações'),
    ])
    using archive = openStillArchive(back)
    for (const table of MOVED_TABLES)
      expect([table, rowsOf(archive.db, table)]).toEqual([table, rowsOf(world.db, table)])
  })

  test('a database that has changed since is copied again on request', async () => {
    const { world, database, url } = await createFullDatabase(800)
    await using _database = database
    const back = join(temporaryFolder(), 'back')
    const key = keyOf(world.dataDir)
    const first = moveOutTo(back, key, url)
    await eventually(() => marked(back)).toBeGreaterThan(0)
    first.kill()
    await first.ended
    await withPostgres(url, ({ sql }) =>
      sql.run(`INSERT INTO events (id, tipo, criado_em, dados) VALUES ('evt_x', 'x', '', '{}')`),
    )
    const refused = await moveOutTo(back, key, url).ended
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('--recomecar')])
    expect((await moveOutTo(back, key, url, '--recomecar').ended).code).toBe(0)
    using archive = openStillArchive(back)
    expect(archive.db.prepare("SELECT 1 FROM events WHERE id = 'evt_x'").all()).toHaveLength(1)
  })

  test('a database that changes while the command runs is noticed at its end', async () => {
    const { world, database, url } = await createFullDatabase(3)
    await using _database = database
    const dataDir = join(temporaryFolder(), 'back')
    const moving = moveOut(
      { dataDir, secretKey: Buffer.from(keyOf(world.dataDir), 'base64') },
      url,
      {
        anew: false,
        signal: new AbortController().signal,
        onProgress() {},
        buildIndex: () =>
          withPostgres(url, async ({ sql }) => {
            await sql.run(
              `INSERT INTO events (id, tipo, criado_em, dados) VALUES ('evt_y', 'x', '', '{}')`,
            )
          }),
      },
    )
    await expect(moving).rejects.toThrow('O acervo mudou')
    expect(hasArchive(dataDir)).toBe(false)
  })

  test('a server that is not there is named by the option that gave its address', async () => {
    const world = await createArchive(1)
    const nobody = 'postgres://arauto:segredo@127.0.0.1:1/arauto'
    const out = await cli(temporaryFolder(), 'migrar', '--de', nobody)
    const into = await cli(world.dataDir, 'migrar', '--para', nobody)
    for (const [option, { code, stderr }] of [
      ['--de', out],
      ['--para', into],
    ] as const) {
      expect([code, stderr]).toEqual([2, expect.stringContaining(`${option}: ninguém atende`)])
      expect(stderr).toContain('Confira se o servidor PostgreSQL está no ar')
      expect(stderr).toContain('ARAUTO_DATABASE_URL')
      expect(stderr).not.toContain('segredo')
    }
  })

  test('nothing is copied over an archive, from an unfinished copy, or from a newer version', async () => {
    const { world, database, url } = await createFullDatabase(1)
    await using _database = database
    const key = keyOf(world.dataDir)
    const over = await moveOutTo(world.dataDir, key, url).ended
    expect([over.code, over.stderr]).toEqual([2, expect.stringContaining('já tem um acervo')])
    const run = (statement: string) => withPostgres(url, ({ sql }) => sql.run(statement))
    const refused = async () => (await moveOutTo(temporaryFolder(), key, url).ended).stderr
    await run('CREATE TABLE moving (name TEXT)')
    expect(await refused()).toContain('a cópia não terminou')
    await run('DROP TABLE moving')
    await run("INSERT INTO schema_migrations (name) VALUES ('9999-more.sql')")
    expect(await refused()).toContain('atualize o programa')
    const both = await moveOutTo(temporaryFolder(), key, url, '--para', url).ended
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('Dê uma das duas')])
  })
})

/** How many acts a copy that is under way has. */
function marked(dataDir: string): number {
  const folder = partialFolder(dataDir)
  if (!hasArchive(folder)) return 0
  try {
    using db = openReader(folder)
    return Number(
      db.prepare("SELECT count FROM moving WHERE name = 'publications'").get()?.count ?? 0,
    )
  } catch {
    return 0 // not made yet
  }
}

/** The numbers that tables never use again. */
function numbersOf(db: DatabaseSync) {
  const rows = db.prepare('SELECT name, seq FROM sqlite_sequence ORDER BY name').all()
  return rows
    .filter(({ name }) => MOVED_TABLES.some((table) => table === name))
    .map(({ name, seq }) => [name, seq])
}
