import { isIPv6 } from 'node:net'
import type { Clock } from '../lib/time/clock.ts'

/** Failed authentications a minute that one IP address may make before it must wait. */
export const FAILURES_LIMIT = 60
const WINDOW_MS = 60_000

/** Where a client stands within its current minute. */
export interface RateWindow {
  /** Requests allowed a minute. */
  limit: number
  remaining: number
  /** Unix time, in whole seconds, at which the window is over. */
  reset: number
  /** Whether this request exceeded the limit. */
  exceeded: boolean
}

export interface RateLimiter {
  /** Counts one request of `id`. */
  take(id: string, limit: number): RateWindow | Promise<RateWindow>
  /** Where `id` stands in this process, counting nothing. */
  peek(id: string, limit: number): RateWindow
}

/**
 * Counts requests in fixed windows of one minute, which begin with a client's first request.
 *
 * Own code rather than rate-limiter-flexible: its memory limiter has one limit per instance (ours is the
 * key's), reads the system's clock, and costs a promise and a timer.
 */
export function createRateLimiter(clock: Clock) {
  const windows = new Map<string, CountedWindow>()

  /** Counts one request of `id`. */
  function take(id: string, limit: number): RateWindow {
    const now = clock().getTime()
    let window = windows.get(id)
    if (window === undefined || !isCurrent(window, now)) {
      forgetPast(now)
      window = { count: 0, end: now + WINDOW_MS }
      windows.set(id, window)
    }
    window.count++
    return standing(window, limit)
  }

  /** Where `id` stands, counting nothing. */
  function peek(id: string, limit: number): RateWindow {
    const now = clock().getTime()
    const window = windows.get(id)
    const current = window && isCurrent(window, now)
    return standing(current ? window : { count: 0, end: now + WINDOW_MS }, limit)
  }

  /** All windows are equally long, so those that end first were inserted first. */
  function forgetPast(now: number): void {
    for (const [id, window] of windows) {
      if (isCurrent(window, now)) return
      windows.delete(id)
    }
  }

  return { take, peek }
}

interface CountedWindow {
  count: number
  /** Milliseconds since 1970. */
  end: number
}

/** A window that ends too far ahead was made before the clock was set back. */
function isCurrent({ end }: CountedWindow, now: number): boolean {
  return end > now && end <= now + WINDOW_MS
}

/**
 * The key under which failures are counted: the IPv4 address, or the /64 of an IPv6 address, because one
 * customer usually has all 2^64 addresses of it.
 */
export function clientNetwork(ip: string): string {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(mapped)) return mapped
  const [head = '', tail] = mapped.split('::')
  const start = head.split(':').filter(Boolean)
  const end = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end]
  return `${groups.slice(0, 4).join(':')}::/64`
}

function standing({ count, end }: CountedWindow, limit: number): RateWindow {
  return {
    limit,
    remaining: Math.max(0, limit - count),
    reset: Math.ceil(end / 1_000),
    exceeded: count > limit,
  }
}
