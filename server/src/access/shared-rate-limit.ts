import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../lib/time/clock.ts'
import { type RateLimiter, type RateWindow, createRateLimiter } from './rate-limit.ts'
import type { RequestWindows, SharedWindow } from './request-windows.ts'

/** How long to wait for the database. */
const PATIENCE_MS = 1_000
/** How long to leave the database alone after it was too slow or failed. */
const REST_MS = 5_000
const CLEAN_MS = 60_000

interface Asked {
  id: string
  resolve(window: SharedWindow | null): void
}

/**
 * Counts requests together with all processes that share these windows. Each process has one statement under
 * way at a time; requests that arrive meanwhile share the next one.
 *
 * The count is exact while the database answers. Otherwise each process counts by itself, so a client may get
 * its limit once in each process.
 */
export function createSharedRateLimiter(windows: RequestWindows, clock: Clock): RateLimiter {
  const own = createRateLimiter(clock)
  /** Clients over their limit, and until when; refusing them needs no statement. */
  const over = new Map<string, { until: number; limit: number }>()
  let waiting: Asked[] = []
  let isAsking = false
  let restsUntil = 0
  let cleanAt = 0

  return {
    async take(id, limit) {
      const alone = own.take(id, limit)
      const now = clock().getTime()
      const refused = over.get(id)
      if (refused && refused.limit === limit && isAhead(refused.until, now))
        return overLimit(limit, refused.until)
      over.delete(id)
      if (isAhead(restsUntil, now)) return alone
      const shared = await ask(id)
      if (shared === null) return alone
      const end = now + shared.leftMs
      if (shared.count > limit) over.set(id, { until: end, limit })
      return {
        limit,
        remaining: Math.max(0, limit - shared.count),
        reset: Math.ceil(end / 1_000),
        exceeded: shared.count > limit,
      }
    },
    peek: own.peek,
  }

  /** Null: the database does not answer. */
  function ask(id: string): Promise<SharedWindow | null> {
    const { promise, resolve } = Promise.withResolvers<SharedWindow | null>()
    waiting.push({ id, resolve })
    if (!isAsking) void askAll()
    return promise
  }

  async function askAll(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      const asked = waiting
      waiting = []
      await settle(asked)
    }
    isAsking = false
  }

  async function settle(asked: Asked[]): Promise<void> {
    const taken = new Map<string, number>()
    for (const { id } of asked) taken.set(id, (taken.get(id) ?? 0) + 1)
    const found = await inTime(windows.add(taken))
    if (found === null) restsUntil = clock().getTime() + REST_MS
    for (const { id, resolve } of asked) {
      const window = found?.get(id)
      const left = taken.get(id)! - 1
      taken.set(id, left)
      // Each of several requests has its own position in the count.
      resolve(window ? { ...window, count: window.count - left } : null)
    }
    await cleanNow()
  }

  async function cleanNow(): Promise<void> {
    const now = clock().getTime()
    if (isAhead(cleanAt, now)) return
    cleanAt = now + CLEAN_MS
    for (const [id, { until }] of over) if (!isAhead(until, now)) over.delete(id)
    await windows.clean().catch(() => undefined)
  }
}

function overLimit(limit: number, until: number): RateWindow {
  return { limit, remaining: 0, reset: Math.ceil(until / 1_000), exceeded: true }
}

/** A moment too far ahead was noted before the clock was set back. */
function isAhead(moment: number, now: number): boolean {
  return moment > now && moment <= now + CLEAN_MS
}

async function inTime<T>(answer: Promise<T>): Promise<T | null> {
  const late = new AbortController()
  const waited = pause(PATIENCE_MS, null, { signal: late.signal, ref: false }).catch(() => null)
  const first = await Promise.race([answer.catch(() => null), waited])
  late.abort()
  return first
}
