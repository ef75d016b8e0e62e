/** Timers count to no more. */
const LONGEST_MS = 2 ** 31 - 1

/** Lets one piece of work sleep until somebody has something for it. */
export function createBell() {
  let rung = false
  let wake: (() => void) | null = null

  return {
    /** Ends the present wait; or, when nobody waits, the next one. */
    ring(): void {
      rung = true
      wake?.()
    },
    /** Waits for a ring, at most `ms` milliseconds. Whatever else is due in this thread comes first. */
    async wait(ms: number): Promise<void> {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rung ? 0 : Math.min(Math.max(0, ms), LONGEST_MS))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      rung = false
      wake = null
    },
  }
}
