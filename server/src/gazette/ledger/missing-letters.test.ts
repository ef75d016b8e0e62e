import { expect, test } from 'vitest'
import { missingLetters } from './missing-letters.ts'

const [FRIDAY, SATURDAY] = ['2026-03-20', '2026-03-21'] as const
const REGULAR = [
  { data: FRIDAY, numero: '54' },
  { data: '2025-03-21', numero: '55' },
]

function missing(extras: Record<string, string[]>): string[] {
  const others = Object.entries(extras).flatMap(([data, numbers]) =>
    numbers.map((numero) => ({ data, numero })),
  )
  const found = missingLetters({ regular: REGULAR, others })
  return found.map(({ data, numero }) => `${data} ${numero}`)
}

test.each<[string, Record<string, string[]>, string[]]>([
  ['no extra editions', {}, []],
  ['consecutive ones, in any order', { [FRIDAY]: ['54-B', '54-A'] }, []],
  ['B without A', { [FRIDAY]: ['54-B'] }, [`${FRIDAY} 54-A`]],
  ['D after A', { [FRIDAY]: ['54-A', '54-D'] }, [`${FRIDAY} 54-B`, `${FRIDAY} 54-C`]],
  ['of two days', { [FRIDAY]: ['54-A'], [SATURDAY]: ['54-B'] }, []],
  ['B on the day after, without A', { [SATURDAY]: ['54-B'] }, [`${SATURDAY} 54-A`]],
  ['of a number whose regular edition is not there', { [FRIDAY]: ['53-C'] }, []],
  ['of the same number of another year', { [FRIDAY]: ['55-C'] }, []],
  ['other forms of numbers', { [FRIDAY]: ['54', '54-AB', 'B', '54-2'] }, []],
])('%s', (_, extras, expected) => {
  expect(missing(extras)).toEqual(expected)
})
