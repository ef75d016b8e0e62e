import { expect, test } from 'vitest'
import { isStale, nextAttempt, outagePause } from './retry.ts'

const NOW = new Date('2026-03-09T12:00:00.000Z')
const later = (instant: Date) => (instant.getTime() - NOW.getTime()) / 60_000

test('a deferred message is tried again after 1, 3, 9, … minutes, at most 4 hours', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => later(nextAttempt(NOW, attempts)))).toEqual([
    1, 3, 9, 27, 81, 240, 240, 240,
  ])
})

test('a server out of reach is left alone for 10, 20, … seconds, at most 5 minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map((failures) => outagePause(failures) / 1_000)).toEqual([
    10, 20, 40, 80, 160, 300, 300,
  ])
})

test('a message that is too old is not sent', () => {
  expect(isStale('source_late', '2026-03-08T12:00:00.000Z', NOW)).toBe(false)
  expect(isStale('source_late', '2026-03-08T11:59:59.999Z', NOW)).toBe(true)
  expect(isStale('webhook_inactive', '2026-02-10T12:00:00.000Z', NOW)).toBe(false)
})
