import { describe, expect, test } from 'vitest'
import { createResolverCache, resolveByNameServers } from './resolver.ts'

/**
 * A cache over a resolver that gives `answer`, the names that it was asked for, and a clock that the test
 * sets.
 */
function cacheOver(answer: () => Promise<string[]>) {
  const time = { now: 0 }
  const asked: string[] = []
  const cached = createResolverCache(
    (hostname) => {
      asked.push(hostname)
      return answer()
    },
    () => new Date(time.now),
  )
  return { cached, asked, time }
}

describe('the cache', () => {
  test('asks once for concurrent look-ups, and caches for a minute', async () => {
    const { cached, asked, time } = cacheOver(() => Promise.resolve(['1.1.1.1']))
    const answers = await Promise.all([cached('a'), cached('a'), cached('b')])
    expect(answers).toEqual([['1.1.1.1'], ['1.1.1.1'], ['1.1.1.1']])
    time.now = 59_999
    await cached('a')
    expect(asked).toEqual(['a', 'b'])
    time.now = 60_000
    await cached('a')
    expect(asked).toEqual(['a', 'b', 'a'])
  })

  test('forgets a failure after five seconds', async () => {
    const { cached, asked, time } = cacheOver(() => Promise.reject(new Error('none')))
    await expect(cached('a')).rejects.toThrow('none')
    time.now = 4_999
    await expect(cached('a')).rejects.toThrow('none')
    expect(asked).toEqual(['a'])
    time.now = 5_000
    await expect(cached('a')).rejects.toThrow('none')
    expect(asked).toEqual(['a', 'a'])
  })
})

// A resolver of node:dns without a limit waits for more than a minute.
test('a name without an address fails soon, whatever the name servers do', async () => {
  await expect(resolveByNameServers('nao-existe.invalid')).rejects.toHaveProperty('code')
}, 30_000)
