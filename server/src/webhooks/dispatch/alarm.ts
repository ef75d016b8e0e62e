/** A time at which something is to be done, on the clock of `performance`, which nobody sets back. */
export function createAlarm(ms: number) {
  let at = performance.now() + ms

  return {
    /** Goes off in that many milliseconds; Infinity: never. */
    set(ms: number): void {
      at = performance.now() + ms
    },
    /** Goes off in that many milliseconds at the latest. @returns Whether it would have gone off later. */
    hasten(ms: number): boolean {
      const earlier = performance.now() + ms
      const isLate = earlier < at
      if (isLate) at = earlier
      return isLate
    },
    /** In how many milliseconds it goes off; 0 or less: it has. */
    left: (): number => at - performance.now(),
  }
}
