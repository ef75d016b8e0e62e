import { expect, test } from 'vitest'
import { calendarDay, dayIn } from './calendar-day.ts'

test('a notice leads to the first day that it names', () => {
  const said = 'Seção 1 incompleta: 2023-03-21 a 2023-03-24.'
  expect(calendarDay(dayIn(said))).toEqual({ ano: 2023, dia: '2023-03-21' })
})

test('one without a day leads to the calendar', () => {
  expect(calendarDay(dayIn('Ato 12-3456-78 não existe.'))).toEqual({})
  expect(calendarDay(dayIn(undefined))).toEqual({})
})
