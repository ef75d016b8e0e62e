import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenBatches } from './even-batches.ts'

const batched = (count: number, length: number) =>
  evenBatches(Array<number>(count).fill(length), (act) => act).map((batch) => batch.length)

test.each([
  ['few short acts are one batch', 30, 1_000, [30]],
  ['short acts are counted', 200, 1_000, [100, 100]],
  ['a last small batch is not left over', 210, 1_000, [105, 105]],
  ['long acts are weighed, and split evenly', 200, 400_000 / 60, [67, 67, 66]],
  ['a little over is taken along', 70, 400_000 / 60, [70]],
  ['one of any length is a batch', 1, 1e9, [1]],
  ['of nothing there are none', 0, 0, []],
])('%s', (_, count, length, expected) => {
  expect(batched(count, length)).toEqual(expected)
})

test('every act is in one batch, in order, and none is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(10), fc.nat(500_000)), { maxLength: 500 }), (acts) => {
      const batches = evenBatches(acts, (act) => act)
      expect(batches.flat()).toEqual(acts)
      expect(batches.every((batch) => batch.length > 0)).toBe(true)
    }),
  )
})
