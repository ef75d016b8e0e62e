import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brasiliaDate, brasiliaInstant } from './dates.ts'

test.each([
  ['2026-03-20', '00:30', '2026-03-20T03:30:00.000Z'],
  ['2026-03-20', '23:59', '2026-03-21T02:59:00.000Z'],
  ['2018-12-20', '12:00', '2018-12-20T14:00:00.000Z'], // daylight saving time, the last one
])('%s %s in Brasília is %s', (date, time, instant) => {
  expect(brasiliaInstant(date, time).toISOString()).toBe(instant)
  expect(brasiliaDate(new Date(instant))).toBe(date)
})

test('dates in Brasília are those of the calendar, whatever was asked before', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
  const moment = fc.date({
    min: new Date('1960-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, fc.integer({ min: -7_200_000, max: 7_200_000 }), (moment, ms) => {
      for (const now of [moment, new Date(moment.getTime() + ms)])
        expect(brasiliaDate(now)).toBe(calendar.format(now))
    }),
  )
})
