import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { type BackupEvent, backUpNightly } from '../src/embedded/nightly-backup.ts'
import { newestBackup } from '../src/store/sqlite/kept-backups.ts'
import { temporaryFolder } from './_cli.ts'

const NOON = Date.parse('2026-03-09T15:00:00Z') // of Brasília
const HOUR_MS = 3_600_000

/** Runs until this many checks; `each` may change the time or the world before the next one. */
async function nights(
  { dataDir, folder, keep = 7 }: { dataDir: string; folder: string; keep?: number },
  looks: number,
  each: (time: { now: number }, look: number) => void,
): Promise<{ events: BackupEvent[]; waits: number[] }> {
  const time = { now: NOON }
  const events: BackupEvent[] = []
  const waits: number[] = []
  const ending = new AbortController()
  const deps = {
    clock: () => new Date(time.now),
    sleep: async (ms: number, signal: AbortSignal) => {
      waits.push(ms)
      each(time, waits.length)
      if (waits.length === looks) ending.abort('the end')
      signal.throwIfAborted()
    },
    onEvent: (event: BackupEvent) => void events.push(event),
  }
  await expect(backUpNightly(dataDir, { folder, keep }, deps, ending.signal)).rejects.toBe(
    'the end',
  )
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

test('not before the hour, and not again when the clock is set back', async () => {
  const world = newWorld()
  const { events } = await nights(world, 3, (time, look) => {
    // 02:59 and 03:00 of the next day in Brasília, then two days back.
    time.now =
      NOON + (look === 1 ? 15 * HOUR_MS - 60_000 : look === 2 ? 15 * HOUR_MS : -48 * HOUR_MS)
  })
  expect(events).toHaveLength(2)
  const again = await nights(world, 3, (time) => (time.now -= 48 * HOUR_MS))
  expect(again.events).toEqual([])
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
