import { expect, test } from 'vitest'
import { dayNumber } from '../../lib/time/dates.ts'
import { isPublishingDay } from './calendar.ts'

test.each([
  ['2026-02-13', true, 'Friday before Carnival'],
  ['2026-02-16', false, 'Carnival Monday'],
  ['2026-02-17', false, 'Carnival Tuesday'],
  ['2026-02-18', true, 'Ash Wednesday'],
  ['2026-04-03', false, 'Good Friday'],
  ['2026-04-21', false, 'Tiradentes'],
  ['2026-06-04', false, 'Corpus Christi'],
  ['2023-11-20', true, 'not yet a holiday'],
  ['2024-11-20', false, 'Consciência Negra'],
  ['2026-03-01', false, 'Sunday'],
  ['1999-12-31', true, 'before day 0'],
])('%s: %s (%s)', (date, expected) => {
  expect(isPublishingDay(dayNumber(date))).toBe(expected)
})
