import { expect, test } from 'vitest'
import type { Receiver } from './delivery-queue.ts'
import { createLanes } from './lanes.ts'

const LIMITS = { total: 16, perWebhook: 4, doubtful: 10 }

type Condition = 'well' | 'failing' | 'cautious' | 'inactive' | 'gone'

function receiver(id: string, condition: Condition): Receiver {
  return {
    id,
    url: 'https://exemplo.com.br/',
    secrets: { secret: 'segredo', next: null },
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

/** Lanes with as much waiting in each as the test says; gives whose turn it was, in order. */
function createWorld(conditions: Record<string, Condition>) {
  const lanes = createLanes(LIMITS)
  const waiting = new Map<string, number>()
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
      const begun = lanes.plan(now, receivers).filter((id) => {
        const left = waiting.get(id) ?? 0
        if (left === 0) next.set(id, null)
        else waiting.set(id, left - 1)
        return left > 0
      })
      lanes.take({ receivers, begun, next })
      return begun.join('')
    },
    end(id: string) {
      lanes.leave(id)
    },
  }
}

test('everybody gets a turn before anybody gets another, and no more than a share', () => {
  const world = createWorld({})
  world.wait('a', 100)
  world.wait('b', 2)
  world.wait('c', 100)
  expect(world.fill()).toBe('abcabcacac')
  expect(world.fill()).toBe('')
  world.end('c')
  world.end('a')
  world.wait('d', 1)
  expect(world.fill()).toBe('acd')
})

test('all together are no more than the total; who waited longest is next', () => {
  const world = createWorld({})
  for (const id of 'abcdef') world.wait(id, 100)
  expect(world.fill()).toBe('abcdefabcdefabcd')
  expect(world.lanes.inFlight()).toBe(16)
  expect(world.lanes.nextDue()).toBeNull()
  world.end('a')
  expect(world.fill()).toBe('e')
})

test.each(['failing', 'cautious'] as const)('%s: one at a time', (condition) => {
  const world = createWorld({ a: condition })
  world.wait('a', 100)
  expect(world.fill()).toBe('a')
  expect(world.lanes.nextDue()).toBeNull()
  world.end('a')
  expect(world.fill()).toBe('a')
})

test.each(['inactive', 'gone'] as const)('%s: nothing', (condition) => {
  const world = createWorld({ a: condition })
  world.wait('a', 100)
  expect(world.fill()).toBe('')
  expect(world.lanes.nextDue()).toBeNull()
})

test('receivers that fail leave room for those that do not, however many they are', () => {
  const failing = 'ABCDEFGHIJKLMNOP'.split('')
  const world = createWorld(Object.fromEntries(failing.map((id) => [id, 'failing'])))
  for (const id of failing) world.wait(id, 1)
  expect(world.fill()).toHaveLength(LIMITS.doubtful)
  expect(world.lanes.nextDue()).toBeNull()
  world.wait('a', 100)
  expect(world.fill()).toBe('aaaa')
  world.end('A')
  expect(world.fill()).toBe('K')
})

test('a webhook that changed is read anew', () => {
  const conditions: Record<string, Condition> = { a: 'inactive' }
  const world = createWorld(conditions)
  world.wait('a', 100)
  expect(world.fill()).toBe('')
  conditions.a = 'well'
  world.lanes.forget('a')
  world.lanes.expect('a', 0)
  expect(world.fill()).toBe('aaaa')
})

test('nothing is taken before it is due', () => {
  const { lanes } = createWorld({})
  lanes.expectAll(
    new Map([
      ['a', 30],
      ['b', 20],
    ]),
  )
  lanes.expect('a', 40)
  expect(lanes.nextDue()).toBe(20)
})
