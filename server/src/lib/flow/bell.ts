/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1

export type Bell = ReturnType<typeof createBell>

/** Lets a task sleep until there is work for it. */
export function createBell() {
  let rung = false
  let wake: (() => void) | null = null

  return {
    /** Ends the current wait; if nobody waits, the next one. */
    ring(): void {
      rung = true
      wake?.()
    },
    /**
     * Waits for a ring, at most `ms` milliseconds. Other tasks due in this thread run first.
     * @returns Whether it rang.
     */
    async wait(ms: number): Promise<boolean> {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rung ? 0 : Math.min(Math.max(0, ms), LONGEST_MS))
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      const hasRung = rung
      rung = false
      wake = null
      return hasRung
    },
  }
}
