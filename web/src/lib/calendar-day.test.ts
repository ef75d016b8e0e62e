import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'

test('a day has an address in the calendar; without one the newest is meant', () => {
  expect(calendarDay('2023-03-21')).toEqual({ ano: 2023, dia: '2023-03-21' })
  expect(calendarDay(undefined)).toEqual({})
})
