import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteWriter } from './byte-writer.ts'
import { PositionList, skipPositions, writePositions } from './positions.ts'

const positions = fc
  .uniqueArray(fc.oneof(fc.nat(200), fc.nat(400_000), fc.nat(2 ** 30)), { maxLength: 80 })
  .map((unsorted) => unsorted.toSorted((a, b) => a - b))

test('the positions of acts come back, each from its own place', () => {
  fc.assert(
    fc.property(fc.array(positions, { minLength: 1, maxLength: 10 }), (acts) => {
      const { bytes, starts } = encode(acts)
      for (const [i, expected] of acts.entries()) {
        expect(read(bytes, starts[i]!)).toEqual(expected)
        expect(skipPositions(bytes, starts[i]!)).toBe(starts[i + 1] ?? bytes.length)
      }
    }),
  )
})

test('bytes that end too early are an error, whatever they are', () => {
  fc.assert(
    fc.property(positions, fc.nat(), (act, cut) => {
      const { bytes } = encode([act])
      const short = bytes.slice(0, cut % bytes.length)
      expect(() => skipPositions(short, 0)).toThrow(RangeError)
      expect(() => read(short, 0)).toThrow(RangeError)
    }),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      let end = -1
      try {
        end = skipPositions(bytes, 0)
        read(bytes, 0)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
      expect(end).toBeLessThanOrEqual(bytes.length)
    }),
  )
})

test('positions up to a last one, and one more', () => {
  fc.assert(
    fc.property(positions, fc.nat(500_000), (act, last) => {
      const found = new PositionList()
      found.read({ bytes: encode([act]).bytes, at: 0 }, last)
      const expected = act.filter((_, i) => i === 0 || act[i - 1]! <= last)
      expect(valuesOf(found)).toEqual(expected)
    }),
  )
})

test('of the positions those stay that another list follows', () => {
  fc.assert(
    fc.property(positions, positions, fc.nat(3), (act, other, distance) => {
      const found = list(encode([act]).bytes, 0)
      found.keepFollowed(list(encode([other]).bytes, 0), distance)
      expect(valuesOf(found)).toEqual(act.filter((position) => other.includes(position + distance)))
    }),
  )
})

test('a list knows whether a position lies between two', () => {
  fc.assert(
    fc.property(positions, fc.nat(300), fc.nat(300), (a, first, length) => {
      expect(list(encode([a]).bytes, 0).hasBetween(first, first + length)).toBe(
        a.some((position) => position >= first && position <= first + length),
      )
    }),
  )
})

function encode(acts: number[][]) {
  const writer = new ByteWriter()
  const starts = acts.map((act) => {
    const start = writer.length
    writePositions(writer, Int32Array.from(act), 0, act.length)
    return start
  })
  return { bytes: writer.copy(), starts }
}

function list(bytes: Uint8Array, at: number): PositionList {
  const list = new PositionList()
  list.read({ bytes, at })
  return list
}

function read(bytes: Uint8Array, at: number): number[] {
  return valuesOf(list(bytes, at))
}

function valuesOf(list: PositionList): number[] {
  return Array.from({ length: list.count }, (_, i) => list.at(i))
}
