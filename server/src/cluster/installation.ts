import type { Installation } from '../assembly/installation.ts'
import type { ClusterConfig, Config } from '../config.ts'
import { CLUSTER_WORDS } from '../service/readiness.ts'
import { countUnindexed } from '../store/index/unindexed.ts'
import { createRequestWindows } from '../store/postgres/request-windows.ts'
import { openCluster } from './open-cluster.ts'
import { openSearchNodes } from './open-search.ts'
import { makeOwnFolder } from './own-folder.ts'
import { openClusterService } from './service.ts'

/** More connections would only wait inside the database. */
const CONNECTIONS = 20

/**
 * The service on the shared stores of a cluster. This process holds no state that another could not
 * continue from.
 * @throws Problem `indisponivel` when the database does not answer, or its schema is of another
 * version
 */
export async function openClusterInstallation(
  config: Config,
  cluster: ClusterConfig,
  startKeeping: Installation['startKeeping'],
): Promise<Installation> {
  await using opening = new AsyncDisposableStack()
  const shared = opening.use(await openCluster(cluster, { connections: CONNECTIONS }))
  const index = opening.use(openSearchNodes(cluster, { timeoutMs: config.searchTimeoutMs }))
  const service = opening.use(await openClusterService(shared, index, config))
  const folder = opening.use(makeOwnFolder())
  const opened = opening.move()
  return {
    newIn: null,
    service,
    sql: shared.sql,
    callers: shared.noted.access,
    content: shared.noted.content,
    acts: shared.noted.content,
    clock: shared.clock,
    folder: folder.path,
    windows: createRequestWindows(shared.sql, shared.noted),
    unindexed: () => countUnindexed(shared.sql, index.generation),
    words: CLUSTER_WORDS,
    readOnly: null,
    room: null,
    startKeeping,
    startBackups: null,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
