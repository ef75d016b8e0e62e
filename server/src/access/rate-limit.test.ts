import { describe, expect, test } from 'vitest'
import { clientNetwork, createRateLimiter } from './rate-limit.ts'

const START = Date.parse('2030-01-01T00:00:30.400Z')
const END = Date.parse('2030-01-01T00:01:31Z') / 1_000

function limiterAt(now: number) {
  const time = { now }
  return { time, limiter: createRateLimiter(() => new Date(time.now)) }
}

describe('a window', () => {
  test('begins with the first request and lasts a minute', () => {
    const { time, limiter } = limiterAt(START)
    expect(limiter.take('a', 2)).toEqual({ limit: 2, remaining: 1, reset: END, exceeded: false })
    time.now += 59_999
    expect(limiter.take('a', 2)).toEqual({ limit: 2, remaining: 0, reset: END, exceeded: false })
    expect(limiter.take('a', 2)).toEqual({ limit: 2, remaining: 0, reset: END, exceeded: true })
    time.now += 1
    const next = { limit: 2, remaining: 1, reset: END + 60, exceeded: false }
    expect(limiter.take('a', 2)).toEqual(next)
  })

  test('belongs to one client', () => {
    const { limiter } = limiterAt(START)
    limiter.take('a', 1)
    expect(limiter.take('a', 1).exceeded).toBe(true)
    expect(limiter.take('b', 1).exceeded).toBe(false)
  })

  test('can be read without counting', () => {
    const { time, limiter } = limiterAt(START)
    expect(limiter.peek('a', 5)).toEqual({ limit: 5, remaining: 5, reset: END, exceeded: false })
    limiter.take('a', 5)
    expect(limiter.peek('a', 5).remaining).toBe(4)
    expect(limiter.peek('a', 5).remaining).toBe(4)
    time.now += 60_000
    expect(limiter.peek('a', 5).remaining).toBe(5)
  })

  test('does not outlive a clock that is set back', () => {
    const { time, limiter } = limiterAt(START)
    limiter.take('a', 1)
    time.now -= 86_400_000
    expect(limiter.peek('a', 1).remaining).toBe(1)
    expect(limiter.take('a', 1)).toMatchObject({ exceeded: false, reset: END - 86_400 })
  })
})

test('thousands of clients have their own windows', () => {
  const { time, limiter } = limiterAt(START)
  for (let minute = 0; minute < 3; minute++) {
    for (let i = 0; i < 5_000; i++) {
      time.now += 10
      expect(limiter.take(`client-${i}`, 1).exceeded).toBe(false)
    }
    expect(limiter.take('client-4999', 1).exceeded).toBe(true)
    time.now += 60_000
  }
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('failures of %s count under %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network)
})
