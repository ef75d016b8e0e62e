import type { Clock } from '../../lib/time/clock.ts'
import { timeLeft } from './time-left.ts'

interface MonthSize {
  xmlBytes: number
}

/** How fast months come; those that are only recognised say nothing of it. */
export interface HistoryPace {
  /** Begins a month, with its download. */
  begin(): void
  /** The month is read, not only recognised. */
  reading(): void
  /** How many milliseconds the rest of a month and of those after it take, `share` of it being done. */
  left(month: MonthSize, share: number, bytesAfterIt: number): number | null
  /** Ends a month. */
  end(month: MonthSize): void
  /** How long other months take. */
  rest(bytes: number): number | null
  /** Time in which nothing was done on purpose. */
  waited(ms: number): void
}

export function createHistoryPace(clock: Clock): HistoryPace {
  const read = { bytes: 0, ms: 0 }
  let isReading = false
  let begun = clock().getTime()
  const since = () => clock().getTime() - begun
  return {
    begin() {
      begun = clock().getTime()
      isReading = false
    },
    reading() {
      isReading = true
    },
    left({ xmlBytes }, share, bytesAfterIt) {
      const done = isReading
        ? { bytes: read.bytes + xmlBytes * share, ms: read.ms + since() }
        : read
      return timeLeft(done, xmlBytes * (1 - share) + bytesAfterIt)
    },
    end({ xmlBytes }) {
      if (!isReading) return
      read.bytes += xmlBytes
      read.ms += since()
    },
    rest: (bytes) => timeLeft(read, bytes),
    waited(ms) {
      begun += ms
    },
  }
}
