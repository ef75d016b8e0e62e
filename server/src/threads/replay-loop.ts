import type { DatabaseSync } from 'node:sqlite'
import { type PendingReplay, type ReplayBatch, createReplayStore } from '../store/replays.ts'

export interface ReplayLoopDeps {
  /** For a look at what is pending: a lookup in an index of it alone. */
  db: DatabaseSync
  find(replay: PendingReplay): Promise<ReplayBatch>
  record(batch: ReplayBatch): Promise<unknown>
  /** Deliveries were made. */
  wake(): void
  onError(error: unknown): void
}

export interface ReplayLoop extends AsyncDisposable {
  /** Something is pending. */
  wake(): void
}

/** After a failure, such as readers that are all busy. */
const RETRY_MS = 1_000

/**
 * Does replays one after another, a batch at a time, and at the start those that a former process left
 * undone. Disposing it lets the present batch finish.
 */
export function startReplayLoop({ db, find, record, wake, onError }: ReplayLoopDeps): ReplayLoop {
  const replays = createReplayStore(db)
  let running: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined
  const stop = new AbortController()
  run()

  return {
    wake: run,
    async [Symbol.asyncDispose]() {
      stop.abort()
      clearTimeout(retry)
      await running
    },
  }

  function run(): void {
    if (stop.signal.aborted) return
    clearTimeout(retry)
    running ??= work()
      .catch((error: unknown) => {
        onError(error)
        retry = setTimeout(run, RETRY_MS)
      })
      .finally(() => (running = null))
  }

  async function work(): Promise<void> {
    for (
      let replay = replays.pending();
      replay && !stop.signal.aborted;
      replay = replays.pending()
    ) {
      const batch = await find(replay)
      await record(batch)
      if (batch.deliveries.length > 0) wake()
    }
  }
}
