import { randomUUID } from 'node:crypto'
import type { Log } from '../../collector/log-event.ts'
import type { ClusterConfig, Config } from '../../config.ts'
import type { FollowTask } from './follow-index.ts'
import { keepThread } from '../kept-thread.ts'

const RESTART_MS = 2_000

/**
 * Maintains the index of a cluster in a thread, because texts are analyzed synchronously. Does nothing if
 * this process does not have that role. Disposing it waits for work in progress.
 */
export function startFollowing(
  cluster: ClusterConfig,
  roles: Config['roles'],
  log: Log,
): AsyncDisposable {
  if (!roles.has('indexador')) return new AsyncDisposableStack()
  return keepThread({
    file: new URL('./follow-index.ts', import.meta.url),
    workerData: { cluster, holder: randomUUID() } satisfies FollowTask,
    restartMs: RESTART_MS,
    onMessage: (trouble) => log.warn({ trouble }, 'the index does not follow'),
    onCrash: (error) => log.error({ err: error }, 'following the archive failed'),
  })
}
