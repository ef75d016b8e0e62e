import { expect, test } from 'vitest'
import type { Receiver } from './delivery-queue.ts'
import { createLanes } from './lanes.ts'

const ROOM = { prompt: 16, steady: 12, doubtful: 10 }

type Condition = 'well' | 'failing' | 'cautious' | 'inactive' | 'gone' | 'capped' | 'resting'

function receiver(id: string, condition: Condition): Receiver {
  return {
    id,
    url:
      condition === 'resting'
        ? 'https://hooks.slack.com/services/T0/B0/x'
        : 'https://exemplo.com.br/',
    shownUrl: '',
    secrets: { secret: 'segredo', next: null },
    max_simultaneas: condition === 'capped' ? 3 : null,
    envio: null,
    health: {
      ativo: condition !== 'inactive',
      falhas_consecutivas: condition === 'failing' ? 3 : 2,
      aliveAt: 0,
      warned: false,
    },
    cautious: condition === 'cautious',
    gone: condition === 'gone',
  }
}

/** Lanes with as many waiting deliveries as the test says; `fill` gives the turns in their order. */
function createWorld(conditions: Record<string, Condition> = {}) {
  const lanes = createLanes(ROOM)
  const waiting = new Map<string, number>()
  const begunAt = new Map<string, number[]>()
  let made = 0
  return {
    lanes,
    wait(id: string, count: number) {
      waiting.set(id, count)
      lanes.expect(id, 0)
    },
    fill(now = 1): string {
      const receivers = new Map(
        [...lanes.candidates(now)].map(([id, known]) => [
          id,
          known ?? receiver(id, conditions[id] ?? 'well'),
        ]),
      )
      const next = new Map<string, null>()
      const turns = lanes.plan(now, receivers).filter((id) => {
        const left = waiting.get(id) ?? 0
        if (left === 0) next.set(id, null)
        else waiting.set(id, left - 1)
        return left > 0
      })
      const begun = turns.map((webhookId) => {
        begunAt.set(webhookId, [...(begunAt.get(webhookId) ?? []), made])
        return { id: String(made++), webhookId }
      })
      lanes.take({ receivers, begun, next }, now)
      return turns.join('')
    },
    /** The earliest attempt ends after `ms`. */
    end(id: string, ms = 1, succeeded = true, restMs = 0) {
      const attempt = String(begunAt.get(id)!.shift())
      lanes.leave(id, { id: attempt, startedAt: 1, endedAt: 1 + ms, succeeded, restMs })
    },
  }
}

test('every webhook gets a turn before any gets another, and at most its window', () => {
  const world = createWorld()
  world.wait('a', 100)
  world.wait('b', 2)
  world.wait('c', 3)
  expect(world.fill()).toBe('abcabcacaaa')
  expect(world.fill()).toBe('aa')
  expect(world.fill()).toBe('')
  world.end('c')
  world.end('a')
  world.wait('d', 1)
  expect(world.fill()).toBe('ada')
})

test('all prompt receivers share their room; the one that waited longest is next', () => {
  const world = createWorld()
  for (const id of 'abcdef') world.wait(id, 100)
  expect(world.fill()).toBe('abcdefabcdefabcd')
  expect(world.lanes.inFlight()).toBe(16)
  world.end('a')
  expect(world.fill()).toBe('e')
})

test('a receiver that answers well gets more and more, up to a limit', () => {
  const lanes = createLanes({ prompt: 1_000, steady: 1_000, doubtful: 1_000 })
  let made = 0
  const sizes = Array.from({ length: 10 }, () => {
    lanes.expect('a', 0)
    const receivers = new Map([['a', receiver('a', 'well')]])
    const begun = lanes.plan(1, receivers).map((webhookId) => ({ id: String(made++), webhookId }))
    lanes.take({ receivers, begun, next: new Map() }, 1)
    for (const { id } of begun)
      lanes.leave('a', { id, startedAt: 1, endedAt: 101, succeeded: true, restMs: 0 })
    return begun.length
  })
  expect(sizes[0]).toBe(8)
  expect(sizes.at(-1)).toBe(64)
  expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes)
})

test('any other result halves it', () => {
  const world = createWorld()
  world.wait('a', 100)
  world.fill()
  world.end('a', 1, false)
  world.end('a')
  expect(world.fill()).toBe('')
  world.end('a')
  world.end('a')
  expect(world.fill()).toBe('aaa')
})

test.each(['failing', 'cautious'] as const)('%s: one at a time', (condition) => {
  const world = createWorld({ a: condition })
  world.wait('a', 100)
  expect(world.fill()).toBe('a')
  expect(world.lanes.nextDue(1)).toBeNull()
  world.end('a')
  expect(world.fill()).toBe('a')
})

test('its owner may allow less, but never more than it handles', () => {
  const world = createWorld({ a: 'capped' })
  world.wait('a', 100)
  expect(world.fill()).toBe('aaa')
  expect(world.lanes.nextDue(1)).toBeNull()
  world.end('a', 1, false)
  world.end('a', 1, false)
  expect(world.fill()).toBe('a')
})

test.each(['inactive', 'gone'] as const)('%s: nothing', (condition) => {
  const world = createWorld({ a: condition })
  world.wait('a', 100)
  expect(world.fill()).toBe('')
  expect(world.lanes.nextDue(1)).toBeNull()
})

test('failing receivers leave room for the others, however many they are', () => {
  const failing = 'ABCDEFGHIJKLMNOP'.split('')
  const world = createWorld(Object.fromEntries(failing.map((id) => [id, 'failing'])))
  for (const id of failing) world.wait(id, 1)
  expect(world.fill()).toHaveLength(ROOM.doubtful)
  world.wait('a', 8)
  expect(world.fill()).toBe('aaaaaaaa')
  world.end('A')
  expect(world.fill()).toBe('K')
})

test('slow receivers leave room for the others even before they answer', () => {
  const world = createWorld()
  world.wait('a', 100)
  world.wait('b', 100)
  expect(world.fill(1)).toBe('abababababababab')
  world.wait('c', 1)
  expect(world.fill(1)).toBe('')
  expect(world.lanes.nextDue(1)).toBe(51)
  expect(world.fill(52)).toBe('c')
})

test('an answer after more than a second makes a receiver doubtful, whatever its status', () => {
  const slow = 'ABCDEFGHIJKLMNOP'.split('')
  const world = createWorld()
  for (const id of slow) world.wait(id, 100)
  expect(world.fill(1)).toHaveLength(ROOM.prompt)
  for (const id of slow) world.end(id, 4_000)
  expect(world.fill(4_001)).toHaveLength(ROOM.doubtful)
  world.wait('a', 8)
  expect(world.fill(4_001)).toBe('aaaaaaaa')
})

test('a changed webhook is read again', () => {
  const conditions: Record<string, Condition> = { a: 'inactive' }
  const world = createWorld(conditions)
  world.wait('a', 100)
  expect(world.fill()).toBe('')
  conditions.a = 'well'
  world.lanes.forget('a')
  world.lanes.expect('a', 0)
  expect(world.fill()).toBe('aaaaaaaa')
})

test('nothing is taken before it is due', () => {
  const { lanes } = createWorld()
  lanes.expect('a', 30)
  lanes.expect('b', 20)
  lanes.expect('a', 40)
  expect(lanes.nextDue(1)).toBe(20)
})

test('a receiver that needs rest gets one at a time, and none before it has rested', () => {
  const world = createWorld({ a: 'resting' })
  world.wait('a', 3)
  expect(world.fill(1)).toBe('a')
  expect(world.fill(5_000)).toBe('') // the first is in flight
  world.end('a')
  expect(world.lanes.nextDue(100)).toBe(1_002)
  expect(world.fill(1_001)).toBe('')
  expect(world.fill(1_002)).toBe('a')
  world.end('a', 1_100, false, 30_000)
  world.wait('a', 1)
  expect(world.fill(31_100)).toBe('') // as long as it asked for
  expect(world.fill(31_101)).toBe('a')
})
