import { resolve } from 'node:path'
import type { Installation } from '../../assembly/installation.ts'
import type { Log } from '../../collector/log-event.ts'
import type { Config } from '../../config.ts'
import { openArchive } from '../../embedded/archive.ts'
import { systemClock } from '../../lib/clock.ts'
import { OWN_WORDS } from '../../service/readiness.ts'
import { hasArchive } from '../../store/sqlite/database.ts'
import { lockDataDir } from '../../store/sqlite/lock.ts'
import { keepIndexMerged } from '../index/index-keeper.ts'
import { createMergePool } from '../index/merge-pool.ts'
import { openThreadedService } from './service.ts'

/** What a piece of an export may take. */
const EXPORT_PIECE_MS = 60_000

/**
 * The service on an archive of this machine, of which it is the only one.
 * @throws Problem `conflito` when another service holds the data folder.
 */
export async function openOwnInstallation(config: Config): Promise<Installation> {
  const { dataDir } = config
  await using opening = new AsyncDisposableStack()
  const newIn = hasArchive(dataDir) ? null : resolve(dataDir)
  opening.use(lockDataDir(dataDir))
  const service = opening.use(
    await openThreadedService(config, readersOf(config), exportersOf(config)),
  )
  const { sql, changes } = opening.use(openArchive(dataDir))
  const opened = opening.move()
  return {
    newIn,
    service,
    sql,
    changes,
    clock: systemClock,
    folder: dataDir,
    windows: null,
    unindexed: null,
    words: OWN_WORDS,
    startKeeping: (log) => startTidying(dataDir, log),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

function readersOf({ searchThreads, searchQueue, searchTimeoutMs }: Config) {
  return { threads: searchThreads, maxQueue: searchQueue, timeoutMs: searchTimeoutMs }
}

/** As many as there can be waiting, and time for the costliest query. */
function exportersOf({ exports: { threads, all } }: Config) {
  return { threads, maxQueue: all, timeoutMs: EXPORT_PIECE_MS }
}

/** Merges what makes searches quicker, when nothing else is to do. */
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
