import { describe, expect, test } from 'vitest'
import { createServerClock } from './clock.ts'

const NOON = Date.UTC(2026, 2, 20, 12)
const MINUTE = 60_000

/** What a clock says, off what the server had at `askedAt`, in ms. */
const offBy = (said: Date, askedAt: number) =>
  Math.abs(said.getTime() - NOON - (performance.now() - askedAt))

describe('the time of a server', () => {
  test('is taken halfway between request and answer, and continues from there', () => {
    const clock = createServerClock()
    const askedAt = performance.now()
    clock.hear(NOON, askedAt - 20, askedAt + 20)
    expect(offBy(clock.now(), askedAt)).toBeLessThan(5)
  })

  test('is not taken from a slow answer, unless there was none for a minute', () => {
    const clock = createServerClock()
    const askedAt = performance.now()
    clock.hear(NOON, askedAt, askedAt)
    clock.hear(NOON + 3_000, askedAt, askedAt + 500)
    expect(offBy(clock.now(), askedAt)).toBeLessThan(5)
    clock.hear(NOON + 3_000, askedAt + MINUTE, askedAt + MINUTE + 500)
    expect(offBy(clock.now(), askedAt)).toBeGreaterThan(1_000)
  })
})
