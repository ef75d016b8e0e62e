import { expect, test } from 'vitest'
import { closeness, ofDeed, ofNeighbours } from './closeness.ts'

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
  expect(closeness(first, second, preamble, ofNeighbours)).toBeCloseTo(expected)
})

test.each([
  ['a sentence behind it', [4], [30], 0, 0.8],
  ['right behind it', [4], [5], 0, 0.8],
  ['before it', [5], [4], 0, 0.1],
  ['far behind it', [4], [50], 0, 0],
  ['by whom it is done', [4], [20], 9, 0.2],
])('the object of a deed: %s', (_, first, second, preamble, expected) => {
  expect(closeness(first, second, preamble, ofDeed)).toBeCloseTo(expected)
})
