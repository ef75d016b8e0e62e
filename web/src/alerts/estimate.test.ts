import { describe, expect, it } from 'vitest'
import { estimateOf } from './estimate.ts'

describe('the estimate of an alert', () => {
  it('is of working days, with the fullest and the empty ones', () => {
    const dias = [
      { data: '2026-11-16', total: 9 },
      { data: '2026-11-18', total: 6 },
    ]
    expect(estimateOf({ desde: '2026-11-16', ate: '2026-11-22', total: 15, dias })).toMatchObject({
      perWorkday: 3,
      fullest: { day: '2026-11-16', total: 9 },
      empty: 3,
      days: { length: 7 },
    })
  })

  it('says less than one as tenths, and nothing as nothing', () => {
    const dias = [{ data: '2026-11-16', total: 1 }]
    expect(estimateOf({ desde: '2026-11-16', ate: '2026-11-20', total: 1, dias }).perWorkday).toBe(
      0.2,
    )
    expect(
      estimateOf({ desde: '2026-11-16', ate: '2026-11-20', total: 0, dias: [] }),
    ).toMatchObject({
      perWorkday: 0,
      fullest: null,
    })
  })
})
