import type { Config } from '../../config.ts'
import { type Archive, openArchive } from '../../embedded/archive.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { analyzeAct } from '../../../engine/analysis.ts'
import { undoInMemory } from '../../store/sqlite/database.ts'
import { emptyLog } from '../../store/sqlite/empty-log.ts'
import { createIndexStep } from '../../store/index/index-step.ts'
import { openSecretBox } from '../../store/secret-key.ts'
import type { ImportTarget } from './import-into.ts'
import { createMergePool } from '../index/merge-pool.ts'
import { createSignals } from '../signals.ts'

/**
 * SQLite's waiting writers retry at intervals. With a smaller share they would miss the free moments for
 * seconds.
 */
const FREE_SHARE = 1 / 2

/** Opens the archive of a data folder for imports. */
export function openOwnTarget(config: Config): ImportTarget & AsyncDisposable {
  const parts = new AsyncDisposableStack()
  const archive = parts.use(openArchive(config.dataDir))
  const target = parts.use(targetOf(archive, config))
  return { ...target, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

/** An open archive as the target of imports; another thread merges its index meanwhile, if there is anything to merge. */
export function targetOf(
  { sql, db, index, indexVersion }: Archive,
  { dataDir, secretKey }: Config,
): ImportTarget & AsyncDisposable {
  const parts = new AsyncDisposableStack()
  undoInMemory(db)
  const merges = parts.use(createMergePool(dataDir))
  return {
    sql,
    openBox: (tx = sql) => openSecretBox(tx, dataDir, secretKey),
    index: createIndexStep(index, indexVersion, analyzeAct),
    mergeStep: async () =>
      (await indexVersion.isCurrent(sql)) && index.needsMerge() && (await merges.step('needed')),
    settle: () => emptyLog(db),
    freeShare: FREE_SHARE,
    clock: systemClock,
    signals: parts.use(createSignals(dataDir)),
    folder: dataDir,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}
