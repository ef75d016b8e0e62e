import { beforeAll, describe, expect, test } from 'vitest'
import { analyzeAct } from '../engine/analysis.ts'
import { createFollower } from '../src/service/index/follower.ts'
import { FIRST_KEY } from '../src/service/index/index-feed.ts'
import { notingStep } from '../src/store/index/index-changes.ts'
import { createIndexFeed } from '../src/store/index/index-feed.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { startCli, temporaryFolder } from './_cli.ts'
import { clusterEnv, indexOf } from './_cluster.ts'
import { writeZip } from './_editions.ts'
import { importInto } from './_import-here.ts'
import { findOpenSearch, hasOpenSearch } from './_opensearch.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'

const what = 'the commands for the index of a cluster'

describe.runIf(hasPostgres(what) && hasOpenSearch(what))('indice conferir and refazer', () => {
  // A node needs its time to start where others are busy.
  beforeAll(findOpenSearch, 180_000)

  test('compare it with the archive, repair differences, and rebuild it', async () => {
    await using database = await openTestPostgres()
    const { urls } = await findOpenSearch()
    const { sql, url } = database
    const env = clusterEnv(url, urls)
    const search = indexOf(env)
    const feed = createIndexFeed(sql, FIRST_KEY)
    const clock = () => new Date()
    const path = writeZip(temporaryFolder(), 'a.zip', [{ idMateria: '1' }, { idMateria: '2' }])
    await importInto(sql, notingStep, [path], { notify: false, clock })
    const until = new Date(Date.now() + 3_600_000)
    const fence = await createLeaseStore(sql).acquire('indexador', 'teste', clock(), until)
    const follower = createFollower({ feed, cluster: search, clock }, { ...fence! })
    const catchUp = async () => {
      while (await follower.turn());
    }
    await catchUp()

    const run = (...args: string[]) => startCli(temporaryFolder(), args, env).ended
    const whole = await run('indice', 'conferir')
    expect(whole.stdout).toContain('O índice tem as 2 publicações do acervo.')
    expect(whole.code).toBe(0)

    const [first] = await feed.keysFrom(FIRST_KEY, 1)
    const found = (await feed.acts([first!])).get(first!)!
    const act = { ...analyzeAct(found), situacao: found.situacao }
    const before = (await search.indices.inService())!
    await search.write(before, [{ key: first! + 100, act, version: 1 }])
    await search.indices.refresh(before)
    const differing = await run('indice', 'conferir')
    expect(differing.stdout).toMatch(/2024-03-18 +1 +2 +3\n/)
    expect(differing.code).toBe(1)
    await catchUp()
    const mended = await run('indice', 'conferir', '--json')
    expect(JSON.parse(mended.stdout)).toEqual({ atos: 2, diferencas: [], anotados: 0 })

    expect((await run('indice', 'refazer')).stdout).toContain('índice novo')
    await catchUp()
    expect(await search.indices.inService()).not.toBe(before)
    await follower.clean()
    expect(await search.indices.exists(before)).toBe(false)
  })

  test('give the way out without a cluster', async () => {
    const refused = await startCli(temporaryFolder(), ['indice', 'conferir']).ended
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain('npx arauto reindexar')
  })
})
