import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { beginTenure } from '../src/collector/tenure.ts'
import { Overtaken } from '../src/lib/flow/lease.ts'
import { createCollectorStore } from '../src/store/collector/records.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { expectConsistent, rows } from './_archive.ts'
import { type RunningCli, cli, startCli, temporaryFolder } from './_cli.ts'
import { collectorConfig } from './_collector.ts'
import { manyArticles, writeZip } from './_editions.ts'
import { EMAIL, PASSWORD, type TestInlabs, startInlabs } from './_inlabs.ts'

const DAYS = ['2024-03-18', '2024-03-19', '2024-03-20']

const minutes = (n: number) => new Date(Date.UTC(2026, 2, 20, 4, n))

describe('the lease', () => {
  test('has one holder, ends by itself, and its number grows with each holder', async () => {
    using archive = openArchive(join(temporaryFolder(), 'data'))
    const leases = createLeaseStore(archive.sql)
    const acquire = (holder: string, now: number, until: number, lease = 'coletor') =>
      leases.acquire(lease, holder, minutes(now), minutes(until))
    const first = await acquire('a', 0, 3)
    expect(first).toEqual({ lease: 'coletor', number: 1 })
    expect(await acquire('b', 2, 5)).toBe(null)
    await leases.renew(first!, minutes(4))
    expect(await acquire('b', 3, 6)).toBe(null)
    const second = await acquire('b', 4, 7)
    expect(second).toEqual({ lease: 'coletor', number: 2 })
    await expect(leases.renew(first!, minutes(30))).rejects.toThrow(Overtaken)
    await leases.release(first!) // too late: harmless
    expect(await acquire('c', 6, 9)).toBe(null)
    await leases.release(second!)
    expect(await acquire('c', 6, 9)).toEqual({ lease: 'coletor', number: 3 })
    expect(await acquire('c', 0, 3, 'outro')).toEqual({ lease: 'outro', number: 1 })
  })

  test('a holder stalled past its end writes nothing more, not even an act', async () => {
    const folder = temporaryFolder()
    const dataDir = join(folder, 'data')
    using archive = openArchive(dataDir)
    const { sql } = archive
    const leases = createLeaseStore(sql)
    let now = minutes(0)
    const sleeper = (await beginTenure(leases, 'sleeper', () => now))!
    now = minutes(10)
    await using _next = await beginTenure(leases, 'next', () => now)
    const range = { since: DAYS[0]!, until: DAYS[2]! }
    const entries = [{ kind: 'dates' as const, dates: DAYS }]
    const late = createCollectorStore(sql).write(sleeper.fence, {
      entries,
      conclude: () => [],
      range,
      now,
    })
    await expect(late).rejects.toThrow(Overtaken)
    sleeper.keep() // notices…
    await sleeper[Symbol.asyncDispose]()
    expect(() => sleeper.keep()).toThrow(Overtaken)
    expect(rows(dataDir, 'SELECT * FROM source_days')).toEqual([])

    const config = collectorConfig(dataDir, await startInlabs())
    const paths = [writeZip(folder, '2024-03-18-DO1.zip', manyArticles(3))]
    const signal = new AbortController().signal
    const request = { paths, notify: true, signal, onProgress() {}, fence: sleeper.fence }
    await expect(importFiles(archive, config, request)).rejects.toThrow(Overtaken)
    expect(rows(dataDir, 'SELECT * FROM publications')).toEqual([])
    expect(rows(dataDir, 'SELECT * FROM ledger')).toEqual([])
    expect(rows(dataDir, 'SELECT * FROM events')).toEqual([])
  })
})

/** A source with some days of the past. */
async function source(actsEach: number): Promise<TestInlabs> {
  const inlabs = await startInlabs()
  for (const data of DAYS) inlabs.publish(`${data}-DO1.zip`, manyArticles(actsEach, { data }))
  return inlabs
}

function startCollector(dataDir: string, { url }: TestInlabs): RunningCli {
  return startCli(dataDir, ['coletar'], {
    ARAUTO_INLABS_URL: url,
    ARAUTO_INLABS_EMAIL: EMAIL,
    ARAUTO_INLABS_PASSWORD: PASSWORD,
    ARAUTO_COLLECTOR_SINCE: DAYS[0]!,
    ARAUTO_COLLECTOR_PAUSE_MS: '0',
  })
}

const complete = (dataDir: string) =>
  rows(dataDir, "SELECT count(*) AS n FROM ledger WHERE estado = 'completa'")[0]?.n

describe('arauto coletar', () => {
  test('two of them never repeat work', async () => {
    const inlabs = await source(40)
    const dataDir = join(temporaryFolder(), 'data')
    openArchive(dataDir)[Symbol.dispose]()
    const runs = [startCollector(dataDir, inlabs), startCollector(dataDir, inlabs)]
    while (runs.every((run) => run.running()) && complete(dataDir) !== DAYS.length) await pause(20)
    for (const run of runs) run.process.kill('SIGTERM')
    for (const run of runs) {
      const { code, stderr } = await run.ended
      expect({ code, stderr }).toEqual({
        code: 0,
        stderr: expect.stringContaining('Coleta encerrada.'),
      })
      expect(stderr).not.toContain(PASSWORD)
    }
    const downloads = inlabs.requests.filter(({ path }) => path.includes('dl='))
    expect(downloads.map(({ path }) => path.slice(-18)).sort()).toEqual(
      DAYS.map((data) => `${data}-DO1.zip`),
    )
  })

  test('killed in the middle of an import, the next one completes it', async () => {
    const inlabs = await source(600)
    const dataDir = join(temporaryFolder(), 'data')
    openArchive(dataDir)[Symbol.dispose]()
    const first = startCollector(dataDir, inlabs)
    const count = 'SELECT count(*) AS n FROM publications'
    while (first.running() && rows(dataDir, count)[0]?.n === 0) await pause(5)
    first.kill()
    expect(await first.ended).toMatchObject({ signal: 'SIGKILL' })
    expect(complete(dataDir)).toBeLessThan(DAYS.length)

    // Its lease ends by itself; this avoids the wait:
    rows(dataDir, "UPDATE leases SET expires_at = ''")
    const second = startCollector(dataDir, inlabs)
    while (second.running() && complete(dataDir) !== DAYS.length) await pause(20)
    second.process.kill('SIGTERM')
    expect(await second.ended).toMatchObject({ code: 0 })

    using archive = openArchive(dataDir)
    const { db } = archive
    expectConsistent(db)
    expect(rows(dataDir, count)[0]?.n).toBe(600 * DAYS.length)
    expect(rows(dataDir, 'SELECT tipo, count(*) AS n FROM events GROUP BY tipo')).toEqual([
      { tipo: 'edicao.publicada', n: DAYS.length },
      { tipo: 'publicacao.nova', n: 600 * DAYS.length },
    ])
  })

  test('without credentials says what is missing', async () => {
    const run = await cli(join(temporaryFolder(), 'data'), 'coletar')
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(/^Erro: Faltam as credenciais do INLABS\.\n.*ARAUTO_INLABS_EMAIL/)
  })
})
