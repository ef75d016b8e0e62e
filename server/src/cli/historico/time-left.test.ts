import { expect, test } from 'vitest'
import { durationText, timeLeft } from './time-left.ts'

test.each([
  [{ bytes: 0, ms: 0 }, 1_000, null],
  [{ bytes: 1_000, ms: 9_999 }, 1_000, null],
  [{ bytes: 1_000, ms: 10_000 }, 1_000, 'menos de um minuto'],
  [{ bytes: 1_000, ms: 60_000 }, 7_000, 'uns 7 min'],
  [{ bytes: 1_000, ms: 60_000 }, 150_000, 'umas 2 h 30 min'],
  [{ bytes: 1_000, ms: 3_600_000 }, 30_000, 'umas 30 h'],
])('after %j, %i bytes take: %s', (done, rest, expected) => {
  const left = timeLeft(done, rest)
  expect(left === null ? null : durationText(left)).toBe(expected)
})
