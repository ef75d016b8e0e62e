import { expect, test } from 'vitest'
import { nearestFirst, nextOf } from './nearest.ts'

const due = (data: string | null, desde: string | null = null, hora: string | null = null) => ({
  data,
  desde,
  hora,
})

test('the nearest comes first, by its hour too, and what has no day last', () => {
  const [none, since, late, early] = [
    due(null),
    due(null, '2024-03-20'),
    due('2024-04-02', null, '14:00'),
    due('2024-04-02', null, '09:00'),
  ]
  expect([none, late, early, since].toSorted(nearestFirst)).toEqual([since, early, late, none])
})

test('the next is not over: a period lasts until its last day', () => {
  const period = due('2024-03-20', '2024-03-03')
  expect(nextOf([due(null), due('2024-03-19'), period], '2024-03-20')).toBe(period)
  expect(nextOf([due(null), due('2024-03-19'), period], '2024-03-21')).toBeNull()
})
