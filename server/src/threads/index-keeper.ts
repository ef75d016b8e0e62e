import { setTimeout as pause } from 'node:timers/promises'

/** The first look lets the service start undisturbed; the others find what an import left undone. */
const FIRST_LOOK_MS = 1_000
const LOOK_MS = 10_000
/** How long the write lock stays free between two steps (see ingest/import.ts). */
const PAUSE_MS = 10

/**
 * Merges small segments of the index that nobody else does, such as those of an import that was killed.
 * `step` takes one short step, and says whether to go on. Disposing it lets the present step finish.
 */
export function keepIndexMerged(
  step: () => Promise<boolean>,
  onError: (error: unknown) => void,
): AsyncDisposable {
  const stop = new AbortController()
  const ended = keep()
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await ended
    },
  }

  async function keep(): Promise<void> {
    for (let wait = FIRST_LOOK_MS; await passes(wait); wait = LOOK_MS) {
      try {
        while ((await step()) && (await passes(PAUSE_MS)));
      } catch (error) {
        onError(error)
      }
    }
  }

  /** Waits; false once the keeper ends. */
  function passes(ms: number): Promise<boolean> {
    return pause(ms, true, { signal: stop.signal, ref: false }).catch(() => false)
  }
}
