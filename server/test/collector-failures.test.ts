import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CollectorEvent } from '../src/collector/ports.ts'
import { FAULTS, type Fault } from '../demo/inlabs/faults.ts'
import { createLedgerReader } from '../src/store/archive/ledger.ts'
import { readSourceStatus } from '../src/store/collector/source-status.ts'
import { collectEditions } from './_collect-here.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { rows } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'
import { type SimulatedTime, collectorConfig, simulatedTime, words } from './_collector.ts'
import { manyArticles } from './_editions.ts'
import { IMPATIENT, PASSWORD, type TestInlabs, startInlabs } from './_inlabs.ts'

const FRIDAY = '2026-03-20'
const NAME = `${FRIDAY}-DO1.zip`

/** Failures that concern every request to the source; the others concern one file. */
const SOURCE_WIDE: Fault[] = [
  'credenciais_recusadas',
  'acesso_bloqueado',
  'sem_conexao',
  'tempo_esgotado',
  'erro_http',
]

/** A publishing day with one section so far. */
async function morning() {
  const inlabs = await startInlabs()
  inlabs.publish(NAME, manyArticles(3, { data: FRIDAY }))
  const time = simulatedTime(`${FRIDAY} 01:30`)
  return { inlabs, time, dataDir: join(temporaryFolder(), 'data') }
}

interface Scene {
  inlabs: TestInlabs
  time: SimulatedTime
  dataDir: string
}

/** Collects until that time of day; returns what happened, without waits. */
async function collectUntil(time: string, scene: Scene, impatient = false): Promise<string[]> {
  const events = await collect(time, scene, { impatient })
  return events.filter((word) => !word.startsWith('waiting'))
}

async function collect(
  time: string,
  scene: Scene,
  { impatient = false, eager = false } = {},
): Promise<string[]> {
  const stop = new AbortController()
  scene.time.at(`${FRIDAY} ${time}`, () => stop.abort())
  using archive = openArchive(scene.dataDir)
  const config = collectorConfig(scene.dataDir, scene.inlabs)
  const events: CollectorEvent[] = []
  await collectEditions(archive, config, config.collector, {
    ...scene.time,
    ...(impatient ? { timeouts: IMPATIENT } : {}),
    signal: stop.signal,
    eager,
    onEvent: (event) => void events.push(event),
  })
  return events.map(words)
}

async function ledger(dataDir: string) {
  using archive = openArchive(dataDir)
  const { sql } = archive
  const sections = await createLedgerReader(sql).between(FRIDAY, FRIDAY)
  return {
    section: sections.find(({ pub_name }) => pub_name === 'DO1'),
    source: await readSourceStatus(sql),
  }
}

function targetOf(fault: Fault): string {
  if (fault === 'credenciais_recusadas') return 'login'
  return SOURCE_WIDE.includes(fault) ? '*' : `${FRIDAY}-DO1`
}

test.each(FAULTS)('%s is recorded in the ledger, and repaired when it ends', async (fault) => {
  const scene = await morning()
  const { inlabs, dataDir } = scene
  inlabs.fail(targetOf(fault), fault)
  const events = await collectUntil('01:33', scene, fault === 'tempo_esgotado')
  expect(events.filter((word) => word.endsWith(`: ${fault}`)).length).toBeGreaterThan(0)

  const failed = await ledger(dataDir)
  expect(failed.section).toMatchObject({
    estado: 'falha',
    motivo: fault,
    ultimo_erro: expect.stringMatching(/^(O|A|Não) .+\.$/),
    publicacoes: 0,
  })
  expect(failed.section?.tentativas).toBeGreaterThan(0)
  expect(failed.source?.motivo).toBe(SOURCE_WIDE.includes(fault) ? fault : null)
  expect(JSON.stringify(rows(dataDir, 'SELECT * FROM sources'))).not.toContain(PASSWORD)
  expect(rows(dataDir, 'SELECT * FROM events')).toEqual([])

  inlabs.mend()
  expect(await collectUntil('02:30', scene)).toEqual([`${FRIDAY}-DO1: 3 new, 0 changed`])
  const mended = await ledger(dataDir)
  expect(mended.section).toMatchObject({ estado: 'completa', motivo: null, ultimo_erro: null })
  expect(mended.source).toMatchObject({ falhas_consecutivas: 0, motivo: null })
  expect(rows(dataDir, 'SELECT tipo FROM events')).toHaveLength(4)
})

test('imported acts stay when their newer file cannot be fetched, and the ledger says so', async () => {
  const scene = await morning()
  await collectUntil('01:32', scene)
  scene.inlabs.publish(NAME, manyArticles(4, { data: FRIDAY }))
  scene.inlabs.fail(`${FRIDAY}-DO1`, 'transferencia_incompleta')
  await collectUntil('01:40', scene)
  expect((await ledger(scene.dataDir)).section).toMatchObject({
    estado: 'completa',
    publicacoes: 3,
    motivo: 'transferencia_incompleta',
  })
  scene.inlabs.mend()
  expect(await collectUntil('02:30', scene)).toEqual([`${FRIDAY}-DO1: 1 new, 0 changed`])
  expect((await ledger(scene.dataDir)).section).toMatchObject({ publicacoes: 4, motivo: null })
})

test('one file that never arrives does not delay the others', async () => {
  const scene = await morning()
  for (const section of ['DO2', 'DO3'])
    scene.inlabs.publish(
      `${FRIDAY}-${section}.zip`,
      manyArticles(2, { data: FRIDAY, pubName: section }),
    )
  scene.inlabs.fail(`${FRIDAY}-DO1`, 'erro_http')
  const events = await collectUntil('01:40', scene)
  expect(events).toContain(`${FRIDAY}-DO2: 2 new, 0 changed`)
  expect(events).toContain(`${FRIDAY}-DO3: 2 new, 0 changed`)
  expect((await ledger(scene.dataDir)).section).toMatchObject({
    estado: 'falha',
    motivo: 'erro_http',
  })
})

test.each<Fault>(['erro_http', 'sessao_recusada', 'tempo_esgotado'])(
  'two files that never come (%s) keep no other waiting, today or before, and are asked for seldom',
  async (fault) => {
    const scene = await morning()
    const { inlabs, dataDir } = scene
    const before = '2026-03-18'
    inlabs.publish(`${before}-DO1.zip`, manyArticles(1, { data: before }))
    for (const section of ['DO2', 'DO3'])
      inlabs.publish(
        `${FRIDAY}-${section}.zip`,
        manyArticles(2, { data: FRIDAY, pubName: section }),
      )
    for (const section of ['DO1', 'DO2']) inlabs.fail(`${FRIDAY}-${section}`, fault)
    const events = await collectUntil('06:30', scene, fault === 'tempo_esgotado')
    expect(events).toContain(`${FRIDAY}-DO3: 2 new, 0 changed`)
    expect(events).toContain(`${before}-DO1: 1 new, 0 changed`)
    expect(rows(dataDir, 'SELECT falhas_consecutivas AS n FROM sources')).toEqual([{ n: 0 }])
    const asked = inlabs.requests.filter(({ path }) => path.includes('-DO1.zip')).length
    expect(asked).toBeGreaterThan(20) // every quarter of an hour: it is today's
    expect(asked).toBeLessThan(fault === 'sessao_recusada' ? 90 : 45)
    expect(inlabs.requests.filter(({ method }) => method === 'POST').length).toBeLessThan(50)

    inlabs.mend()
    const mended = await collectUntil('06:50', scene)
    expect(mended).toContain(`${FRIDAY}-DO1: 3 new, 0 changed`)
    expect(mended).toContain(`${FRIDAY}-DO2: 2 new, 0 changed`)
  },
)

test('refused credentials are not tried over and over', async () => {
  const scene = await morning()
  scene.inlabs.fail('login', 'credenciais_recusadas')
  await collectUntil('13:30', scene)
  expect(scene.inlabs.requests.length).toBeLessThan(12)
})

test('a wait for the source is logged once, and a repair ends it', async () => {
  const scene = await morning()
  scene.inlabs.fail('login', 'credenciais_recusadas')
  expect(await collect('01:31', scene)).toEqual([
    `${FRIDAY}: credenciais_recusadas`,
    `waiting until ${FRIDAY}T04:45:00.000Z`,
  ])
  scene.inlabs.mend()
  expect(await collect('01:32', scene)).toEqual([`waiting until ${FRIDAY}T04:45:00.000Z`])
  expect(await collect('01:33', scene, { eager: true })).toEqual([
    `${FRIDAY}-DO1: 3 new, 0 changed`,
  ])
})

test('an unwritable archive is a failure like others, and passes', async () => {
  const scene = await morning()
  const { dataDir } = scene
  rows(
    dataDir,
    "CREATE TRIGGER full BEFORE INSERT ON publications BEGIN SELECT raise(ABORT, 'disk full'); END",
  )
  const events = await collectUntil('01:33', scene)
  expect(events[0]).toMatch(/^crashed: Error: disk full/)
  expect((await ledger(dataDir)).section).toMatchObject({
    estado: 'falha',
    motivo: 'falha_interna',
  })
  rows(dataDir, 'DROP TRIGGER full')
  expect(await collectUntil('02:30', scene)).toEqual([`${FRIDAY}-DO1: 3 new, 0 changed`])
})
