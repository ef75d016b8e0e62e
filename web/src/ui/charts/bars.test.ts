import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../lib/dates.ts'
import { type DayCount, barsOf, barsWithin, gridlines, stepFor } from './bars.ts'

const whole = () => 'whole' as const

describe('bars', () => {
  it.each([
    ['2026-11-01', '2026-11-20', 'day'],
    ['2025-12-01', '2026-11-20', 'week'],
    ['2023-01-01', '2026-11-20', 'month'],
    ['2019-05-01', '2026-11-20', 'quarter'],
    ['1990-01-01', '2026-11-20', 'year'],
  ])('%s to %s are read by the %s', (first, last, step) => {
    expect(stepFor(first, last)).toBe(step)
  })

  it('contain every act once, without gaps, whatever the days', () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map((at) => addDays('2015-01-01', at))
    const counted = fc.record({ periodo: day, total: fc.integer({ min: 1, max: 9 }) })
    fc.assert(
      fc.property(fc.array(counted, { minLength: 1 }), (days: DayCount[]) => {
        const dates = days.map(({ periodo }) => periodo).sort()
        const [first, last] = [dates[0]!, dates.at(-1)!]
        const bars = barsOf(days, { first, last, step: stepFor(first, last) }, whole)
        expect(bars.length).toBeLessThanOrEqual(60)
        expect(bars.reduce((sum, { total }) => sum + total, 0)).toBe(
          days.reduce((sum, { total }) => sum + total, 0),
        )
        expect(bars[0]?.first).toBe(first)
        expect(bars.at(-1)?.last).toBe(last)
        for (const [at, bar] of bars.entries())
          if (at > 0) expect(bar.first).toBe(addDays(bars[at - 1]!.last, 1))
      }),
    )
  })

  it('within a period are those that overlap it', () => {
    const range = { first: '2026-01-01', last: '2026-12-31', step: 'month' as const }
    const bars = barsOf([], range, whole)
    expect(barsWithin(bars, '2026-09-10', '2026-11-20')).toEqual([8, 10])
  })

  it.each([
    [0, []],
    [1, [1]],
    [48, [20, 40]],
    [1_240, [500, 1_000]],
  ])('a highest bar of %d has lines at %j', (highest, lines) => {
    expect(gridlines(highest)).toEqual(lines)
  })
})
