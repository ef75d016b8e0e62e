import { keepThread } from './kept-thread.ts'
import type { PushEvent, PushOrder, PushTask } from './push.ts'

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
  const thread = keepThread({
    file: new URL('./push.ts', import.meta.url),
    workerData: task,
    restartMs: RESTART_MS,
    onMessage: (event) => onEvent(event as PushEvent),
    onCrash: (error) => onEvent({ kind: 'crashed', error }),
  })
  return {
    order: (order) => thread.post(order),
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
