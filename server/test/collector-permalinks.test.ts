import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { CollectorEvent } from '../src/collector/ports.ts'
import { type FakePortal, type PortalFault, startFakePortal } from '../demo/portal/server.ts'
import { readSourceStatus } from '../src/store/collector/source-status.ts'
import { collectEditions } from './_collect-here.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { rows } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'
import { type SimulatedTime, collectorConfig, simulatedTime, words } from './_collector.ts'
import { type TestArticle, manyArticles } from './_editions.ts'
import { IMPATIENT, type TestInlabs, startInlabs } from './_inlabs.ts'

const FRIDAY = '2026-03-20'
const NAME = `${FRIDAY}-DO1.zip`

const DISPATCH = { data: FRIDAY, titulo: 'DESPACHO' }
const ACTS: TestArticle[] = [
  { ...DISPATCH, idMateria: '1', titulo: 'PORTARIA Nº 1.326, DE 18 DE MARÇO DE 2026' },
  {
    ...DISPATCH,
    idMateria: '2',
    texto: '<p>Defere a licença da servidora da primeira região fiscal.</p>',
  },
  {
    ...DISPATCH,
    idMateria: '3',
    texto: '<p>Indefere a licença do servidor da segunda região fiscal.</p>',
  },
  { ...DISPATCH, idMateria: '4', titulo: 'AVISO', texto: '<p>Um aviso como outro.</p>' },
  { ...DISPATCH, idMateria: '5', titulo: 'AVISO', texto: '<p>Um aviso como outro.</p>' },
]

interface Scene {
  inlabs: TestInlabs
  portal: FakePortal
  time: SimulatedTime
  dataDir: string
}

/** A publishing day with one section so far, at INLABS and at the portal. */
async function morning(acts = ACTS): Promise<Scene> {
  const inlabs = await startInlabs()
  inlabs.publish(NAME, acts)
  const portal = await startFakePortal({ folder: inlabs.folder, port: 0 })
  onTestFinished(() => portal[Symbol.asyncDispose]())
  const time = simulatedTime(`${FRIDAY} 01:30`)
  return { inlabs, portal, time, dataDir: join(temporaryFolder(), 'data') }
}

async function collectUntil(when: string, scene: Scene, env?: object): Promise<string[]> {
  const stop = new AbortController()
  scene.time.at(when, () => stop.abort())
  using archive = openArchive(scene.dataDir)
  const config = collectorConfig(scene.dataDir, scene.inlabs, {
    ARAUTO_PORTAL_URL: scene.portal.url,
    ...env,
  })
  const events: CollectorEvent[] = []
  await collectEditions(archive, config, config.collector, {
    ...scene.time,
    timeouts: IMPATIENT,
    signal: stop.signal,
    onEvent: (event) => void events.push(event),
  })
  return events.map(words)
}

const permalinks = (dataDir: string) =>
  rows(
    dataDir,
    'SELECT id_materia AS id, url_original AS url FROM publications ORDER BY id_materia',
  )

test('an imported edition gets the unambiguous permanent links', async () => {
  const scene = await morning()
  const { portal, dataDir } = scene
  const events = await collectUntil(`${FRIDAY} 02:00`, scene)
  expect(events).toEqual([`${FRIDAY}-DO1: 5 new, 0 changed`, `${FRIDAY}-DO1: 3 of 5 linked`])
  expect(permalinks(dataDir)).toEqual([
    { id: '1', url: `${portal.url}web/dou/-/portaria-no-1-326-de-18-de-marco-de-2026-1` },
    { id: '2', url: `${portal.url}web/dou/-/despacho-2` },
    { id: '3', url: `${portal.url}web/dou/-/despacho-3` },
    { id: '4', url: null },
    { id: '5', url: null },
  ])
  // A link does not change the act: no version, no event.
  expect(rows(dataDir, 'SELECT DISTINCT versao FROM publications')).toEqual([{ versao: 1 }])
  expect(rows(dataDir, 'SELECT DISTINCT tipo FROM events ORDER BY tipo')).toEqual([
    { tipo: 'edicao.publicada' },
    { tipo: 'linha.nova' },
    { tipo: 'publicacao.nova' },
  ])
  expect(portal.requests).toEqual(['/leiturajornal?data=20-03-2026&secao=do1'])
})

test('missing links are requested a few more times; a corrected act keeps its link', async () => {
  const scene = await morning()
  const { inlabs, portal, dataDir } = scene
  await collectUntil(`${FRIDAY} 02:00`, scene)
  const before = permalinks(dataDir)
  const corrected = { ...ACTS[0]!, texto: '<p>Texto que foi corrigido.</p>' }
  inlabs.publish(NAME, [corrected, ...ACTS.slice(1)])
  const events = await collectUntil('2026-03-23 00:00', scene)
  expect(events.filter((word) => word.includes('linked'))).toHaveLength(2)
  expect(portal.requests).toHaveLength(3)
  expect(permalinks(dataDir)).toEqual(before)
  expect(rows(dataDir, 'SELECT versao FROM publications WHERE id_materia = 1')).toEqual([
    { versao: 2 },
  ])
  expect(
    rows(dataDir, "SELECT dados ->> 'campos_alterados' AS c FROM events WHERE tipo LIKE '%atual%'"),
  ).toEqual([{ c: '["resumo","conteudo_completo"]' }])
})

const FAULTS: PortalFault[] = [
  'acesso_bloqueado',
  'sem_conexao',
  'tempo_esgotado',
  'erro_http',
  'resposta_inesperada',
]

test.each(FAULTS)('%s of the portal leaves the edition as it is, and ends', async (fault) => {
  const scene = await morning()
  const { portal, dataDir } = scene
  portal.fail('*', fault)
  const events = await collectUntil(`${FRIDAY} 01:40`, scene)
  expect(events[0]).toBe(`${FRIDAY}-DO1: 5 new, 0 changed`)
  expect(events.slice(1)).toContain(`${FRIDAY}-DO1: ${fault}`)
  // With growing pauses between its attempts.
  expect(portal.requests.length).toBeLessThan(6)
  expect(permalinks(dataDir).every(({ url }) => url === null)).toBe(true)
  expect(
    rows(dataDir, "SELECT estado, motivo, ultimo_erro FROM ledger WHERE pub_name = 'DO1'"),
  ).toEqual([{ estado: 'completa', motivo: null, ultimo_erro: null }])
  {
    using archive = openArchive(dataDir)
    expect(await readSourceStatus(archive.sql)).toMatchObject({ falhas_consecutivas: 0 })
  }

  portal.mend()
  expect(await collectUntil(`${FRIDAY} 07:00`, scene)).toContain(`${FRIDAY}-DO1: 3 of 5 linked`)
})

test('one section that always fails does not block the others', async () => {
  const scene = await morning()
  scene.inlabs.publish(`${FRIDAY}-DO2.zip`, manyArticles(3, { data: FRIDAY, pubName: 'DO2' }))
  scene.portal.fail(`${FRIDAY}-DO2`, 'erro_http')
  const events = await collectUntil(`${FRIDAY} 03:00`, scene)
  expect(events).toContain(`${FRIDAY}-DO1: 3 of 5 linked`)
})

test('without the setting the portal is not asked', async () => {
  const scene = await morning()
  await collectUntil(`${FRIDAY} 03:00`, scene, { ARAUTO_PORTAL_URL: '' })
  expect(scene.portal.requests).toEqual([])
})
