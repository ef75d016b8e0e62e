/** Lets one task run at a time, in order of arrival. */
export function createMutex() {
  const waiting: (() => void)[] = []
  let held = false

  function release(): void {
    const next = waiting.shift()
    if (next) next()
    else held = false
  }

  return {
    isHeld: () => held,
    async hold<T>(work: () => Promise<T>): Promise<T> {
      if (held) await new Promise<void>((resolve) => waiting.push(resolve))
      held = true
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
