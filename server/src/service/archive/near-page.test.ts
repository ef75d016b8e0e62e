import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ByWords, nearPage } from './near-page.ts'

const keys = fc.uniqueArray(fc.nat(400), { maxLength: 300 })

/** A list by words, of an engine. */
const listOf =
  (list: number[]): ByWords =>
  async (among, { offset, limit }) => {
    const left = list.filter(
      (key) => among === undefined || Array.from(among.keys).includes(key) !== among.others,
    )
    return { total: left.length, keys: left.slice(offset, offset + limit) }
  }

test('pages have every act of both lists once, and the total is exact', async () => {
  await fc.assert(
    fc.asyncProperty(keys, keys, fc.integer({ min: 1, max: 70 }), async (words, near, limit) => {
      const meant = near.slice(0, 50)
      const found: number[] = []
      const all = new Set([...words, ...meant])
      for (let offset = 0; offset <= all.size; offset += limit) {
        const page = await nearPage(listOf(words), meant, { offset, limit })
        expect(page.total).toBe(all.size)
        found.push(...page.keys)
      }
      expect(found.length).toBe(all.size)
      expect(new Set(found)).toEqual(all)
    }),
  )
})

test('what both lists have comes first', async () => {
  const { keys } = await nearPage(listOf([1, 2, 3]), [3, 4], { offset: 0, limit: 10 })
  expect(keys).toEqual([3, 1, 2, 4])
})
