import { expect, test } from 'vitest'
import { type Attempts, countedAttempt, nextTryAt } from './back-off.ts'

const START = Date.parse('2030-01-01T00:00:00Z')

test.each([
  [0, 0],
  [4, 0],
  [5, 15],
  [6, 30],
  [9, 240],
  [10, 480],
  [11, 900],
  [1_000, 900],
])('after %i wrong attempts the next one waits %i s', (failures, seconds) => {
  const attempts = { failures, last_at: START }
  expect(nextTryAt(attempts)).toBe(seconds === 0 ? 0 : START + seconds * 1_000)
})

test('without failures there is no wait', () => {
  expect(nextTryAt(null)).toBe(0)
})

test('endless guessing gets about a hundred guesses a day; a quiet day resets the count', () => {
  let attempts: Attempts | null = null
  let now = START
  let guesses = 0
  for (; now < START + 86_400_000; guesses++) {
    attempts = countedAttempt(attempts, now)
    now = Math.max(now, nextTryAt(attempts))
  }
  expect(guesses).toBeGreaterThan(96)
  expect(guesses).toBeLessThan(110)
  expect(countedAttempt(attempts, now + 2 * 86_400_000).failures).toBe(1)
})
