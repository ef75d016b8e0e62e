import { expect, test } from 'vitest'
import { copiesToDrop } from './retention.ts'

const copiesOf = (...days: string[]) =>
  days.map((day) => ({ day, at: new Date(`${day}T06:00:00Z`) }))
const dropped = (days: string[], newest: number, weeks: number, months: number) =>
  copiesToDrop(copiesOf(...days), { newest, weeks, months }).map(({ day }) => day)

// 2026-03-02, -09 and -16 are Mondays.
const MARCH = ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09', '2026-03-15', '2026-03-16']

test.each([
  [6, 0, 0, []],
  [2, 0, 0, ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09']],
  [1, 2, 0, ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09']],
  [1, 3, 0, ['2026-03-01', '2026-03-02', '2026-03-09']],
  [1, 9, 0, ['2026-03-02', '2026-03-09']],
] as const)('the newest %i, and those of %i weeks and %i months', (newest, weeks, months, gone) => {
  expect(dropped(MARCH, newest, weeks, months)).toEqual(gone)
})

test('months without copies do not count, and the order of the copies does not matter', () => {
  const days = ['2026-03-01', '2025-11-30', '2025-11-02', '2025-01-15', '2024-12-31']
  expect(dropped(days, 1, 0, 3)).toEqual(['2025-11-02', '2024-12-31'])
})

test('a day begins at midnight in Brasília', () => {
  const late = { at: new Date('2026-04-01T02:59:00Z') } // 31 March, 23:59
  const early = { at: new Date('2026-04-01T03:00:00Z') }
  const retention = { newest: 1, weeks: 0, months: 2 }
  expect(copiesToDrop([late, early], retention)).toEqual([])
})
