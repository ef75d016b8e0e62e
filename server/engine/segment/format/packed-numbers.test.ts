import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packNumbers, unpackNumbers } from './packed-numbers.ts'

const numbers = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.nat(3) },
      { weight: 4, arbitrary: fc.nat(300) },
      { weight: 1, arbitrary: fc.nat(70_000) },
      { weight: 1, arbitrary: fc.integer({ min: 2 ** 32 - 3, max: 2 ** 32 - 1 }) },
    ),
    { maxLength: 300 },
  )
  .map((list) => Uint32Array.from(list))

test('packed numbers come back', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      const packed = packNumbers(list, list.length)
      expect(unpack(packed, list.length)).toEqual(list)
    }),
  )
})

test('small numbers take a bit each, a rare large one some bytes', () => {
  const list = new Uint32Array(800)
  expect(packNumbers(list, 800)).toHaveLength(1 + 100)
  list[17] = 1_000
  expect(packNumbers(list, 800)).toHaveLength(1 + 100 + 2)
})

test('bytes that are too few, too many or others are an error or numbers', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), fc.uint8Array({ maxLength: 40 }), (list, cut, others) => {
      const packed = packNumbers(list, list.length)
      expect(() => unpack(packed.slice(0, cut % packed.length), list.length)).toThrow(RangeError)
      expect(() => unpack(Uint8Array.of(...packed, 0), list.length)).toThrow(RangeError)
      try {
        unpack(others, list.length)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }),
  )
})

function unpack(bytes: Uint8Array, count: number): Uint32Array {
  const into = new Uint32Array(count)
  unpackNumbers(bytes, into)
  return into
}
