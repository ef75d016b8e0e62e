import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { addCopy } from '../src/embedded/add-copy.ts'
import {
  type BackupEvent,
  type BackupSettings,
  backUpNightly,
} from '../src/embedded/nightly-backup.ts'
import { copiesIn, newestCopy } from '../src/store/copies/manifest.ts'
import { newestBackup } from '../src/store/sqlite/kept-backups.ts'
import { temporaryFolder } from './_cli.ts'

const NOON = Date.parse('2026-03-09T15:00:00Z') // of Brasília
const HOUR_MS = 3_600_000

interface World {
  dataDir: string
  folder: string
  keep?: number
  form?: 'inteira' | 'incremental'
}

/** Runs until this many checks; `each` may change the time or the world before the next one. */
async function nights(
  { dataDir, folder, keep = 7, form = 'inteira' }: World,
  looks: number,
  each: (time: { now: number }, look: number) => void,
): Promise<{ events: BackupEvent[]; waits: number[] }> {
  const time = { now: NOON }
  const events: BackupEvent[] = []
  const waits: number[] = []
  const ending = new AbortController()
  const clock = () => new Date(time.now)
  const deps = {
    addCopy: ({ folder: to, retention }: BackupSettings, signal: AbortSignal) =>
      addCopy(dataDir, to, { retention, clock, signal, onProgress() {} }),
    clock,
    sleep: async (ms: number, signal: AbortSignal) => {
      waits.push(ms)
      each(time, waits.length)
      if (waits.length === looks) ending.abort('the end')
      signal.throwIfAborted()
    },
    onEvent: (event: BackupEvent) => void events.push(event),
  }
  const settings = { folder, form, retention: { newest: keep, weeks: 0, months: 0 } }
  await expect(backUpNightly(dataDir, settings, deps, ending.signal)).rejects.toBe('the end')
  return { events, waits }
}

function newWorld() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  openArchive(dataDir)[Symbol.dispose]()
  const copies = join(folder, 'copias')
  mkdirSync(copies)
  return { dataDir, folder: copies }
}

test('one per night, at three in Brasília; the first at once; the oldest are deleted', async () => {
  const world = newWorld()
  writeFileSync(join(world.folder, 'minha.db'), 'de outro')
  writeFileSync(join(world.folder, 'arauto-2026-03-01.db.parcial'), 'interrompida')
  const { events } = await nights({ ...world, keep: 3 }, 100, (time) => (time.now += HOUR_MS))
  expect(events.map((event) => (event.kind === 'done' ? event.file.slice(-13) : event))).toEqual([
    '2026-03-09.db',
    '2026-03-10.db',
    '2026-03-11.db',
    '2026-03-12.db',
    '2026-03-13.db',
  ])
  expect(readdirSync(world.folder).toSorted()).toEqual([
    'arauto-2026-03-11.db',
    'arauto-2026-03-12.db',
    'arauto-2026-03-13.db',
    'minha.db',
  ])
  using copy = new DatabaseSync(join(world.folder, 'arauto-2026-03-13.db'), { readOnly: true })
  expect(copy.prepare('SELECT count(*) AS n FROM publications').get()).toEqual({ n: 0 })
  expect((await newestBackup(world.folder))?.bytes).toBeGreaterThan(0)
})

test('not before the hour, and once a night when the clock is set back', async () => {
  const world = newWorld()
  const { events } = await nights(world, 4, (time, look) => {
    // 02:59 and 03:00 of the next day in Brasília, then two days back.
    time.now =
      NOON + (look === 1 ? 15 * HOUR_MS - 60_000 : look === 2 ? 15 * HOUR_MS : -48 * HOUR_MS)
  })
  expect(events.map((event) => (event.kind === 'done' ? event.file.slice(-13) : event))).toEqual([
    '2026-03-09.db',
    '2026-03-10.db',
    '2026-03-07.db',
  ])
})

test('a missing folder is reported and retried, and not created', async () => {
  const { dataDir, folder } = newWorld()
  const missing = join(folder, 'volume')
  const { events, waits } = await nights({ dataDir, folder: missing }, 3, (_time, look) => {
    if (look === 2) mkdirSync(missing)
  })
  expect(events.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'done'])
  expect(waits).toEqual([900_000, 900_000, 60_000])
  expect(await newestBackup(join(folder, 'nada'))).toBeNull()
})

test('of incremental copies one per night, too; an unmounted volume is not filled', async () => {
  const { dataDir, folder } = newWorld()
  const world = { dataDir, folder, keep: 2, form: 'incremental' } as const
  const { events } = await nights(world, 60, (time) => (time.now += HOUR_MS))
  expect(events.map((event) => (event.kind === 'done' ? event.file : event))).toEqual([
    '2026-03-09-120000',
    '2026-03-10-030000',
    '2026-03-11-030000',
  ])
  expect(copiesIn(join(folder, 'copias')).map(({ id }) => id)).toEqual([
    '2026-03-10-030000',
    '2026-03-11-030000',
  ])
  expect((await newestCopy(folder))?.at).toEqual(new Date('2026-03-11T06:00:00Z'))
  expect((await newestCopy(folder))?.bytes).toBeGreaterThan(100_000)

  const missing = join(folder, 'volume')
  const failed = await nights({ ...world, folder: missing }, 1, () => {})
  expect(failed.events).toMatchObject([{ kind: 'failed' }])
  expect(await newestCopy(missing)).toBeNull()
})

test('a copy from the future is not that of a night, and does not make the new one be deleted', async () => {
  const { dataDir, folder } = newWorld()
  const world = { dataDir, folder, keep: 1, form: 'incremental' } as const
  await nights(world, 1, () => {})
  const manifests = join(folder, 'copias')
  const [first = ''] = readdirSync(manifests)
  cpSync(join(manifests, first), join(manifests, '2030-01-01-030000.json'))
  const { events } = await nights(world, 2, (time) => (time.now += 24 * HOUR_MS))
  expect(events).toMatchObject([{ file: '2026-03-10-120000' }])
  expect(readdirSync(manifests)).toEqual(['2026-03-10-120000.json', '2030-01-01-030000.json'])

  const whole = newWorld()
  writeFileSync(join(whole.folder, 'arauto-2030-01-01.db'), 'de um relógio adiantado')
  await nights({ ...whole, keep: 1 }, 2, (time) => (time.now += 24 * HOUR_MS))
  expect(readdirSync(whole.folder)).toEqual(['arauto-2026-03-10.db', 'arauto-2030-01-01.db'])
})

test('a newest copy that cannot be read counts as none', async () => {
  const { dataDir, folder } = newWorld()
  const world = { dataDir, folder, form: 'incremental' } as const
  await nights(world, 1, () => {})
  const manifests = join(folder, 'copias')
  writeFileSync(join(manifests, '2026-03-09-120000.json'), '{')
  expect((await newestCopy(folder))?.bytes).toBeNaN()
  await nights(world, 1, () => {})
  expect(readdirSync(manifests)).toEqual(['2026-03-09-120000.json', '2026-03-09-120001.json'])
})
