import { parentPort, workerData } from 'node:worker_threads'
import { followIndex } from '../../cluster/follow-index.ts'
import type { ClusterConfig } from '../../config.ts'

/** The data of the indexing thread; any message to it ends it. It reports what goes wrong. */
export interface FollowTask {
  cluster: ClusterConfig
  /** The holder of its lease; the same when the thread is restarted. */
  holder: string
}

const { cluster, holder } = workerData as FollowTask
const stop = new AbortController()
parentPort?.once('message', () => stop.abort(new Error('the service ends')))
await followIndex(
  cluster,
  {
    holder,
    onTrouble: ({ message }) => parentPort?.postMessage(message),
  },
  stop.signal,
)
