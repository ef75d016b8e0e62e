import { expect, test } from 'vitest'
import { brasiliaInstant } from '../../lib/time/dates.ts'
import { firstProvisional, isProvisional, secondLookDue } from './provisional.ts'

const [FRIDAY, SATURDAY] = ['2026-03-20', '2026-03-21']
const at = (time: string) => brasiliaInstant(FRIDAY, time)

test.each([
  ['a file seen once', 'completa', '01:25', '01:30', true],
  ['the same until the morning', 'completa', '01:25', '05:59', true],
  ['the same in the morning', 'completa', '01:25', '06:00', false],
  ['a file that was seen again', 'completa', null, '01:30', false],
  ['a part of a file', 'parcial', '01:25', '01:30', false],
] as const)('%s', (_, estado, seen, now, expected) => {
  const unconfirmed_since = seen && at(seen).toISOString()
  const section = { data: FRIDAY, pub_name: 'DO1', estado, unconfirmed_since }
  expect(isProvisional(section, at(now))).toBe(expected)
})

test('a second look comes half an hour later, and before the morning or never', () => {
  expect(secondLookDue(FRIDAY, at('01:25'))).toEqual(at('01:55'))
  expect(secondLookDue(FRIDAY, at('05:29'))).toEqual(at('05:59'))
  expect(secondLookDue(FRIDAY, at('05:30'))).toBeNull()
  expect(secondLookDue(FRIDAY, at('20:00'))).toBeNull()
})

test('no day whose morning has come has provisional sections', () => {
  expect(firstProvisional(at('05:59'))).toBe(FRIDAY)
  expect(firstProvisional(at('06:00'))).toBe(SATURDAY)
})
