import { setTimeout as pause } from 'node:timers/promises'

/** The first check waits until the service has started; later ones find what an import left unmerged. */
const FIRST_LOOK_MS = 1_000
const LOOK_MS = 10_000

interface IndexKeeperOptions {
  isNeeded(): boolean
  step(): Promise<boolean>
  onError(error: unknown): void
}

/**
 * Merges small segments of the index that nobody else merges, such as those of a killed import. `step`
 * does a step in another thread, and says whether to continue. Disposing it waits for the current step.
 */
export function keepIndexMerged({ isNeeded, step, onError }: IndexKeeperOptions): AsyncDisposable {
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
        if (isNeeded()) while (!stop.signal.aborted && (await step()));
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
