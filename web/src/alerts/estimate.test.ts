import { describe, expect, it } from 'vitest'
import { estimateOf } from './estimate.ts'

/** A Monday and the following days; null: a day that the archive lacks. */
const week = (...totals: (number | null)[]) =>
  totals.map((total, at) => ({
    data: `2026-11-${16 + at}`,
    total: total ?? 0,
    coberto: total !== null,
  }))

describe('the estimate of an alert', () => {
  it('covers the days in the archive, with the fullest one', () => {
    const dias = week(9, 0, 6, null, null, null, null)
    expect(estimateOf({ total: 15, dias })).toEqual({
      totals: [9, 0, 6, 0, 0, 0, 0],
      covered: 3,
      perDay: 5,
      fullest: { day: '2026-11-16', total: 9 },
    })
    expect(estimateOf({ total: 54, dias: week(null, 54, null) })).toMatchObject({
      covered: 1,
      perDay: 54,
    })
  })

  it('shows less than one in tenths, and zero as zero', () => {
    expect(estimateOf({ total: 1, dias: week(1, 0, 0, 0, 0) }).perDay).toBe(0.2)
    expect(estimateOf({ total: 0, dias: week(0, 0) })).toMatchObject({ perDay: 0, fullest: null })
  })

  it('is none if the archive has nothing', () => {
    expect(estimateOf({ total: 0, dias: week(null, null) })).toMatchObject({
      covered: 0,
      perDay: null,
    })
  })
})
