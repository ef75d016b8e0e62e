import { createBell } from '../../lib/flow/bell.ts'
import { type LaneRoom, createLanes } from './lanes.ts'
import { createQueuePoller } from './queue-poller.ts'
import { createResultBuffer } from './result-buffer.ts'
import { type TurnDeps, createTurn } from './turn.ts'

export interface DispatcherDeps extends TurnDeps {
  room: LaneRoom
}

/**
 * Sends due deliveries. Its whole state is in the queue: if it is killed, the next dispatcher continues and
 * repeats only what was in flight. It does one step after another, except for the attempts themselves: an
 * attempt that ends during a turn is recorded by the next turn.
 */
export function createDispatcher(deps: DispatcherDeps) {
  const bell = createBell()
  const lanes = createLanes(deps.room)
  const poller = createQueuePoller(deps, lanes)
  const results = createResultBuffer()
  const turn = createTurn(deps, { lanes, poller, results, bell })

  return {
    /** An older delivery may be due: a person asked for a retry. */
    wake(): void {
      poller.expectChange()
      bell.ring()
    },

    /** There may be new deliveries. */
    look(): void {
      poller.expectNews()
      bell.ring()
    },

    /**
     * Sends until `signal` aborts; then starts nothing more, and resolves when everything in flight is
     * recorded. Call it once.
     * @throws Overtaken
     */
    async run(signal: AbortSignal): Promise<void> {
      signal.addEventListener('abort', bell.ring, { once: true })
      await poller.start()
      for (;;) {
        if (!signal.aborted) await poller.poll()
        if (turnIn(signal) <= 0) await turn(signal)
        if (signal.aborted && lanes.inFlight() === 0) return
        await bell.wait(Math.min(turnIn(signal), signal.aborted ? Infinity : poller.left()))
      }
    },
  }

  /** In how many milliseconds there is something to record or to send. */
  function turnIn(signal: AbortSignal): number {
    if (signal.aborted) return results.left()
    const now = deps.clock().getTime()
    return Math.min(results.left(), (lanes.nextDue(now) ?? Infinity) - now)
  }
}
