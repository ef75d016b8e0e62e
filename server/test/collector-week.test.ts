import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { CollectorEvent } from '../src/collector/ports.ts'
import { collectEditions } from './_collect-here.ts'
import { type Archive, openArchive } from '../src/embedded/archive.ts'
import { expectConsistent, rows } from './_archive.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { type SimulatedTime, collectorConfig, simulatedTime, words } from './_collector.ts'
import { type TestArticle, file, manyArticles, zip } from './_editions.ts'
import { type TestInlabs, startInlabs } from './_inlabs.ts'

const [FRIDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, REST, SUNDAY, NEXT_MONDAY] = [
  '2026-03-13',
  '2026-03-16',
  '2026-03-17',
  '2026-03-18',
  '2026-03-19',
  '2026-03-20', // in no calendar of holidays: decreed
  '2026-03-22',
  '2026-03-23',
] as const
const SECTIONS = ['DO1', 'DO2', 'DO3']

/** Enough acts for several transactions per import, so that it can be killed between two. */
const MANY = 900

test('an eventful week: the ledger equals the truth, and every event fires once', async () => {
  const inlabs = await startInlabs()
  const dataDir = join(temporaryFolder(), 'data')
  const time = simulatedTime(`${MONDAY} 00:00`)
  const seen: Record<string, unknown> = {}
  const note = (when: string, data: string) =>
    time.at(when, () => void (seen[when] = stateOf(dataDir, data)))

  // Earlier editions: collected at the start.
  for (const section of SECTIONS) publish(inlabs, FRIDAY, section, 4)
  // Monday: on time. In the evening one zip is replaced by another of equal length.
  morning(time, inlabs, MONDAY, ['DO1', 'DO2'])
  const [original, corrected] = equallyLong(MONDAY)
  time.at(`${MONDAY} 01:25`, () => inlabs.publish(`${MONDAY}-DO3.zip`, original))
  time.at(`${MONDAY} 20:00`, () => inlabs.publish(`${MONDAY}-DO3.zip`, corrected))
  // Tuesday: Section 3 is late.
  morning(time, inlabs, TUESDAY, ['DO1', 'DO2'])
  note(`${TUESDAY} 08:03`, TUESDAY)
  time.at(`${TUESDAY} 09:40`, () => publish(inlabs, TUESDAY, 'DO3', 4))
  // Wednesday: the source is down for six hours. In the evening, two extra editions in one zip.
  time.at(`${WEDNESDAY} 00:00`, () => inlabs.fail('*', 'sem_conexao'))
  morning(time, inlabs, WEDNESDAY)
  note(`${WEDNESDAY} 05:00`, WEDNESDAY)
  time.at(`${WEDNESDAY} 06:00`, () => inlabs.mend())
  const extras = [extra(WEDNESDAY, '52-A', 1), extra(WEDNESDAY, '52-B', 2)]
  time.at(`${WEDNESDAY} 17:10`, () => inlabs.publish(`${WEDNESDAY}-DO1E.zip`, extras.slice(0, 1)))
  time.at(`${WEDNESDAY} 19:50`, () => inlabs.publish(`${WEDNESDAY}-DO1E.zip`, extras))
  // Thursday: the collector dies during an import; another takes over. Then Wednesday is corrected.
  morning(time, inlabs, THURSDAY, ['DO2', 'DO3'])
  time.at(`${THURSDAY} 01:22`, () => publish(inlabs, THURSDAY, 'DO1', MANY))
  const correction = actsOf(WEDNESDAY, 'DO2', 4, '<p>Texto corrigido no dia seguinte.</p>')
  time.at(`${THURSDAY} 10:00`, () => inlabs.publish(`${WEDNESDAY}-DO2.zip`, correction))
  // Friday: no edition, which no calendar shows.
  note(`${REST} 12:00`, REST)
  note(`${SUNDAY} 12:00`, REST)
  // Sunday: an extra edition, whose letter shows that one before it is missing.
  time.at(`${SUNDAY} 15:00`, () => inlabs.publish(`${SUNDAY}-DO1E.zip`, [extra(SUNDAY, '52-D', 3)]))
  // Monday: the first zip is cut off.
  time.at(`${NEXT_MONDAY} 00:00`, () => inlabs.fail(`${NEXT_MONDAY}-DO1`, 'zip_invalido', 1))
  morning(time, inlabs, NEXT_MONDAY)
  expireSessions(time, inlabs)

  const first = runUntilKilled(dataDir, inlabs, time, THURSDAY)
  await first.killed
  expect(stateOf(dataDir, THURSDAY).DO1).toBe('parcial')
  const second = await runUntil(`${NEXT_MONDAY} 12:00`, dataDir, inlabs, time)

  expect(seen).toEqual({
    [`${TUESDAY} 08:03`]: { DO1: 'completa', DO2: 'completa', DO3: 'pendente: secao_ausente' },
    [`${WEDNESDAY} 05:00`]: {
      DO1: 'falha: sem_conexao',
      DO2: 'falha: sem_conexao',
      DO3: 'falha: sem_conexao',
    },
    [`${REST} 12:00`]: all('pendente: data_ausente'),
    [`${SUNDAY} 12:00`]: all('pendente: data_ausente'),
  })
  expect(stateOf(dataDir, REST)).toEqual(all('sem_edicao: data_ausente'))
  expect(stateOf(dataDir, SUNDAY)).toEqual({ DO1E: 'completa', DO2E: 'falha: secao_ausente' })
  expect(second.events[0]).toBe('busy') // the dead collector's lease had to end first
  expect(second.events).toContain(`${NEXT_MONDAY}-DO1: zip_invalido`)
  expect([...first.events, ...second.events].filter((word) => word.startsWith('crash'))).toEqual([])

  await expectTruth(dataDir, inlabs)
  expectEventsOnce(dataDir, { changed: 2 })
  // A week of looks, with files fetched again: far from a burden.
  expect(inlabs.requests.length).toBeLessThan(7 * 250)
}, 120_000)

const all = (estado: string) => Object.fromEntries(SECTIONS.map((section) => [section, estado]))

/** The acts of a section; `first`: a changed text of the first act. */
function actsOf(data: string, pubName: string, count: number, first?: string): TestArticle[] {
  const day = Number(data.slice(-2))
  const number = day * 1_000_000 + SECTIONS.indexOf(pubName) * 100_000
  return manyArticles(count, { data, pubName }).map((act, i) => ({
    ...act,
    idMateria: String(number + i),
    attributes: { editionNumber: numberOf(data) },
    ...(i === 0 && first !== undefined ? { texto: first } : {}),
  }))
}

/** Editions are numbered consecutively, and there was none on the decreed day. */
function numberOf(data: string): string {
  const days = [FRIDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, NEXT_MONDAY]
  return String(48 + days.findIndex((day) => day === data))
}

function publish(inlabs: TestInlabs, data: string, pubName: string, count: number): void {
  inlabs.publish(`${data}-${pubName}.zip`, actsOf(data, pubName, count))
}

/** The regular sections of a day appear, one after another. */
function morning(
  time: SimulatedTime,
  inlabs: TestInlabs,
  data: string,
  sections = SECTIONS.slice(),
): void {
  for (const [i, section] of sections.entries())
    time.at(`${data} 01:2${1 + i}`, () => publish(inlabs, data, section, 4))
}

function extra(data: string, editionNumber: string, n: number): TestArticle {
  return {
    idMateria: String(900_000_000 + n),
    data,
    pubName: 'DO1E',
    attributes: { editionNumber },
  }
}

/** Two versions of a section, different, whose zips have the same length. */
function equallyLong(data: string): [TestArticle[], TestArticle[]] {
  const versions = Array.from({ length: 20 }, (_, i): TestArticle[] => [
    {
      idMateria: '777000',
      data,
      pubName: 'DO3',
      texto: `<p>Valor de R$ ${300 + 7 * i}.</p>`,
      attributes: { editionNumber: numberOf(data) },
    },
  ])
  const groups = Object.values(Object.groupBy(versions, (version) => zip(version.map(file)).length))
  const [one, other] = groups.find((group) => (group?.length ?? 0) > 1) ?? []
  if (!one || !other) throw new Error('no two versions are of equal length')
  return [one, other]
}

function expireSessions(time: SimulatedTime, inlabs: TestInlabs): void {
  for (let day = 16; day <= 23; day++)
    for (let hour = 0; hour < 24; hour++)
      time.at(`2026-03-${day} ${String(hour).padStart(2, '0')}:17`, () => inlabs.expireSessions())
}

/** The ledger's entries for the sections of a day, with their reasons. */
function stateOf(dataDir: string, data: string): Record<string, unknown> {
  const found = rows(
    dataDir,
    `SELECT pub_name, concat_ws(': ', estado, motivo) AS state FROM ledger WHERE data = '${data}'`,
  )
  return Object.fromEntries(found.map(({ pub_name, state }) => [pub_name, state]))
}

async function runUntil(end: string, dataDir: string, inlabs: TestInlabs, time: SimulatedTime) {
  const stop = new AbortController()
  time.at(end, () => stop.abort())
  using archive = openArchive(dataDir)
  const events: string[] = []
  await collect(archive, dataDir, inlabs, time, stop.signal, events)
  return { events }
}

/**
 * A collector that loses the archive between two transactions while it imports a day. Nothing that it
 * does afterwards has an effect, as if the process had been killed.
 */
function runUntilKilled(dataDir: string, inlabs: TestInlabs, time: SimulatedTime, data: string) {
  const archive = openArchive(dataDir)
  const watcher = openArchive(dataDir)
  onTestFinished(() => watcher[Symbol.dispose]())
  const count = watcher.db.prepare(
    'SELECT count(*) AS n FROM publications WHERE data_publicacao = ?',
  )
  const gone = new AbortController()
  const events: string[] = []
  const published = Promise.withResolvers<void>()
  time.at(`${data} 00:30`, () => published.resolve())
  const running = collect(archive, dataDir, inlabs, time, gone.signal, events)
  const killed = (async () => {
    await published.promise
    while (Number(count.get(data)?.n) === 0) await setImmediate()
    gone.abort()
    archive[Symbol.dispose]()
    await running.catch(() => {})
  })()
  return { killed, events }
}

function collect(
  archive: Archive,
  dataDir: string,
  inlabs: TestInlabs,
  time: SimulatedTime,
  signal: AbortSignal,
  events: string[],
): Promise<void> {
  const config = collectorConfig(dataDir, inlabs)
  const onEvent = (event: CollectorEvent) => void events.push(words(event))
  return collectEditions(archive, config, config.collector, { ...time, signal, onEvent })
}

/** The archive has everything that the source has at the end, as after one import of it all. */
async function expectTruth(dataDir: string, { folder }: TestInlabs): Promise<void> {
  const truth = join(temporaryFolder(), 'truth')
  expect(await cli(truth, 'importar', '--json', folder)).toMatchObject({ code: 0, stderr: '' })
  for (const query of [
    'SELECT id, hex(digest) FROM publications ORDER BY id',
    `SELECT data, pub_name, estado, artigos, publicacoes, rejeitados, arquivo, sha256, motivo
     FROM ledger WHERE publicacoes > 0 ORDER BY data, pub_name`,
    'SELECT * FROM edition_sections ORDER BY data, numero, secao',
    'SELECT * FROM rejections',
  ])
    expect(rows(dataDir, query)).toEqual(rows(truth, query))
  const others = rows(dataDir, 'SELECT data, estado FROM ledger WHERE publicacoes = 0')
  const rest = SECTIONS.map(() => ({ data: REST, estado: 'sem_edicao' }))
  expect(others).toEqual([...rest, { data: SUNDAY, estado: 'falha' }])
  for (const { arquivo } of rows(dataDir, 'SELECT arquivo FROM ledger WHERE publicacoes > 0'))
    expect(statSync(join(folder, String(arquivo))).isFile()).toBe(true)
  using archive = openArchive(dataDir)
  const { db } = archive
  expectConsistent(db)
}

function expectEventsOnce(dataDir: string, { changed }: { changed: number }): void {
  const acts = rows(dataDir, 'SELECT id FROM publications ORDER BY id')
  const news = rows(
    dataDir,
    `SELECT dados ->> 'publicacao' AS id FROM events WHERE tipo = 'publicacao.nova' ORDER BY id`,
  )
  expect(news).toEqual(acts)
  const updates = rows(dataDir, `SELECT dados FROM events WHERE tipo = 'publicacao.atualizada'`)
  expect(updates).toHaveLength(changed)
  const editions = rows(
    dataDir,
    `SELECT dados ->> 'data' AS data, dados ->> 'numero' AS numero FROM events
     WHERE tipo = 'edicao.publicada' ORDER BY 1, 2`,
  )
  expect(editions).toEqual(
    rows(dataDir, 'SELECT DISTINCT data, numero FROM edition_sections ORDER BY 1, 2'),
  )
}
