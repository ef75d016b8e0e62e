import { parentPort, workerData } from 'node:worker_threads'
import { followIndex } from '../../cluster/follow-index.ts'
import type { ClusterConfig } from '../../config.ts'

/** What the thread that indexes is given; any message that it gets ends it. It tells what goes wrong. */
export interface FollowTask {
  cluster: ClusterConfig
  /** Of its lease, also when the thread is started again. */
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
