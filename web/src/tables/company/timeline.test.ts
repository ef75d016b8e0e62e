import { expect, test } from 'vitest'
import { byYear, everyYear, placeIn, spanOf, yearsIn } from './timeline.ts'

test('a span is of whole years, and has today', () => {
  const span = spanOf([], '2026-11-20')
  expect(span).toEqual({ first: '2026-01-01', last: '2026-12-31' })
  expect(placeIn(span, '2026-01-01')).toBe(0)
  expect(placeIn(span, '2026-07-02')).toBeCloseTo(0.5, 2)
})

test('labels of years are thinned', () => {
  expect(yearsIn({ first: '2020-01-01', last: '2026-12-31' }, 4)).toEqual([
    '2020-01-01',
    '2022-01-01',
    '2024-01-01',
    '2026-01-01',
  ])
})

test('amounts of months are added exactly', () => {
  const month = { total: 1, com_valor: 1 }
  const months = [
    { valor: '2024-02', ...month, soma: 0.1 },
    { valor: '2024-01', ...month, soma: 0.2 },
    { valor: '2023-12', ...month, soma: 5 },
  ]
  expect(byYear(months)).toEqual([
    { year: '2023', total: 1, com_valor: 1, soma: 5 },
    { year: '2024', total: 2, com_valor: 2, soma: 0.3 },
  ])
})

test('years without anything have their place', () => {
  const sum = { total: 1, com_valor: 1, soma: 5 }
  expect(everyYear([])).toEqual([])
  expect(
    everyYear([
      { year: '2021', ...sum },
      { year: '2023', ...sum },
    ]),
  ).toEqual([
    { year: '2021', ...sum },
    { year: '2022', total: 0, com_valor: 0, soma: 0 },
    { year: '2023', ...sum },
  ])
})
