import { expect, test } from 'vitest'
import { allOnceOver } from './all-once-over.ts'

test('one that fails is told once the others are over', async () => {
  const slow = Promise.withResolvers<number>()
  let isOver = false
  setImmediate(() => {
    isOver = true
    slow.resolve(1)
  })
  const all = allOnceOver([Promise.reject(new Error('spent')), slow.promise])
  await expect(all).rejects.toThrow('spent')
  expect(isOver).toBe(true)
})

test('what all of them give, in their order', async () => {
  expect(await allOnceOver([Promise.resolve(1), Promise.resolve(2)])).toEqual([1, 2])
})
