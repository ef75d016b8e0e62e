import { resolve } from 'node:path'
import type { Installation } from '../../assembly/installation.ts'
import type { Log } from '../../collector/log-event.ts'
import type { Config } from '../../config.ts'
import { openArchive, openStillArchive } from '../../embedded/archive.ts'
import { roomIn } from '../../embedded/room.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { type ReadOnlyReason, refusedForReading } from '../../service/read-only.ts'
import { OWN_WORDS } from '../../service/readiness.ts'
import { openSecretBox } from '../../store/secret-key.ts'
import { hasArchive } from '../../store/sqlite/database.ts'
import { isUnwritable } from '../../store/sqlite/errors.ts'
import { lockDataDir } from '../../store/sqlite/lock.ts'
import { keepIndexMerged } from '../index/index-keeper.ts'
import { createMergePool } from '../index/merge-pool.ts'
import { startMeaning } from '../meaning/start-meaning.ts'
import { startBackups } from '../start-backups.ts'
import { openReadingService, openThreadedService } from './service.ts'

/** How long a piece of an export may take. */
const EXPORT_PIECE_MS = 60_000

/**
 * The service on an archive on this machine; no other service may run on it. It only reads if that is
 * `asked`, or if the archive cannot be written.
 * @throws Problem `conflito` when another service holds the data folder, or the key of its secrets is
 * missing.
 */
export async function openOwnInstallation(
  config: Config,
  asked: ReadOnlyReason | null,
): Promise<Installation> {
  const { dataDir } = config
  const room = roomIn(dataDir)
  const readOnly = asked ?? (hasArchive(dataDir) ? room.obstacle() : null)
  if (readOnly !== null) return await openStillInstallation(config, readOnly)
  await using opening = new AsyncDisposableStack()
  const newIn = hasArchive(dataDir) ? null : resolve(dataDir)
  opening.use(lockDataDir(dataDir))
  const { sql, changes, content, acts } = opening.use(openArchive(dataDir))
  // Checked here, because in a thread a missing key would be a crash.
  await openSecretBox(sql, dataDir, config.secretKey)
  const service = opening.use(
    await openThreadedService(config, readersOf(config), exportersOf(config)),
  )
  const opened = opening.move()
  return {
    newIn,
    service,
    sql,
    callers: changes,
    content,
    acts,
    ...inFolder(dataDir),
    readOnly: null,
    room,
    startKeeping: (log) => startKeeping(config, log),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** What an installation on this machine has, whether it writes or not. */
function inFolder(dataDir: string) {
  return {
    clock: systemClock,
    folder: dataDir,
    windows: null,
    unindexed: null,
    words: OWN_WORDS,
    startBackups: (settings, ...told) => startBackups({ dataDir, settings }, ...told),
  } satisfies Partial<Installation>
}

/** The same, only reading, where writing is impossible or forbidden. */
async function openStillInstallation(
  config: Config,
  readOnly: ReadOnlyReason,
): Promise<Installation> {
  const { dataDir } = config
  await using opening = new AsyncDisposableStack()
  opening.use(lockIfPossible(dataDir))
  const { sql, changes, content, acts } = opening.use(openStillArchive(dataDir))
  const service = opening.use(
    // Nobody makes vectors where nothing is written.
    await openReadingService(
      { ...config, embeddings: null },
      readersOf(config),
      exportersOf(config),
      () => refusedForReading(readOnly),
    ),
  )
  const opened = opening.move()
  return {
    newIn: null,
    service,
    sql,
    callers: changes,
    content,
    acts,
    ...inFolder(dataDir),
    readOnly,
    room: null,
    startKeeping: () => new AsyncDisposableStack(),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** A folder that is not writable cannot be locked; but no other service can write there either. */
function lockIfPossible(dataDir: string): Disposable | null {
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    if (isUnwritable(error)) return null
    throw error
  }
}

function readersOf({ searchThreads, searchQueue, searchTimeoutMs }: Config) {
  return { threads: searchThreads, maxQueue: searchQueue, timeoutMs: searchTimeoutMs }
}

/** The queue holds every allowed export; the time is enough for the costliest query. */
function exportersOf({ exports: { threads, all } }: Config) {
  return { threads, maxQueue: all, timeoutMs: EXPORT_PIECE_MS }
}

/** Keeps the index in order, and what is beside it. */
function startKeeping({ dataDir, embeddings }: Config, log: Log): AsyncDisposable {
  const parts = new AsyncDisposableStack()
  parts.use(startTidying(dataDir, log))
  if (embeddings !== null) parts.use(startMeaning({ dataDir, embeddings }, log))
  return parts
}

/** Merges segments, which makes searches faster, when there is nothing else to do. */
function startTidying(dataDir: string, log: Log): AsyncDisposable {
  const parts = new AsyncDisposableStack()
  const archive = parts.use(openArchive(dataDir))
  const merges = parts.use(createMergePool(dataDir))
  parts.use(
    keepIndexMerged({
      isNeeded: () => archive.index.needsMerge('tidy'),
      step: () => merges.step('tidy'),
      onError: (error) => log.error({ err: error }, 'merging the index failed'),
    }),
  )
  return parts
}
