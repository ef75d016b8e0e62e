import { expect, test } from 'vitest'
import { lastDayOf } from './last-day.ts'

test('a key that expires at the end of a day is valid on that day, not on the next', () => {
  expect(lastDayOf('2031-01-01T03:00:00.000Z')).toBe('2030-12-31')
})
