import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const NOW = Date.parse('2026-03-09T12:00:00Z')

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Mon, 09 Mar 2026 12:01:30 GMT', 90_000],
  ['Monday, 09-Mar-26 12:01:30 GMT', 90_000],
  ['Mon, 09 Mar 2026 11:00:00 GMT', 0],
  [undefined, null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['2026', 2_026_000],
  ['99999999999', null],
  ['soon', null],
  ['Mon, soon', null],
])('%s', (header, expected) => {
  expect(readRetryAfter(header, NOW)).toBe(expected)
})
