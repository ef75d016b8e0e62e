import { expect, test } from 'vitest'
import { turnoverOf } from './turnover-of.ts'

const whole = (bodies: { valor: string; total: number }[]) => ({ bodies, isCut: false })
const entered = whole([
  { valor: 'A', total: 3 },
  { valor: 'A/B', total: 2 },
  { valor: 'C', total: 1 },
])
const left = whole([
  { valor: 'C', total: 4 },
  { valor: 'A/B', total: 1 },
  { valor: 'A', total: 1 },
])

test('the highest bodies, the busiest first, nothing twice', () => {
  expect(turnoverOf(entered, left)).toEqual([
    { path: 'C', entered: 1, left: 4 },
    { path: 'A', entered: 3, left: 1 },
  ])
})

test('below a chosen body, those of the next level', () => {
  expect(turnoverOf(entered, left, ['A'])).toEqual([{ path: 'A/B', entered: 2, left: 1 }])
})

test('of several chosen bodies, each', () => {
  const paths = turnoverOf(entered, left, ['A/B', 'C']).map(({ path }) => path)
  expect(paths).toEqual(['C', 'A/B'])
})

test('who is absent from a whole list has none; from a cut one, nobody knows', () => {
  const one = [{ valor: 'D', total: 40 }]
  expect(turnoverOf(whole(one), whole([]))).toEqual([{ path: 'D', entered: 40, left: 0 }])
  expect(turnoverOf(whole(one), { bodies: [], isCut: true })).toEqual([
    { path: 'D', entered: 40, left: null },
  ])
})
