import { expect } from 'vitest'

/** The larger input is this many times the smaller one. */
const TIMES = 8
/** Between 8, linear, and 64, quadratic. */
const MOST_GROWTH = 24
/** Work is repeated until it took this much: some systems count in steps of 10 ms. */
const MEASURED_US = 30_000
/** The compiler and the garbage collector may come in between. */
const ATTEMPTS = 5

/**
 * Expects that work on an input of `size` takes no more for its size than on a small one. `prepare` makes an
 * input of a size and gives the work on it. What is compared is the processor time of this thread, because the
 * time on the wall depends on whatever else the machine does.
 */
export function expectLinear(size: number, prepare: (size: number) => () => unknown): void {
  const small = prepare(Math.ceil(size / TIMES))
  const large = prepare(size)
  let growth = Infinity
  for (let i = 0; i < ATTEMPTS && growth > MOST_GROWTH; i++)
    growth = Math.min(growth, processorTimeOf(large) / processorTimeOf(small))
  expect(growth, `growth of the work on ${TIMES} times as much`).toBeLessThanOrEqual(MOST_GROWTH)
}

/** In microseconds. */
function processorTimeOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  for (let times = 1; ; times++) {
    work()
    const { user, system } = process.threadCpuUsage(before)
    if (user + system >= MEASURED_US) return (user + system) / times
  }
}
