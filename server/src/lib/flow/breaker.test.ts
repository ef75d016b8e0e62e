import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'

test('opens after so many failures in a row, and lets one try when the time is over', () => {
  let now = 0
  const breaker = createBreaker(2, 100, () => now)
  breaker.failed()
  breaker.succeeded()
  breaker.failed()
  expect(breaker.isOpen()).toBe(false)
  breaker.failed()
  expect(breaker.isOpen()).toBe(true)
  now = 100
  expect(breaker.isOpen()).toBe(false)
  breaker.failed()
  expect(breaker.isOpen()).toBe(true)
  now = 200
  breaker.succeeded()
  breaker.failed()
  expect(breaker.isOpen()).toBe(false)
})
