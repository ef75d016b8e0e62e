import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PushEvent, PushOrder, PushTask } from './push.ts'

/** After the thread has ended by itself, which only a defect or a lack of memory makes it do. */
const RESTART_MS = 2_000

export interface PushThread extends AsyncDisposable {
  order(order: Exclude<PushOrder, 'stop'>): void
}

/**
 * One part of the push pipeline in a thread of its own: texts are matched and results are written
 * synchronously. Disposing it lets the attempts under way end.
 */
export function startPushThread(
  task: PushTask,
  onEvent: (event: PushEvent | { kind: 'crashed'; error: unknown }) => void,
): PushThread {
  let restart: NodeJS.Timeout | undefined
  let stopping = false
  let worker = start()

  function start(): Worker {
    const started = new Worker(new URL('./push.ts', import.meta.url), { workerData: task })
    started.on('message', onEvent)
    started.on('error', (error) => onEvent({ kind: 'crashed', error }))
    started.on('exit', () => {
      if (!stopping) restart = setTimeout(() => (worker = start()), RESTART_MS)
    })
    return started
  }

  return {
    order: (order) => worker.postMessage(order),
    async [Symbol.asyncDispose]() {
      stopping = true
      clearTimeout(restart)
      if (worker.threadId === -1) return // it has ended
      worker.postMessage('stop' satisfies PushOrder)
      await once(worker, 'exit')
    },
  }
}
