import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

test('the nearest come first, and those without a day last', () => {
  const due = (data: string | null, hora: string | null = null, desde: string | null = null) => ({
    data,
    hora,
    desde,
  })
  const [first, early, late, since, none] = [
    due('2026-11-27'),
    due('2026-12-02', '09:00'),
    due('2026-12-02', '10:00'),
    due(null, null, '2026-12-03'),
    due(null),
  ]
  expect([none, since, late, early, first].toSorted(byDay)).toEqual([
    first,
    early,
    late,
    since,
    none,
  ])
})
