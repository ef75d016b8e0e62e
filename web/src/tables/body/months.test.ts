import { expect, test } from 'vitest'
import { daysOf, monthsOfMoves } from './months.ts'

test('months of either side, the last first', () => {
  const entered = [
    { valor: '2024-02', total: 3 },
    { valor: '2023-12', total: 1 },
  ]
  expect(monthsOfMoves(entered, [{ valor: '2024-01', total: 2 }])).toEqual([
    { month: '2024-02', entered: 3, left: 0 },
    { month: '2024-01', entered: 0, left: 2 },
    { month: '2023-12', entered: 1, left: 0 },
  ])
})

test('the days of a month, within the chosen period', () => {
  expect(daysOf('2024-02', {})).toEqual({ data_inicio: '2024-02-01', data_fim: '2024-02-29' })
  expect(daysOf('2023-12', { data_inicio: '2023-12-05', data_fim: '2024-01-31' })).toEqual({
    data_inicio: '2023-12-05',
    data_fim: '2023-12-31',
  })
})
