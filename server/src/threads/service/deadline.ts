/** A time limit for work. The work checks it itself, so that its thread need not be ended. */
export interface Deadline {
  /** Work that begins now must end within so many milliseconds. */
  begin(ms: number): void
  /** @throws DeadlineExceeded when the time is over */
  check(): void
}

/** Work was ended by its deadline. */
export class DeadlineExceeded extends Error {
  constructor() {
    super('the deadline is past')
  }
}

export function createDeadline(): Deadline {
  let end = Infinity
  return {
    begin(ms) {
      end = performance.now() + ms
    },
    check() {
      if (performance.now() > end) throw new DeadlineExceeded()
    },
  }
}
