import { expect, test } from 'vitest'
import { type Fence, type LeaseStore, Overtaken } from '../../lib/flow/lease.ts'
import { underLease } from './under-lease.ts'

/** A clock that the test advances; sleepers wake in the order of their times. */
function createTime() {
  let now = 0
  let sleepers: { at: number; wake(): void }[] = []
  return {
    clock: () => new Date(now),
    sleep: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        sleepers.push({ at: now + ms, wake: resolve })
        signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
      }),
    async pass(ms: number): Promise<void> {
      for (const until = now + ms; ;) {
        await settled()
        const next = sleepers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (!next) {
          now = until
          return
        }
        now = Math.max(now, next.at)
        sleepers = sleepers.filter((sleeper) => sleeper !== next)
        next.wake()
      }
    },
  }
}

/** Resolves when everything that needs no time has happened. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Leases in memory, with the rules of the store. */
function createLeases(): LeaseStore {
  const held = new Map<string, { holder: string; number: number; until: number }>()
  const expectHeld = ({ lease, number }: Fence) => {
    const current = held.get(lease)
    if (current?.number !== number) throw new Overtaken(lease)
    return current
  }
  return {
    async acquire(lease, holder, now, until) {
      const current = held.get(lease)
      if (current && current.holder !== holder && current.until > now.getTime()) return null
      const number = (current?.number ?? 0) + 1
      held.set(lease, { holder, number, until: until.getTime() })
      return { lease, number }
    },
    async renew(fence, until) {
      expectHeld(fence).until = until.getTime()
    },
    async release(fence) {
      expectHeld(fence).until = -Infinity
    },
  }
}

function createWorld() {
  const time = createTime()
  const leases = createLeases()
  const log: string[] = []
  return {
    time,
    leases,
    log,
    /** Starts a holder that works until it is stopped. `sleep`: its own, which may be delayed. */
    start(holder: string, sleep = time.sleep) {
      const stop = new AbortController()
      const deps = { leases, holder, leaseMs: 8_000, clock: time.clock, sleep }
      const ended = underLease(deps, 'x', stop.signal, async ({ number }, signal) => {
        log.push(`${holder} begins ${number}`)
        await new Promise<void>((resolve) =>
          signal.addEventListener('abort', () => resolve(), { once: true }),
        )
        log.push(`${holder} ends ${number}`)
      })
      return {
        async stop() {
          stop.abort(new Error('the end'))
          await ended
        },
      }
    },
  }
}

test('one at a time; the next begins when the one before has stopped', async () => {
  const { time, log, start } = createWorld()
  const first = start('a')
  await time.pass(1)
  const second = start('b')
  await time.pass(300_000)
  expect(log).toEqual(['a begins 1'])
  await first.stop()
  await time.pass(5_000)
  expect(log).toEqual(['a begins 1', 'a ends 1', 'b begins 2'])
  await second.stop()
})

test('the next holder takes over when the lease of a dead one ends, or at once under the same name', async () => {
  const { time, leases, log, start } = createWorld()
  await leases.acquire('x', 'dead', time.clock(), new Date(30_000))
  const other = start('other')
  await time.pass(29_000)
  expect(log).toEqual([])
  await time.pass(3_000)
  expect(log).toEqual(['other begins 2'])
  await other.stop()

  await leases.acquire('x', 'dead', time.clock(), new Date(1e9))
  const same = start('dead')
  await time.pass(0)
  expect(log.at(-1)).toBe('dead begins 4')
  await same.stop()
})

test('a stalled holder stops when it notices that it was overtaken, and waits again', async () => {
  const { time, log, start } = createWorld()
  let release = () => {}
  const heldUp = new Promise<void>((resolve) => (release = resolve))
  const slow = start('slow', async (ms, signal) => {
    await time.sleep(ms, signal)
    if (log.length === 1) await heldUp
  })
  await time.pass(1)
  const quick = start('quick')
  await time.pass(45_000)
  expect(log).toEqual(['slow begins 1', 'quick begins 2'])
  release()
  await time.pass(60_000)
  expect(log).toEqual(['slow begins 1', 'quick begins 2', 'slow ends 1'])
  await quick.stop()
  await time.pass(5_000)
  expect(log.slice(3)).toEqual(['quick ends 2', 'slow begins 3'])
  await slow.stop()
})

test('an error of the work reaches the caller, and the lease ends', async () => {
  const { time, leases } = createWorld()
  const { signal } = new AbortController()
  const deps = { leases, holder: 'a', leaseMs: 8_000, clock: time.clock, sleep: time.sleep }
  const working = underLease(deps, 'x', signal, () => Promise.reject(new Error('a defect')))
  await expect(working).rejects.toThrow('a defect')
})

test('overtaken work starts over', async () => {
  const { time, leases } = createWorld()
  const stop = new AbortController()
  const numbers: number[] = []
  const deps = { leases, holder: 'a', leaseMs: 8_000, clock: time.clock, sleep: time.sleep }
  await underLease(deps, 'x', stop.signal, async ({ number }) => {
    numbers.push(number)
    if (numbers.length < 3) throw new Overtaken('x')
    stop.abort(new Error('the end'))
  })
  expect(numbers).toEqual([1, 2, 3])
})
