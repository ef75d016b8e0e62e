import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CollectorEvent } from '../collector/ports.ts'
import type { CollectTask } from './collect.ts'

/** After the thread has ended by itself, which only a defect or a lack of memory makes it do. */
const RESTART_MS = 60_000

/**
 * Collects in a thread of its own, because imports write synchronously. Disposing it lets the
 * transaction under way finish.
 */
export function startCollectorThread(
  task: CollectTask,
  onEvent: (event: CollectorEvent) => void,
): AsyncDisposable {
  let restart: NodeJS.Timeout | undefined
  let stopping = false
  let worker = start()

  function start(): Worker {
    const started = new Worker(new URL('./collect.ts', import.meta.url), { workerData: task })
    started.on('message', onEvent)
    started.on('error', (error) => onEvent({ kind: 'crashed', error }))
    started.on('exit', () => {
      if (!stopping) restart = setTimeout(() => (worker = start()), RESTART_MS)
    })
    return started
  }

  return {
    async [Symbol.asyncDispose]() {
      stopping = true
      clearTimeout(restart)
      if (worker.threadId === -1) return // it has ended
      worker.postMessage('stop')
      await once(worker, 'exit')
    },
  }
}
