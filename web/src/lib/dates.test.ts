import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, inBrasilia, isDay, today, weekdayOf } from './dates.ts'

describe('days', () => {
  it('are counted across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(daysBetween('2026-11-01', '2026-11-20')).toBe(19)
    expect(weekdayOf('2026-11-22')).toBe(0)
  })

  it('are those of Brasília', () => {
    expect(today(new Date('2026-11-20T02:59:59Z'))).toBe('2026-11-19')
    expect(inBrasilia('2026-11-19T11:12:04Z')).toEqual({ day: '2026-11-19', hour: 8, minute: 12 })
    expect(inBrasilia('2026-11-20T03:05:00Z')).toEqual({ day: '2026-11-20', hour: 0, minute: 5 })
  })

  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['28/02/2026', false],
    ['', false],
  ])('%s is a day: %s', (text, valid) => expect(isDay(text)).toBe(valid))
})
