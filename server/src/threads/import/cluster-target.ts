import { UNATTENDED, openCluster } from '../../cluster/open-cluster.ts'
import { makeOwnFolder } from '../../cluster/own-folder.ts'
import type { ClusterConfig } from '../../config.ts'
import { notingStep } from '../../store/index/index-changes.ts'
import type { ImportTarget } from './import-into.ts'

/** An import writes one batch after another. */
const CONNECTIONS = 2

/** Opens the shared database for imports; the index follows by itself. */
export async function openClusterTarget(
  cluster: ClusterConfig,
): Promise<ImportTarget & AsyncDisposable> {
  await using opening = new AsyncDisposableStack()
  const { sql, openBox, signals, clock } = opening.use(
    await openCluster(cluster, { connections: CONNECTIONS, patience: UNATTENDED }),
  )
  const folder = opening.use(makeOwnFolder())
  const opened = opening.move()
  return {
    sql,
    openBox,
    index: notingStep,
    mergeStep: async () => false,
    settle: async () => {},
    freeShare: 0, // waiting writers are notified when the lock is free
    signals,
    clock,
    folder: folder.path,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
