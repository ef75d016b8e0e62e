import { expect, test } from 'vitest'
import { createShares } from './shares.ts'

test('an account gets its share of each batch, and waits after taking more', () => {
  const shares = createShares()
  const take = (account: string, counts: number[]) =>
    counts.map((count) => shares.take(account, count))
  expect(take('a', [20, 30, 1])).toEqual([true, true, false])
  expect(take('b', [50])).toEqual([true])
  shares.renew()
  expect(take('a', [1])).toEqual([false])
  expect(take('b', [50])).toEqual([true])
  shares.caughtUp('a')
  expect(take('a', [1])).toEqual([true])
})
