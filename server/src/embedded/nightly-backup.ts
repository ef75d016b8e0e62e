import { statSync } from 'node:fs'
import type { Clock } from '../lib/time/clock.ts'
import { brasiliaDate, brasiliaInstant, dateOfDay, dayNumber } from '../lib/time/dates.ts'
import type { Sleep } from '../lib/time/sleep.ts'
import { backupDatabase } from '../store/sqlite/backup.ts'
import { openReader } from '../store/sqlite/database.ts'
import { hasCopySince } from '../store/copies/manifest.ts'
import type { Retention } from '../store/copies/retention.ts'
import { backupPath, deleteOldBackups, nightsKept } from '../store/sqlite/kept-backups.ts'

/** The folder of the copies, their form, and how many to keep. */
export interface BackupSettings {
  folder: string
  form: 'inteira' | 'incremental'
  retention: Retention
}

export type BackupEvent =
  | { kind: 'done'; file: string; bytes: number }
  | { kind: 'failed'; error: unknown }

export interface NightlyBackupDeps {
  /** Adds a copy to the folder of incremental ones, in a process of its own. */
  addCopy(settings: BackupSettings, signal: AbortSignal): Promise<{ id: string; bytes: number }>
  clock: Clock
  sleep: Sleep
  onEvent(event: BackupEvent): void
}

/** When a night's copy is due, in Brasília: before the day's editions begin to arrive. */
const HOUR = '03:00'
/**
 * How often to check whether a copy is due. A single long sleep would miss clock changes and closed
 * laptops.
 */
const LOOK_MS = 60_000
/** How long to wait after a failed copy. */
const AGAIN_MS = 15 * 60_000

/**
 * Copies the archive in `dataDir` once a night until `signal` aborts; at once if a night was
 * missed. Deletes the oldest copies once a new one is verified. Rejects with the reason of
 * `signal`.
 */
export async function backUpNightly(
  dataDir: string,
  settings: BackupSettings,
  { addCopy, clock, sleep, onEvent }: NightlyBackupDeps,
  signal: AbortSignal,
): Promise<never> {
  for (;;) {
    const night = lastNight(clock())
    const event = await eventOf(() =>
      settings.form === 'inteira'
        ? copyUnlessThere(settings, night)
        : addUnlessThere(settings, night),
    )
    signal.throwIfAborted()
    if (event !== null) onEvent(event)
    await sleep(event?.kind === 'failed' ? AGAIN_MS : LOOK_MS, signal)
  }

  /** Null: the copy of this night or a later one exists; one from the future comes of a wrong clock. */
  async function copyUnlessThere(
    { folder, retention }: BackupSettings,
    night: string,
  ): Promise<BackupEvent | null> {
    const today = brasiliaDate(clock())
    if (nightsKept(folder).some((kept) => kept >= night && kept <= today)) return null
    const copy = await copyWhole(dataDir, folder, night, signal)
    deleteOldBackups(folder, retention, night)
    return copy
  }

  /** Null: a copy was taken since then, and can be read. */
  async function addUnlessThere(
    { folder }: BackupSettings,
    night: string,
  ): Promise<BackupEvent | null> {
    if (hasCopySince(folder, brasiliaInstant(night, HOUR), clock())) return null
    const { id, bytes } = await addCopy(settings, signal)
    return { kind: 'done', file: id, bytes }
  }
}

/** Writes the copy of a night, as one file. */
async function copyWhole(
  dataDir: string,
  folder: string,
  night: string,
  signal: AbortSignal,
): Promise<BackupEvent> {
  const file = backupPath(folder, night)
  using db = openReader(dataDir)
  await backupDatabase(db, file, { signal, onProgress() {} })
  return { kind: 'done', file, bytes: statSync(file).size }
}

async function eventOf(work: () => Promise<BackupEvent | null>): Promise<BackupEvent | null> {
  try {
    return await work()
  } catch (error) {
    return { kind: 'failed', error }
  }
}

/** The date of the latest night whose hour has passed. */
function lastNight(now: Date): string {
  const today = brasiliaDate(now)
  return now >= brasiliaInstant(today, HOUR) ? today : dateOfDay(dayNumber(today) - 1)
}
