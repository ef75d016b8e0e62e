import { expect, test } from 'vitest'
import { createBufferPool } from './buffer-pool.ts'

test("a buffer is one caller's until it is given back", () => {
  const pool = createBufferPool(64, 2)
  const [first, second] = [pool.take(1), pool.take(64)]
  expect(first).not.toBe(second)
  pool.giveBack(first)
  expect(pool.take(10)).toBe(first)
  expect(pool.take(10)).not.toBe(second)
})

test('it keeps as many as configured, and no larger ones', () => {
  const pool = createBufferPool(64, 1)
  const [first, second, large] = [pool.take(1), pool.take(1), pool.take(65)]
  expect(large).toHaveLength(65)
  for (const buffer of [large, first, second]) pool.giveBack(buffer)
  expect(pool.take(1)).toBe(first)
  expect([second, large]).not.toContain(pool.take(1))
})
