import { expect, test } from 'vitest'
import { untilAborted } from './until-aborted.ts'

test('work that ends in time is awaited, and nobody listens afterwards', async () => {
  const { signal } = new AbortController()
  expect(await untilAborted(Promise.resolve(7), signal)).toBe(7)
  await expect(untilAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken')
})

test('an abort, before or during the work, is not late', async () => {
  const stop = new AbortController()
  const waiting = untilAborted(Promise.withResolvers<never>().promise, stop.signal)
  stop.abort('SIGINT')
  await expect(waiting).rejects.toBe('SIGINT')
  await expect(untilAborted(Promise.resolve(1), stop.signal)).rejects.toBe('SIGINT')
})

test('work that fails after the abort is nobody’s trouble', async () => {
  const stop = new AbortController()
  const { promise, reject } = Promise.withResolvers<never>()
  const waiting = untilAborted(promise, stop.signal)
  stop.abort('SIGINT')
  await expect(waiting).rejects.toBe('SIGINT')
  reject(new Error('the pool has ended'))
})
