import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

function filled(most: number, items: string) {
  const queue = createFairQueue<string>(most)
  const dropped = items.split(' ').map((item) => queue.add(item[0]!, item))
  return { queue, dropped: dropped.filter((item) => item !== null).join(' ') }
}

function drained(queue: { take(): string | null }): string {
  const taken: string[] = []
  for (let item = queue.take(); item !== null; item = queue.take()) taken.push(item)
  return taken.join(' ')
}

test('one each in turn, in the order of a group', () => {
  const { queue, dropped } = filled(10, 'a1 a2 a3 b1 c1 c2')
  expect([dropped, drained(queue)]).toEqual(['', 'a1 b1 c1 a2 c2 a3'])
  expect(queue.size).toBe(0)
})

test("the last to come is served before anybody's second request", () => {
  const { queue } = filled(10, 'a1 a2 a3')
  expect(queue.take()).toBe('a1')
  queue.add('b', 'b1')
  expect(drained(queue)).toBe('a2 b1 a3')
})

test('a canceled item loses its turn, and its group keeps its own', () => {
  const { queue } = filled(10, 'a1 a2 b1')
  queue.remove('a', 'a1')
  queue.remove('b', 'b1')
  queue.remove('b', 'b1')
  expect([queue.size, drained(queue)]).toEqual([1, 'a2'])
})

test('if too many wait, the oldest item of the largest group is dropped', () => {
  const { queue, dropped } = filled(4, 'a1 a2 a3 b1 b2 a4 b3')
  expect([dropped, drained(queue)]).toEqual(['a1 a2 b1', 'a3 b2 a4 b3'])
})

test('nothing is lost or duplicated, and each item waits for at most one of each other group', () => {
  const items = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat()), { maxLength: 40 })
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 10 }), (items, most) => {
      const queue = createFairQueue<[string, number]>(most)
      const dropped = items.flatMap(([group, n], i) => queue.add(group, [group, n + i / 100]) ?? [])
      expect(queue.size).toBe(Math.min(items.length, most))
      const taken: string[] = []
      for (let item = queue.take(); item !== null; item = queue.take()) taken.push(item[0])
      expect(taken.length + dropped.length / 2).toBe(items.length)
      for (const [i, group] of taken.entries()) {
        const between = taken.slice(taken.lastIndexOf(group, i - 1) + 1, i)
        expect(new Set(between).size).toBe(between.length)
      }
    }),
  )
})
