import { expect, test } from 'vitest'
import { KEYS_PER_DAY, dateOfKey, firstKeyOf } from './keys.ts'

test.each([
  ['2000-01-01', 0],
  ['2000-03-01', 60],
  ['1999-12-31', -1],
  ['2026-11-24', 9_824],
])('the keys of %s are those of day %i', (date, day) => {
  const first = firstKeyOf(date)
  expect(first).toBe(day * KEYS_PER_DAY)
  expect([first, first + KEYS_PER_DAY - 1].map(dateOfKey)).toEqual([date, date])
})
