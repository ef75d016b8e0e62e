/** How long work may take; the work looks by itself, so that its thread need not be ended. */
export interface Deadline {
  /** The work that begins now ends after so many milliseconds. */
  begin(ms: number): void
  /** @throws DeadlineExceeded when it is past */
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
