import { expect, test } from 'vitest'
import { type LookOutcome, type Presence, judgeLook } from './withdrawal.ts'

const NOW = new Date('2026-03-16T12:00:00.000Z')
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

test.each<[string, Presence, LookOutcome]>([
  ['there as ever', { isThere: true, absentSince: null, isWithdrawn: false }, 'unchanged'],
  ['gone', { isThere: false, absentSince: null, isWithdrawn: false }, 'absent'],
  ['gone still', { isThere: false, absentSince: before(59), isWithdrawn: false }, 'absent'],
  ['gone an hour', { isThere: false, absentSince: before(60), isWithdrawn: false }, 'withdrawn'],
  ['half a zip', { isThere: true, absentSince: before(300), isWithdrawn: false }, 'found_again'],
  ['withdrawn', { isThere: false, absentSince: null, isWithdrawn: true }, 'unchanged'],
  ['back again', { isThere: true, absentSince: null, isWithdrawn: true }, 'returned'],
])('an act that is %s', (_, presence, outcome) => {
  expect(judgeLook(presence, NOW)).toBe(outcome)
})
