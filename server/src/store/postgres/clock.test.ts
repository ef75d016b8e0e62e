import { describe, expect, test } from 'vitest'
import { type ServerClock, createServerClock } from './clock.ts'

const NOON = Date.UTC(2026, 2, 20, 12)
const MINUTE = 60_000

/** Expects that `clock` is `ms` ahead of a server that had noon at `askedAt`; it says whole milliseconds. */
function expectAhead(clock: ServerClock, askedAt: number, ms: number): void {
  const before = performance.now()
  const said = clock.now().getTime() - NOON - ms
  expect(said).toBeGreaterThan(before - askedAt - 1)
  expect(said).toBeLessThanOrEqual(performance.now() - askedAt)
}

describe('the time of a server', () => {
  test('is taken halfway between request and answer, and continues from there', () => {
    const clock = createServerClock()
    const askedAt = performance.now()
    clock.hear(NOON, askedAt - 20, askedAt + 20)
    expectAhead(clock, askedAt, 0)
  })

  test('is not taken from a slow answer, unless there was none for a minute', () => {
    const clock = createServerClock()
    const askedAt = performance.now()
    clock.hear(NOON, askedAt, askedAt)
    clock.hear(NOON + 3_000, askedAt, askedAt + 500)
    expectAhead(clock, askedAt, 0)
    clock.hear(NOON + 3_000, askedAt + MINUTE, askedAt + MINUTE + 500)
    expectAhead(clock, askedAt, 3_000 - MINUTE - 250)
  })
})
