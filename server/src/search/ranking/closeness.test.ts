import { expect, test } from 'vitest'
import { closeness } from './closeness.ts'

test.each([
  ['next to each other', [4], [5], 0, 1],
  ['the best of several places', [1, 40], [20, 41], 0, 1],
  ['a word between', [4], [6], 0, 0.9],
  ['in one sentence', [4], [30], 0, 0.2],
  ['far apart', [4], [50], 0, 0],
  ['the other way round', [5], [4], 0, 0.6],
  ['who signs', [4], [5], 9, 0.25],
  ['one of them missing', [4], [], 0, 0],
  ['the same word twice in a query', [4], [4], 0, 0],
])('%s', (_, first, second, preamble, expected) => {
  expect(closeness(first, second, preamble)).toBeCloseTo(expected)
})
