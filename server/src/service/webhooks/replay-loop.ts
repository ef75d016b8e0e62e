import type { Signals } from '../signals.ts'
import type { ReplayCommands, ReplayQueries } from './replays.ts'

export interface ReplayLoopDeps {
  queries: ReplayQueries
  commands: ReplayCommands
  /** `replays`: somebody requested one. */
  signals: Pick<Signals, 'listen'>
  onError(error: unknown): void
}

/** After a failure, for example when all readers are busy. */
const RETRY_MS = 1_000

/**
 * Runs replays one after another, a batch at a time, including those that a former process left
 * unfinished. Disposing it lets the current batch finish.
 */
export function startReplayLoop(deps: ReplayLoopDeps): AsyncDisposable {
  const { queries, commands, signals, onError } = deps
  let running: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined
  /** A replay was requested since the last look. */
  let asked = false
  const stop = new AbortController()
  const listening = signals.listen((signal) => {
    if (signal === 'replays') run()
  })
  run()

  return {
    async [Symbol.asyncDispose]() {
      listening[Symbol.dispose]()
      stop.abort()
      clearTimeout(retry)
      await running
    },
  }

  function run(): void {
    asked = true
    if (stop.signal.aborted || running) return
    clearTimeout(retry)
    running = work()
      .catch((error: unknown) => {
        onError(error)
        retry = setTimeout(run, RETRY_MS)
      })
      .finally(() => {
        running = null
        if (asked) run()
      })
  }

  async function work(): Promise<void> {
    asked = false
    for (
      let batch = await queries.nextBatch();
      batch && !stop.signal.aborted;
      batch = await queries.nextBatch()
    )
      await commands.keep(batch)
  }
}
