/*
 * An import reads the rows of its acts behind them (ADR 149). Wherever it ends in between, rows that were to be told are
 * told once: by the next import of the file, by one that changes the act, or by the service.
 */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { EXTRACTOR_VERSION } from '../src/gazette/rows/extractor-version.ts'
import type { ArchiveWriter } from '../src/ingest/archive-writer.ts'
import { ROW_RULES } from '../src/ingest/row-rules.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { countUnreadEditions, createRowRereading } from '../src/store/row-tables/reread-rows.ts'
import parse, { type TextToRead, readRows } from '../src/threads/import/parse.ts'
import { rows } from './_archive.ts'
import { extractOf } from './_acts-with-rows.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, type TestArticle, writeZip } from './_editions.ts'
import { type ImportHere, TEST_LIMITS, importHere } from './_import-here.ts'

const NOW = new Date('2024-03-18T12:00:00Z')
const LATER = new Date('2024-03-18T12:11:00Z')

const bought = (id: string, ...names: string[]) =>
  extractOf(id, names.map((name) => `Contratada: ${name} LTDA. Objeto: pneus.`).join(' '))

const killed = (writer: ArchiveWriter): ArchiveWriter => ({
  ...writer,
  writeRows: () => Promise.reject(new Error('killed')),
})

function createWorld() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  return {
    read: (query: string) => rows(dataDir, query),
    told: () =>
      rows(
        dataDir,
        `SELECT id, dados ->> 'versao' AS versao FROM events
         WHERE tipo = 'linha.nova' ORDER BY seq`,
      ),
    /** `through`: where it ends. */
    async import(
      acts: TestArticle[],
      {
        notify = true,
        ...instead
      }: Partial<Pick<ImportHere, 'notify' | 'through' | 'readRows'>> = {},
    ) {
      using archive = openArchive(dataDir)
      const path = writeZip(folder, `${MONDAY}-DO3.zip`, acts)
      return await importHere(archive, [path], {
        notify,
        clock: () => NOW,
        ...instead,
      })
    },
    /** All that the service reads again in its idle time. */
    async serve(now: Date) {
      using archive = openArchive(dataDir)
      const rereading = createRowRereading(archive.sql, {
        loadRules: async () => ROW_RULES,
        versions: EXTRACTOR_VERSION,
        clock: () => now,
        stopwatch: () => 0,
        onDefect(id, error) {
          throw new Error(id, { cause: error })
        },
      })
      const fence = await createLeaseStore(archive.sql).acquire('monitor', 'teste', now, now)
      while (await rereading.step(fence!)); // free
      return await countUnreadEditions(archive.sql, EXTRACTOR_VERSION)
    },
  }
}

const ACTS = [bought('100', 'UMA', 'OUTRA'), bought('101', 'TERCEIRA')]

/** What an import that nothing ends leaves. */
async function undisturbed(acts: TestArticle[]) {
  const world = createWorld()
  await world.import(acts)
  return { told: world.told(), rows: world.read(CONTRACTS) }
}

const CONTRACTS = 'SELECT key, seq, fornecedor_nome FROM contratos ORDER BY key, seq'
const LEDGER = 'SELECT estado FROM ledger'

test('acts are written, found and told before any row is read, and no edition counts as whole', async () => {
  const world = createWorld()
  const seen: unknown[] = []
  await world.import(ACTS, {
    through: (writer) => ({
      ...writer,
      writeRows(read) {
        seen.push(
          world.read('SELECT count(*) AS acts FROM publications'),
          world.read('SELECT tipo FROM events'),
          world.read(LEDGER),
          world.read('SELECT versao_contratos AS versao FROM edition_sections'),
          world.read(CONTRACTS),
        )
        return writer.writeRows(read)
      },
    }),
  })
  const news = { tipo: 'publicacao.nova' }
  expect(seen).toEqual([
    [{ acts: 2 }],
    [news, news],
    [{ estado: 'parcial' }],
    [{ versao: null }],
    [],
  ])
  expect(world.read(LEDGER)).toEqual([{ estado: 'completa' }])
  expect(world.told()).toHaveLength(3)
  expect(world.read('SELECT * FROM untold_rows')).toEqual([])
})

test('rows that a killed import left are told by its repetition, once', async () => {
  const whole = await undisturbed(ACTS)
  const world = createWorld()
  await expect(world.import(ACTS, { through: killed })).rejects.toThrow('killed')
  expect(world.told()).toEqual([])
  await world.import(ACTS)
  await world.import(ACTS)
  expect(world.told()).toEqual(whole.told)
  expect(world.read(CONTRACTS)).toEqual(whole.rows)
})

test('a repetition that tells nobody tells what was to be told', async () => {
  const whole = await undisturbed(ACTS)
  const world = createWorld()
  await expect(world.import(ACTS, { through: killed })).rejects.toThrow('killed')
  await world.import(ACTS, { notify: false })
  expect(world.told()).toEqual(whole.told)
})

test('the service leaves rows to a running import for some minutes, and then tells them', async () => {
  const whole = await undisturbed(ACTS)
  const world = createWorld()
  await expect(world.import(ACTS, { through: killed })).rejects.toThrow('killed')
  expect(await world.serve(NOW)).toEqual({ edicoes: 1, por_ler: 1 })
  expect(world.told()).toEqual([])
  expect(await world.serve(LATER)).toEqual({ edicoes: 1, por_ler: 0 })
  expect(world.told()).toEqual(whole.told)
  expect(world.read(CONTRACTS)).toEqual(whole.rows)
  await world.import(ACTS)
  expect(world.told()).toEqual(whole.told)
})

test('the service reads in silence what a killed import was to tell nobody of', async () => {
  const world = createWorld()
  const silently = { through: killed, notify: false }
  await expect(world.import(ACTS, silently)).rejects.toThrow('killed')
  expect(await world.serve(NOW)).toEqual({ edicoes: 1, por_ler: 0 })
  expect(world.read(CONTRACTS)).toHaveLength(3)
  expect(world.told()).toEqual([])
})

test('an act that changes before its rows are read tells those of both texts, as if they had been', async () => {
  const changed = [bought('100', 'UMA', 'QUARTA'), ACTS[1]!]
  const reference = createWorld()
  await reference.import(ACTS)
  await reference.import(changed)
  const world = createWorld()
  await expect(world.import(ACTS, { through: killed })).rejects.toThrow('killed')
  await world.import(changed)
  expect(inOrder(world.told())).toEqual(inOrder(reference.told()))
  expect(world.read(CONTRACTS)).toEqual(reference.read(CONTRACTS))
})

test('rows of a text that is replaced while they are read are not stored', async () => {
  const world = createWorld()
  const changed = [bought('100', 'QUARTA')]
  const other = createWorld()
  await other.import([bought('100', 'UMA')])
  await other.import(changed)
  await world.import([bought('100', 'UMA')], {
    through: (writer) => ({
      ...writer,
      async writeRows(read) {
        await world.import(changed)
        await writer.writeRows(read)
      },
    }),
  })
  expect(world.told()).toEqual(other.told())
  expect(world.read(CONTRACTS)).toEqual(other.read(CONTRACTS))
})

test('the files of a run are finished when the rows of all of them are in', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  using archive = openArchive(dataDir)
  const days = [MONDAY, TUESDAY]
  const paths = days.map((data) =>
    writeZip(folder, `${data}-DO3.zip`, [extractOf('100', 'Contratada: UMA LTDA.', { data })]),
  )
  const done: number[] = []
  const steps: string[] = []
  await importHere(archive, paths, {
    notify: true,
    clock: () => NOW,
    through: (writer) => ({
      ...writer,
      write: (...given) => (steps.push('acts'), writer.write(...given)),
      writeRows: (read) => (steps.push('rows'), writer.writeRows(read)),
      finish: (source) => (steps.push('end'), writer.finish(source)),
    }),
    onProgress: (bytes, of) => done.push(bytes / of),
  })
  expect(steps).toEqual(['acts', 'acts', 'rows', 'end', 'end'])
  expect(done).toEqual(done.toSorted((a, b) => a - b))
  expect(done.at(-1)).toBe(1)
})

function inOrder(told: Record<string, unknown>[]) {
  return told.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
}

test('a file that a defect keeps from being read leaves those before it whole', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const paths = [MONDAY, TUESDAY].map((data, i) =>
    writeZip(folder, `${data}-DO3.zip`, [{ ...bought(`20${i}`, 'UMA'), data }]),
  )
  {
    using archive = openArchive(dataDir)
    let chunks = 0
    const imported = importHere(archive, paths, {
      notify: true,
      clock: () => NOW,
      async parse(entries) {
        if (chunks++ > 0) throw new Error('a defect')
        return parse({ entries, limits: TEST_LIMITS })
      },
    })
    await expect(imported).rejects.toThrow('a defect')
  }
  expect(rows(dataDir, 'SELECT data, estado FROM ledger')).toEqual([
    { data: MONDAY, estado: 'completa' },
  ])
  expect(rows(dataDir, "SELECT count(*) AS n FROM events WHERE tipo = 'linha.nova'")).toEqual([
    { n: 1 },
  ])
})

test('an act whose rows a defect keeps from being read leaves the others whole, and is read by the service', async () => {
  const world = createWorld()
  const { summary, rowless } = await world.import(ACTS, {
    readRows: ([first, ...others]) => readRows([damaged(first!), ...others]),
  })
  expect(summary.novas).toBe(2)
  expect(rowless).toEqual([
    { id: expect.stringMatching(/^pub_/), motivo: 'falha inesperada ao ler as linhas (Error)' },
  ])
  expect(world.told()).toHaveLength(1)
  expect(await world.serve(LATER)).toMatchObject({ por_ler: 0 })
  expect(world.told()).toHaveLength(3)
})

const damaged = (act: TextToRead): TextToRead => ({ ...act, content: new Uint8Array([1, 2, 3]) })
