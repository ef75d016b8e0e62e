import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { lackingSections } from '../src/cluster/service.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { unpackMovement } from '../src/gazette/rows/packed-movement.ts'
import { relationRules } from '../src/gazette/relations/rules.ts'
import { type Fence, Overtaken } from '../src/lib/flow/lease.ts'
import type { Problem } from '../src/lib/errors/problem.ts'
import { systemSleep } from '../src/lib/time/sleep.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { type SearchCluster, openSearchCluster } from '../src/search/opensearch/index.ts'
import { parseQuery } from '../engine/query.ts'
import type { AskedFilters } from '../src/search/search-reader.ts'
import { KEYS_PER_DAY } from '../engine/port.ts'
import { createArchiveQueries } from '../src/service/archive/create-archive-queries.ts'
import { createMissingNotices } from '../src/service/archive/missing-notices.ts'
import { checkIndex } from '../src/service/index/check-index.ts'
import { followActs } from '../src/service/index/follow-acts.ts'
import { beginIndex, createFollower } from '../src/service/index/follower.ts'
import { FIRST_KEY } from '../src/service/index/index-feed.ts'
import type { Signals } from '../src/service/signals.ts'
import { createArchiveStore } from '../src/store/archive/archive-store.ts'
import { createIndexCheckStore, notingStep } from '../src/store/index/index-changes.ts'
import { createIndexFeed } from '../src/store/index/index-feed.ts'
import { searchElsewhere } from '../src/store/index/search-elsewhere.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { int, row, text } from '../src/store/rows.ts'
import type { Sql, SqlValue } from '../src/store/sql.ts'
import { type TestArticle, MONDAY, TUESDAY, manyArticles, writeZip } from './_editions.ts'
import { importInto } from './_import-here.ts'
import { findOpenSearch, hasOpenSearch, newIndexPrefix } from './_opensearch.ts'

const NOW = new Date('2024-03-19T12:00:00Z')
const HOUR_MS = 3_600_000
/** For nodes on a busy machine. */
const PATIENCE = { timeout: 30_000 }

describe.runIf(hasOpenSearch('the index of a cluster'))('the index of a cluster', () => {
  // A node needs its time to start where others are busy.
  beforeAll(findOpenSearch, 180_000)

  test('is filled with the archive, put in service, and follows its changes', async () => {
    const world = await createWorld()
    await world.import(manyArticles(12))
    const follower = await world.follower()
    await expect(world.titles('*')).rejects.toMatchObject({ codigo: 'indisponivel' })

    await world.catchUp(follower)
    expect(await world.titles('*')).toEqual(await world.archived())

    const [first] = manyArticles(1)
    await world.import([
      { ...first!, titulo: 'RETIFICADA' },
      { idMateria: '9', titulo: 'NOVA' },
    ])
    expect(await world.titles('nova')).toEqual([])
    await world.catchUp(follower)
    expect(await world.titles('nova')).toEqual(['NOVA'])
    expect(await world.titles('titulo:retificada')).toEqual(['RETIFICADA'])
    expect(await world.titles('*')).toEqual(await world.archived())
  })

  test('the missing sections are known, and only while they are missing', async () => {
    const world = await createWorld()
    const follower = await world.follower()
    await world.catchUp(follower)
    expect(await world.unindexed()).toEqual([])
    await world.import([{ idMateria: '1' }, { idMateria: '2', pubName: 'DO3', data: TUESDAY }])
    expect(await world.unindexed()).toEqual([
      { data: MONDAY, secao: '1' },
      { data: TUESDAY, secao: '3' },
    ])
    const told = async (filters: AskedFilters) =>
      (await world.answer(filters)).avisos.filter(({ codigo }) => codigo === 'edicoes_por_indexar')
    expect((await told({})).map(({ mensagem }) => mensagem)).toEqual([
      `Publicações recém-chegadas ainda não podem ser encontradas: seção 1 de ${MONDAY}; seção 3 de ${TUESDAY}. Repita a busca em instantes.`,
    ])
    expect(await told({ secoes: ['2'] })).toEqual([])
    expect(await told({ data_fim: MONDAY, secoes: ['3'] })).toEqual([])
    await world.catchUp(follower)
    expect(await told({})).toEqual([])
    expect(await world.unindexed()).toEqual([])
    await follower.clean()
    expect(await world.unindexed()).toEqual([])
  })

  test('a stalled follower that comes back overwrites nothing newer', async () => {
    const world = await createWorld()
    await world.import([{ idMateria: '1', titulo: 'ANTES' }])
    const slow = await world.holder('lento')
    let resume = () => {}
    const heldUp = new Promise<void>((resolve) => (resume = resolve))
    let isHeld = false
    const belated = createFollower(
      {
        ...world,
        cluster: {
          ...world.cluster,
          async write(index, acts) {
            const read = [...acts]
            isHeld = true
            await heldUp
            await world.cluster.write(index, read)
          },
        },
      },
      slow,
    )
    const ending = belated.turn()
    await expect.poll(() => isHeld, PATIENCE).toBe(true)

    world.pass(HOUR_MS)
    const quick = await world.follower()
    await world.catchUp(quick)
    await world.import([{ idMateria: '1', titulo: 'DEPOIS' }])
    await world.catchUp(quick)
    resume()
    await expect(ending).rejects.toThrow(Overtaken)
    await world.cluster.indices.refresh(world.cluster.generation)
    expect(await world.titles('*')).toEqual(['DEPOIS'])
  })

  test('killed anywhere, it resumes, and ends with the same acts as the archive', async () => {
    const world = await createWorld()
    await world.import(smallArticles(300))
    // Each holder dies at its next step, after the nodes have the change or before.
    for (let step = 0; step < 8; step++) {
      await world.import([{ idMateria: String(700 + step) }])
      const fence = await world.holder(`morto ${step}`)
      const dies = async () => {
        throw new Error('killed')
      }
      const cluster = step % 2 === 0 ? { ...world.cluster, write: dies } : world.cluster
      const feed = step % 2 === 0 ? world.feed : { ...world.feed, advance: dies }
      const dying = createFollower({ ...world, cluster, feed }, fence)
      await expect(dying.turn()).rejects.toThrow('killed')
      if (step % 3 === 0) await (await world.follower()).turn()
    }
    await world.catchUp(await world.follower())
    expect(await world.titles('*')).toEqual(await world.archived())
    expect((await world.feed.indices()).length).toBe(1)
  })

  test('differences are found by day and section, and the follower repairs them', async () => {
    const world = await createWorld()
    await world.import(manyArticles(10))
    await world.import([{ idMateria: '50', pubName: 'DO3', data: TUESDAY, titulo: 'PERDIDA' }])
    const follower = await world.follower()
    await world.catchUp(follower)
    const check = () => checkIndex(createIndexCheckStore(world.sql), world.cluster)
    expect(await check()).toEqual({ atos: 11, diferencas: [], anotados: 0 })

    const { nome } = (await world.feed.indices())[0]!
    const lost = (await world.keys('perdida'))[0]!
    const [other] = await world.keys('*')
    await world.lose(nome, lost)
    await world.writeStray(nome, other! + 500_000)
    await world.cluster.indices.refresh(nome)
    expect(await check()).toEqual({
      atos: 11,
      diferencas: [
        { data: TUESDAY, secao: '3', acervo: 1, indice: 0 },
        { data: MONDAY, secao: '1', acervo: 10, indice: 11 },
      ].toSorted((a, b) => (a.data < b.data ? -1 : 1)),
      anotados: 2,
    })
    await world.catchUp(follower)
    expect(await check()).toEqual({ atos: 11, diferencas: [], anotados: 0 })
    expect(await world.titles('*')).toEqual(await world.archived())
  })

  test('a new one is built beside the one in service, which answers until it is complete', async () => {
    const world = await createWorld()
    await world.import(smallArticles(300))
    const follower = await world.follower()
    await world.catchUp(follower)
    const before = await world.cluster.indices.inService()
    world.pass(1_000)
    await beginIndex(world.feed, world.cluster.generation, world.clock())
    let isMore = true
    while (isMore) {
      isMore = await follower.turn()
      const { length } = await world.archived()
      expect(await world.keys('*')).toHaveLength(length)
      if (length < 303) await world.import([{ idMateria: `9${length}` }])
      await follower.turn()
    }
    await world.catchUp(follower)
    expect(await world.cluster.indices.inService()).not.toBe(before)
    expect(await world.titles('*')).toEqual(await world.archived())
    await follower.clean()
    expect(await world.cluster.indices.exists(before!)).toBe(false)
    expect(await world.feed.indices()).toHaveLength(1)
  })

  test('one of another version stays while it is followed, and a day longer', async () => {
    const world = await createWorld()
    await world.import(manyArticles(3))
    await world.catchUp(await world.follower())
    const next = await createWorld(world)
    const follower = await next.follower()
    await next.catchUp(follower)
    await follower.clean()
    expect(await world.titles('*')).toEqual(await next.titles('*'))

    world.pass(23 * HOUR_MS)
    await follower.clean()
    expect(await world.titles('*')).toHaveLength(3)
    world.pass(2 * HOUR_MS)
    await follower.clean()
    await expect(world.titles('*')).rejects.toMatchObject({ codigo: 'indisponivel' })
    expect(await next.titles('*')).toHaveLength(3)
  })

  test('a lost index is rebuilt; until then searches find nothing rather than a part', async () => {
    const world = await createWorld()
    await world.import(manyArticles(3))
    await world.catchUp(await world.follower())
    await world.cluster.indices.drop((await world.cluster.indices.inService())!)
    await world.import([{ idMateria: '9', titulo: 'NOVA' }])
    await expect(world.titles('*')).rejects.toMatchObject({ codigo: 'indisponivel' })
    world.pass(1_000)
    await world.catchUp(await world.follower())
    expect(await world.titles('*')).toEqual(await world.archived())
  })

  test('one of a later history than a restored database is made anew', async () => {
    const world = await createWorld()
    await world.import([{ idMateria: '1', titulo: 'ANTES' }])
    await world.catchUp(await world.follower())
    const restore = await world.dump()
    await world.import([{ idMateria: '1', titulo: 'DEPOIS' }])
    await world.catchUp(await world.follower())
    const before = await world.cluster.indices.inService()
    await restore()

    const follower = await world.follower()
    await follower.turn()
    await expect(world.answer({})).rejects.toMatchObject({ codigo: 'indisponivel' })
    await world.catchUp(follower)
    expect(await world.cluster.indices.inService()).not.toBe(before)
    expect(await world.cluster.indices.exists(before!)).toBe(false)
    expect(await world.titles('titulo:depois')).toEqual([])
    expect(await world.titles('titulo:antes')).toEqual(['ANTES'])
  })

  test('a database that is restored under a follower is noticed before anything is written', async () => {
    const world = await createWorld()
    await world.import([{ idMateria: '1', titulo: 'ANTES' }])
    const follower = await world.follower()
    await world.catchUp(follower)
    const restore = await world.dump()
    await world.import(['2', '3'].map((idMateria) => ({ idMateria, titulo: 'PERDIDA' })))
    await world.catchUp(follower)
    await restore()
    await world.import([{ idMateria: '4', titulo: 'NOVA' }])
    await world.catchUp(follower)
    expect(await world.titles('*')).toEqual(await world.archived())
    expect(await world.titles('titulo:perdida')).toEqual([])
  })

  test('one that the archive does not know is not searched', async () => {
    const world = await createWorld()
    const stray = `${world.cluster.generation}-de-outro`
    onTestFinished(() => world.cluster.indices.drop(stray))
    await world.cluster.indices.create(stray)
    await world.cluster.indices.putInService(stray)
    await world.import(manyArticles(3))
    await expect(world.answer({})).rejects.toMatchObject({ codigo: 'indisponivel' })
    const follower = await world.follower()
    await follower.turn()
    expect(await world.cluster.indices.inService()).toBe(null)
    await world.catchUp(follower)
    expect(await world.titles('*')).toEqual(await world.archived())
    expect((await world.answer({})).total).toBe(3)
  })

  test('follows by itself, waits while no node answers, and ends on request', async () => {
    const world = await createWorld()
    await world.import(manyArticles(3))
    const troubles: Problem[] = []
    let isDown = true
    const cluster = {
      ...world.cluster,
      write: async (...args: Parameters<SearchCluster['write']>) => {
        if (isDown) await openSearchCluster(['http://127.0.0.1:9']).write(...args)
        else await world.cluster.write(...args)
      },
    }
    const stop = new AbortController()
    const ended = followActs(
      {
        ...world,
        cluster,
        holder: 'indexador',
        leaseMs: 8_000,
        sleep: systemSleep,
        signals,
        onTrouble: (problem) => {
          troubles.push(problem)
          isDown = false
        },
      },
      stop.signal,
    )
    await expect
      .poll(() => world.titles('*').catch(() => []), PATIENCE)
      .toEqual(await world.archived())
    expect(troubles.map(({ codigo }) => codigo)).toEqual(['indisponivel'])
    await world.import([{ idMateria: '9', titulo: 'NOVA' }])
    await expect.poll(() => world.titles('nova'), PATIENCE).toEqual(['NOVA'])

    // Nothing is written, so nothing but a look of its own tells it.
    const { indices } = world.cluster
    await indices.drop((await indices.inService())!)
    await expect(world.titles('*')).rejects.toMatchObject({ codigo: 'indisponivel' })
    world.pass(60_000)
    await expect
      .poll(() => world.titles('*').catch(() => []), PATIENCE)
      .toEqual(await world.archived())
    stop.abort(new Error('the end'))
    await ended
  })
})

/** More than a follower takes in one turn. */
function smallArticles(count: number): TestArticle[] {
  return Array.from({ length: count }, (_, i) => ({ idMateria: String(1_000 + i) }))
}

const signals: Signals = { announce() {}, listen: () => ({ [Symbol.dispose]() {} }) }
/** An archive and an external index that follows it; `beside`: another version on the same archive. */
async function createWorld(beside: { sql: Sql; time: { now: number } } | null = null) {
  const { urls } = await findOpenSearch()
  const folder = mkdtempSync(join(tmpdir(), 'arauto-indice-'))
  const sql = beside?.sql ?? openDatabase(folder)
  const cluster = openSearchCluster(urls, { prefix: newIndexPrefix() })
  const time = beside?.time ?? { now: NOW.getTime() }
  const clock = () => new Date(time.now)
  const leases = createLeaseStore(sql)
  const feed = createIndexFeed(sql, FIRST_KEY)
  const engine = searchElsewhere(cluster.engine)(sql)
  const lease = `indexador ${cluster.generation}`
  const content = { version: () => String(zips) }
  const queries = createArchiveQueries({
    store: createArchiveStore({
      sql,
      search: searchElsewhere(cluster.engine),
      unindexed: (snapshot) => lackingSections(snapshot, cluster.generation),
      rules: relationRules,
      keysPerDay: KEYS_PER_DAY,
      unpackMovement,
    }),
    content,
    clock,
    missing: createMissingNotices(content, clock),
    meaning: null,
    rows: { acts: async () => ({ acts: [], avisos: [] }), near: async () => [] },
  })
  let zips = 0
  onTestFinished(async () => {
    for (const { nome } of await feed.indices()) await cluster.indices.drop(nome)
    await cluster[Symbol.asyncDispose]()
  })

  const world = {
    time,
    sql,
    cluster,
    feed,
    leases,
    clock,
    pass: (ms: number) => void (time.now += ms),
    async import(articles: TestArticle[]) {
      const path = writeZip(folder, `${cluster.generation}-${zips++}.zip`, articles)
      const result = await importInto(sql, notingStep, [path], { notify: false, clock })
      expect([...result.refused, ...result.rejected]).toEqual([])
    },
    /** Takes the lease over, whoever has it. */
    async holder(name: string): Promise<Fence> {
      time.now += HOUR_MS
      return (await leases.acquire(lease, name, clock(), new Date(time.now + 1_000)))!
    },
    follower: async () => createFollower({ feed, cluster, clock }, await world.holder('indexador')),
    async catchUp(follower: { turn(): Promise<boolean> }) {
      while (await follower.turn());
    },
    async keys(termo: string) {
      const request = { query: parseQuery(termo), filters: {}, order: 'antigas' as const }
      const { total, keys } = await engine.search({ ...request, offset: 0, limit: 1_000 })
      expect(keys).toHaveLength(total)
      return keys
    },
    async titles(termo: string) {
      const titles = await titlesByKey()
      return (await world.keys(termo)).map((key) => titles.get(key))
    },
    archived: async () => [...(await titlesByKey()).values()],
    unindexed: () => lackingSections(sql, cluster.generation),
    /** What the service answers. */
    answer: (filters: AskedFilters) =>
      queries.search({
        termo: '*',
        filters,
        leitura: 0,
        order: 'recentes',
        pagina: 1,
        limite: 10,
        trechos: false,
        facetas: null,
        histograma: null,
      }),
    /** Removes an act, which none of our writers does. */
    async lose(nome: string, key: number) {
      const path = `${urls[0]}/${nome}/_doc/${key}`
      const { _version } = (await (await fetch(path)).json()) as { _version: number }
      const how = `version=${_version}&version_type=external_gte`
      expect((await fetch(`${path}?${how}`, { method: 'DELETE' })).ok).toBe(true)
    },
    /** Returns what brings the tables of acts and of the index back to their present state. */
    async dump() {
      const any = (found: Record<string, unknown>) => found as Record<string, SqlValue>
      const kept = new Map<string, Record<string, SqlValue>[]>()
      for (const name of RESTORED) kept.set(name, await sql.all(any, `SELECT * FROM ${name}`))
      return () =>
        sql.transaction(async (tx) => {
          for (const name of RESTORED) await tx.run(`DELETE FROM ${name}`)
          for (const [name, rows] of [...kept].toReversed())
            for (const found of rows) {
              const columns = Object.keys(found)
              const places = columns.map((_, i) => `$${i + 1}`)
              const into = `INSERT INTO ${name} (${columns.join()}) VALUES (${places.join()})`
              await tx.run(into, Object.values(found))
            }
        })
    },
    /** An act that the archive does not have. */
    async writeStray(nome: string, key: number) {
      const [act] = (await feed.acts(await feed.keysFrom(FIRST_KEY, 1))).values()
      await cluster.write(nome, [
        { key, act: { ...analyzeAct(act!), situacao: 'publicada' }, version: 1 },
      ])
    },
  }
  return world

  async function titlesByKey(): Promise<Map<number, string>> {
    const acts = await sql.all(actRow, 'SELECT key, titulo FROM publications ORDER BY key')
    return new Map(acts.map(({ key, titulo }) => [key, titulo]))
  }
}

/** Each after the tables that refer to it. */
const RESTORED = [
  'act_changes',
  'archive_changes',
  'index_changes',
  'search_indices',
  'publication_versions',
  'imported_files',
  'normas_tocadas',
  'normas',
  'row_readings',
  'publications',
]

const actRow = row({ key: int, titulo: text })

/** Closed, and its folder removed, when the test has finished. */
function openDatabase(folder: string): Sql {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const archive = openArchive(folder)
  onTestFinished(() => archive[Symbol.dispose]())
  return archive.sql
}
