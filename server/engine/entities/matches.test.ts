import { expect, test } from 'vitest'
import { eachMatch, matchesOf } from './matches.ts'

test.each([
  ['Lei nº 1 e lei nº 22', /\d+/g],
  ['Lei nº 1 e lei nº 22', /(?<kind>lei) (n)º/gi],
  ['um dois', /\b/g],
  ['a😀b', /(?:)/g],
  ['a😀b', /(?:)/gu],
  ['a😀b', /(?=b)|a|$/gu],
  ['', /(?:)/g],
  ['', /./g],
  ['aXbX', /(?<=X)/g],
])('%j has the matches of %s that matchAll finds', (text, pattern) => {
  const all = [...text.matchAll(pattern)]
  expect(matchesOf(text, pattern)).toEqual(all)
  expect([...eachMatch(text, pattern)]).toEqual(all)
})

test('whoever stops early, or looks for the same meanwhile, disturbs nobody', () => {
  const pattern = /\d/g
  const found = []
  for (const { 0: digit } of eachMatch('1 2 3', pattern)) {
    found.push(digit)
    for (const _ of eachMatch('9 9 9 9', pattern)) break
  }
  expect(found).toEqual(['1', '2', '3'])
})
