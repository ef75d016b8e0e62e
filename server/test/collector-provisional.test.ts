import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCollector } from '../src/collector/run.ts'
import { editionCalendar } from '../src/cli/situacao/edition-calendar.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { createQueries } from '../src/embedded/queries.ts'
import { realSurroundings } from '../src/assembly/surroundings.ts'
import { brasiliaInstant } from '../src/lib/time/dates.ts'
import { receiptsAt } from '../src/service/receipts.ts'
import { createCollectorStore } from '../src/store/collector/records.ts'
import type { Notice } from '../src/service/notice.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createLookLog } from '../src/store/push/look-log.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { isOnPostgres, storedRows } from './_archive.ts'
import { simulatedTime, words } from './_collector.ts'
import { type TestArticle, file, manyArticles, writeZip, zip } from './_editions.ts'
import { TEST_LIMITS, importHere } from './_import-here.ts'
import { clientOf, startInlabs } from './_inlabs.ts'

// A night of the collector, on either database; the program is started three times.
vi.setConfig({ testTimeout: 180_000 })

const FRIDAY = '2026-03-20'
const SECTIONS = ['DO1', 'DO2', 'DO3']

/** A source, and a collector on an archive, at midnight in Brasília. */
async function tonight() {
  const inlabs = await startInlabs()
  const dataDir = join(temporaryFolder(), 'data')
  const archive = openArchive(dataDir)
  onTestFinished(() => archive[Symbol.dispose]())
  const time = simulatedTime(`${FRIDAY} 00:00`)
  const { clock, sleep } = time
  const { sql } = archive
  const settings = { dataDir, secretKey: null }
  const queries = createQueries(archive, settings, { ...realSurroundings, clock })
  const stop = new AbortController()
  const seen: string[] = []

  /** What everybody says of the day at that time. */
  const said: Record<string, Awaited<ReturnType<typeof look>>> = {}
  async function look() {
    const { edicoes, avisos } = await queries.archive.editions({ data: FRIDAY })
    const { fontes } = await queries.archive.sources({ desde: FRIDAY, ate: FRIDAY })
    const ofDay = { data_inicio: FRIDAY, data_fim: FRIDAY }
    const found = await queries.archive.search({
      termo: '*',
      leitura: 0,
      filters: ofDay,
      order: 'antigas',
      pagina: 1,
      limite: 1,
      trechos: false,
      facetas: null,
      histograma: null,
    })
    const told = found.avisos.filter(({ codigo }) => codigo === 'edicoes_provisorias')
    expect(avisos.filter(({ codigo }) => codigo === 'edicoes_provisorias')).toEqual(
      told.map((notice) => ({ ...notice, campo: 'data' })),
    )
    const periods = (some: Notice[]) =>
      some
        .filter(({ codigo }) => codigo === 'edicoes_provisorias')
        .flatMap(({ dados }) => dados.periodos)
    const contracts = await queries.contracts.list({
      own: {},
      acts: { termo: '*', leitura: 0, filters: ofDay },
      facetas: null,
      order: 'antigas',
      after: null,
      limite: 1,
    })
    expect(periods(contracts.avisos)).toEqual(periods(told).filter(({ secao }) => secao === '3'))
    await sql.run('UPDATE monitor_progress SET seq = (SELECT max(seq) FROM events)')
    const since = brasiliaInstant(FRIDAY, '00:00').toISOString()
    const watching = { ativo: true, atualizado_em: since, watching_since: since }
    const receiptOf = await receiptsAt(createLookLog(sql), 'conta', clock())
    return {
      edicoes: edicoes.map(({ provisoria }) => provisoria),
      fontes: fontes.filter(({ provisoria }) => provisoria).map(({ secao }) => secao),
      completas: fontes.filter(({ estado }) => estado === 'completa').length,
      avisos: told.flatMap(({ dados }) => dados.periodos.map(({ secao }) => secao)),
      calendario: editionCalendar(fontes).match(/provisória/g)?.length ?? 0,
      conferida: receiptOf({ ...watching, filtros: { secoes: [] } })?.edicao?.provisoria ?? null,
      total: found.total,
    }
  }

  return {
    inlabs,
    time,
    seen,
    dataDir,
    /** How often each section was downloaded. */
    downloads: () =>
      SECTIONS.map(
        (name) =>
          inlabs.requests.filter(({ path }) => path.includes(`${FRIDAY}-${name}.zip`)).length,
      ),
    lookAt: (...hours: string[]) => {
      for (const hour of hours)
        time.at(`${FRIDAY} ${hour}`, async () => void (said[hour] = await look()))
    },
    async until(hour: string) {
      time.at(`${FRIDAY} ${hour}`, () => stop.abort())
      await runCollector(
        {
          source: clientOf(inlabs, { clock, sleep }),
          store: createCollectorStore(sql),
          leases: createLeaseStore(sql),
          importZip: (path, { fence, signal }) =>
            importHere(archive, [path], { notify: true, clock, fence, signal }),
          limits: TEST_LIMITS,
          holder: randomUUID(),
          since: FRIDAY,
          eager: false,
          folder: join(temporaryFolder(), 'coleta'),
          permalinks: null,
          clock,
          sleep,
          onEvent: (event) => void seen.push(words(event)),
        },
        stop.signal,
      )
      expect(seen.filter((word) => word.startsWith('crashed'))).toEqual([])
      return said
    },
  }
}

const actsOf = (pubName: string, texto?: string): TestArticle[] =>
  manyArticles(4, { data: FRIDAY, pubName }).map((act, i) => ({
    ...act,
    idMateria: `${SECTIONS.indexOf(pubName) + 1}0000${i}`,
    ...(i === 0 && texto !== undefined ? { texto } : {}),
  }))

/** Two versions of Section 1 whose zips are of equal length. */
function equallyLong(): [TestArticle[], TestArticle[]] {
  const versions = Array.from({ length: 20 }, (_, i) =>
    actsOf('DO1', `<p>Valor de R$ ${300 + 7 * i}.</p>`),
  )
  const groups = Object.values(Object.groupBy(versions, (version) => zip(version.map(file)).length))
  const [one, other] = groups.find((group) => (group?.length ?? 0) > 1) ?? []
  if (!one || !other) throw new Error('no two versions are of equal length')
  return [one, other]
}

const ALL = ['1', '2', '3']
const PROVISIONAL = {
  edicoes: [true],
  fontes: ALL,
  completas: 3,
  avisos: ALL,
  calendario: 3,
  conferida: true,
  total: 12,
}
const SETTLED = {
  ...PROVISIONAL,
  edicoes: [false],
  fontes: [],
  avisos: [],
  calendario: 0,
  conferida: false,
}

test('a file of the night is provisional until it comes again, and delivered at once', async () => {
  const night = await tonight()
  const { inlabs, time, lookAt, dataDir } = night
  for (const name of SECTIONS)
    time.at(`${FRIDAY} 01:21`, () => inlabs.publish(`${FRIDAY}-${name}.zip`, actsOf(name)))
  lookAt('01:30', '01:50', '02:00')
  let delivered: unknown
  const events = 'SELECT tipo, count(*) AS n FROM events GROUP BY tipo ORDER BY tipo'
  time.at(`${FRIDAY} 01:30`, async () => void (delivered = await storedRows(dataDir, events)))
  const said = await night.until('05:00')
  expect(said).toEqual({ '01:30': PROVISIONAL, '01:50': PROVISIONAL, '02:00': SETTLED })
  expect(delivered).toMatchObject([
    { tipo: 'edicao.publicada' },
    { tipo: 'linha.nova' },
    { tipo: 'publicacao.nova' },
  ])
  expect(await storedRows(dataDir, events)).toEqual(delivered)
  expect(night.downloads()).toEqual([2, 2, 2])
})

test('other bytes of the same length are provisional, too, and come as a change', async () => {
  const night = await tonight()
  const { inlabs, time, lookAt } = night
  const [first, corrected] = equallyLong()
  for (const name of ['DO2', 'DO3'])
    time.at(`${FRIDAY} 01:21`, () => inlabs.publish(`${FRIDAY}-${name}.zip`, actsOf(name)))
  time.at(`${FRIDAY} 01:21`, () => inlabs.publish(`${FRIDAY}-DO1.zip`, first))
  time.at(`${FRIDAY} 01:40`, () => inlabs.publish(`${FRIDAY}-DO1.zip`, corrected))
  lookAt('02:10', '02:40')
  const said = await night.until('05:00')
  const one = { ...PROVISIONAL, fontes: ['1'], avisos: ['1'], calendario: 1 }
  expect(said).toEqual({ '02:10': one, '02:40': SETTLED })
  expect(night.seen).toContain(`${FRIDAY}-DO1: 0 new, 1 changed`)
  expect(night.downloads()).toEqual([3, 2, 2])
})

test('the morning settles what a silent source could not confirm; by day nothing is provisional', async () => {
  const night = await tonight()
  const { inlabs, time, lookAt } = night
  for (const name of ['DO1', 'DO2'])
    time.at(`${FRIDAY} 01:21`, () => inlabs.publish(`${FRIDAY}-${name}.zip`, actsOf(name)))
  time.at(`${FRIDAY} 01:40`, () => inlabs.fail('*', 'sem_conexao'))
  time.at(`${FRIDAY} 06:30`, () => inlabs.mend())
  time.at(`${FRIDAY} 09:10`, () => inlabs.publish(`${FRIDAY}-DO3.zip`, actsOf('DO3')))
  lookAt('05:55', '06:01', '09:40')
  const said = await night.until('12:00')
  const two = { fontes: ['1', '2'], completas: 2, avisos: ['1', '2'], calendario: 2, total: 8 }
  expect(said['05:55']).toEqual({ ...PROVISIONAL, ...two, conferida: null })
  const settled = { ...SETTLED, completas: 2, total: 8, conferida: null }
  expect(said['06:01']).toEqual(settled)
  expect(said['09:40']).toEqual(SETTLED)
  // Once the source answers, nothing is left of its failures.
  const faults = await storedRows(
    night.dataDir,
    'SELECT motivo FROM ledger WHERE motivo IS NOT NULL',
  )
  expect(faults).toEqual([])
  expect(night.seen).toContain(`${FRIDAY}-DO1: sem_conexao`)
})

test.skipIf(isOnPostgres)(
  'the program says so of an edition whose morning is to come',
  async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const path = writeZip(
      temporaryFolder(),
      `${tomorrow}-DO1.zip`,
      manyArticles(3, { data: tomorrow }),
    )
    expect(await cli(dataDir, 'importar', path)).toMatchObject({ code: 0 })
    const { stdout } = await cli(dataDir, 'situacao', '--json')
    const { fontes } = JSON.parse(stdout)
    expect(fontes).toMatchObject([{ data: tomorrow, estado: 'completa', provisoria: true }])
    expect(fontes[0]).not.toHaveProperty('unconfirmed_since')
    expect((await cli(dataDir, 'situacao')).stdout).toContain('3 (provisória)')
  },
)
