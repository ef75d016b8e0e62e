import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brasiliaDate, brasiliaInstant, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { WEEKDAYS } from '../../lib/time/weekdays.ts'
import {
  BULLETIN_FREQUENCIES,
  type Schedule,
  firstDayOf,
  issueOn,
  lastIssue,
  nextIssue,
} from './schedule.ts'

const DAILY: Schedule = { frequencia: 'diaria', hora: 8, dias: ['seg'], dia_do_mes: 1 }
const WEEKLY: Schedule = { ...DAILY, frequencia: 'semanal', dias: ['seg', 'sex'] }
const MONTHLY: Schedule = { ...DAILY, frequencia: 'mensal', dia_do_mes: 31 }
const at = (date: string, time: string) => brasiliaInstant(date, time)

describe('the next issue', () => {
  // 2024-03-15 is a Friday.
  test.each([
    ['of the same day, before its hour', DAILY, '2024-03-15', '07:59', '2024-03-15'],
    ['of the next day, at its hour', DAILY, '2024-03-15', '08:00', '2024-03-16'],
    ['on a weekday of its own', WEEKLY, '2024-03-15', '08:00', '2024-03-18'],
    ['on the same weekday', WEEKLY, '2024-03-15', '07:00', '2024-03-15'],
    ['on the last day of a shorter month', MONTHLY, '2024-02-01', '12:00', '2024-02-29'],
    ['on the day itself in a longer one', MONTHLY, '2024-02-29', '08:00', '2024-03-31'],
  ])('is %s', (_, schedule, date, time, expected) => {
    expect(nextIssue(schedule, at(date, time))).toEqual(at(expected, '08:00'))
  })

  const schedules = fc.record({
    frequencia: fc.constantFrom(...BULLETIN_FREQUENCIES),
    hora: fc.integer({ min: 0, max: 23 }),
    dias: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
    dia_do_mes: fc.integer({ min: 1, max: 31 }),
  })
  const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })

  test('is later, and nothing lies between it and now', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, ms) => {
        const now = new Date(ms)
        const next = nextIssue(schedule, now)
        expect(next > now).toBe(true)
        expect(nextIssue(schedule, new Date(next.getTime() - 1))).toEqual(next)
        expect(issueOn(schedule, brasiliaDate(next))).toEqual(next)
      }),
    )
  })

  test('and the one after it tell of days that touch', () => {
    fc.assert(
      fc.property(schedules, moments, (schedule, ms) => {
        const one = nextIssue(schedule, new Date(ms))
        const other = nextIssue(schedule, one)
        const first = firstDayOf(schedule, brasiliaDate(other))
        expect(first).toBe(dateOfDay(dayNumber(brasiliaDate(one)) + 1))
      }),
    )
  })
})

test('after a long stop, the last issue that was due is the one that goes out', () => {
  const due = at('2024-03-11', '08:00')
  expect(lastIssue(WEEKLY, due, at('2024-03-15', '07:59'))).toEqual(due)
  expect(lastIssue(WEEKLY, due, at('2024-03-20', '12:00'))).toEqual(at('2024-03-18', '08:00'))
})
