import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packVector } from './quantise.ts'
import { createVectorTable } from './vector-table.ts'

const DIMENSIONS = 13
const ALL = { first: -Infinity, last: Infinity }

const unit = fc
  .array(fc.integer({ min: -9, max: 9 }), { minLength: DIMENSIONS, maxLength: DIMENSIONS })
  .filter((numbers) => numbers.some((one) => one !== 0))
  .map((numbers) => Float32Array.from(numbers, (one) => one / Math.hypot(...numbers)))
const change = fc.record({ key: fc.nat(20), vector: fc.option(unit) })

test('has the likeness of every act that was put and not removed, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), unit, fc.nat(20), (changes, query, first) => {
      const table = createVectorTable(DIMENSIONS)
      const known = new Map<number, Float32Array>()
      for (const { key, vector } of changes) {
        if (vector === null) {
          table.remove(key)
          known.delete(key)
        } else {
          table.put(key, packVector(vector))
          known.set(key, vector)
        }
      }
      expect(table.size).toBe(known.size)
      const { acts } = table.nearest(query, { first, last: 20 }, 100)
      const expected = [...known].filter(([key]) => key >= first)
      expect(new Set(acts.map(({ key }) => key))).toEqual(new Set(expected.map(([key]) => key)))
      for (const { key, likeness } of acts) {
        const cosine = query.reduce((sum, one, at) => sum + one * known.get(key)![at]!, 0)
        expect(Math.abs(likeness - cosine)).toBeLessThan(0.02)
      }
    }),
  )
})

test('grows, and finds the best of many', () => {
  const table = createVectorTable(DIMENSIONS)
  const at = (angle: number) =>
    Float32Array.from({ length: DIMENSIONS }, (_, i) =>
      i === 0 ? Math.cos(angle) : i === 1 ? Math.sin(angle) : 0,
    )
  for (let key = 0; key < 40_000; key++) table.put(key, packVector(at((key / 40_000) * Math.PI)))
  const { acts, mean } = table.nearest(at(0), ALL, 3)
  expect(acts.map(({ likeness }) => likeness > 0.99)).toEqual([true, true, true])
  expect(Math.max(...acts.map(({ key }) => key))).toBeLessThan(2_000)
  expect(Math.abs(mean)).toBeLessThan(0.01)
})
