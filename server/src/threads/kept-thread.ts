import { Worker } from 'node:worker_threads'
import { HEAP_LIMITS } from './heap-limits.ts'

/**
 * A thread that is restarted when it ends by itself, which only a bug or a lack of memory can cause.
 * Disposing it sends `stop` and waits until it has ended.
 */
export function keepThread(options: {
  file: URL
  workerData: unknown
  /** How long after its end it is restarted, in milliseconds. */
  restartMs: number
  onMessage(message: unknown): void
  onCrash(error: unknown): void
}): AsyncDisposable {
  const { file, workerData, restartMs, onMessage, onCrash } = options
  let restart: NodeJS.Timeout | undefined
  let stopping = false
  let worker = start()

  function start(): Worker {
    const started = new Worker(file, { workerData, resourceLimits: HEAP_LIMITS })
    started.on('message', onMessage)
    started.on('error', onCrash)
    started.on('exit', () => {
      if (!stopping) restart = setTimeout(() => (worker = start()), restartMs)
    })
    return started
  }

  return {
    async [Symbol.asyncDispose]() {
      stopping = true
      clearTimeout(restart)
      if (worker.threadId === -1) return // it has ended
      worker.postMessage('stop')
      await new Promise((ended) => worker.once('exit', ended)) // `once` of node:events rejects at an error
    },
  }
}
