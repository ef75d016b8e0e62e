import { type HourTally, addHourTallies } from '../hour-tally.ts'
import { createAlarm } from './alarm.ts'
import type { FinishedMessage } from './settle-all.ts'

/** Results wait to be recorded together: as long as the last turn took, and at most this long. */
const GROUP_MS = 5
/**
 * How often a busy dispatcher writes the statistics: a row per webhook and hour, which each turn
 * would change.
 */
const TALLY_MS = 1_000

export type ResultBuffer = ReturnType<typeof createResultBuffer>

/** Holds the attempts of messages that ended until they are recorded, and what they add to the statistics until that is written. */
export function createResultBuffer() {
  const recording = createAlarm(Infinity)
  const counting = createAlarm(0)
  let ended: FinishedMessage[] = []
  /** Of the last second at most. */
  let tallies: HourTally[] = []
  let turnMs = 0

  return {
    /** In how many milliseconds to record the attempts. */
    left: recording.left,
    /** Whether the statistics may wait for a later turn. */
    mayTalliesWait: () => counting.left() > 0,

    /**
     * Adds a message whose attempt ended; it is still one of `inFlight`. Attempts are recorded in groups when there are
     * many: once half of those in flight have ended, or after a short wait. Receivers answer the other half
     * meanwhile.
     * @returns Whether they are recorded earlier than planned before.
     */
    add(message: FinishedMessage, inFlight: number): boolean {
      ended.push(message)
      const isHalf = 2 * ended.length >= inFlight
      return recording.hasten(isHalf ? 0 : Math.min(GROUP_MS, turnMs))
    },

    /** Takes out the attempts, to record them. */
    take(): FinishedMessage[] {
      const taken = ended
      ended = []
      recording.set(Infinity)
      return taken
    },

    /** The statistics that wait, and `hours`. */
    talliesWith: (hours: HourTally[]) => addHourTallies([...tallies, ...hours]),

    /** A turn recorded the attempts that were taken. `uncounted`: the statistics that it left to a later one. */
    recorded(uncounted: HourTally[], tookMs: number): void {
      tallies = uncounted
      if (uncounted.length === 0) counting.set(TALLY_MS)
      else recording.hasten(counting.left())
      turnMs = tookMs
    },
  }
}
