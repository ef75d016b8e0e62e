import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTRACT_SCHEDULE, nextAttemptAt } from './retry-schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.parse('2026-03-09T12:00:00Z')

/** The wait after `failures` failed attempts, without jitter unless given. */
function wait(failures: number, retryAfter: number | null = null, random = 0): number | null {
  const at = nextAttemptAt({ failures, endedAt: NOW, retryAfter }, CONTRACT_SCHEDULE, random)
  return at === null ? null : at - NOW
}

describe('nextAttemptAt', () => {
  test('follows the schedule of the contract, 26 h 36 min in all', () => {
    const waits = [1, 2, 3, 4, 5].map((failures) => wait(failures)!)
    expect(waits).toEqual([MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 24 * HOUR])
    expect(waits.reduce((sum, each) => sum + each)).toBe(26 * HOUR + 36 * MINUTE)
    expect(wait(6)).toBeNull()
  })

  test('jitter adds up to a tenth, and never more than a quarter of an hour', () => {
    expect(wait(1, null, 1)).toBe(1.1 * MINUTE)
    expect(wait(1, null, 0.5)).toBe(1.05 * MINUTE)
    expect(wait(5, null, 1)).toBe(24 * HOUR + 15 * MINUTE)
  })

  test.each([
    ['less than the step', 10_000, MINUTE],
    ['between the step and twice the step', 90_000, 90_000],
    ['more than twice the step', 3 * HOUR, 2 * MINUTE],
    ['zero', 0, MINUTE],
  ])('Retry-After %s', (_, retryAfter, expected) => {
    expect(wait(1, retryAfter)).toBe(expected)
  })

  test('never comes before its step, nor later than twice the step and the jitter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.option(fc.nat(10 * 24 * HOUR)),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, retryAfter, random) => {
          const step = CONTRACT_SCHEDULE[failures - 1]!
          const waited = wait(failures, retryAfter, random)!
          expect(waited).toBeGreaterThanOrEqual(step)
          expect(waited).toBeLessThanOrEqual(2 * step * 1.1)
        },
      ),
    )
  })
})
