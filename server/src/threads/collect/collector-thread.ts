import type { CollectorEvent } from '../../collector/ports.ts'
import type { CollectTask } from './collect.ts'
import { keepThread } from '../kept-thread.ts'

const RESTART_MS = 60_000

/**
 * Collects in a thread of its own, because imports write synchronously. Disposing it waits for the
 * current transaction.
 */
export function startCollectorThread(
  task: CollectTask,
  onEvent: (event: CollectorEvent) => void,
): AsyncDisposable {
  return keepThread({
    file: new URL('./collect.ts', import.meta.url),
    workerData: task,
    restartMs: RESTART_MS,
    onMessage: (event) => onEvent(event as CollectorEvent),
    onCrash: (error) => onEvent({ kind: 'crashed', error }),
  })
}
