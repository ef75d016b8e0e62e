import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteWriter } from './byte-writer.ts'
import { PositionCursor, PositionList, skipPositions, writePositions } from './positions.ts'

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

test('a cursor goes on to the first position that is not below another', () => {
  fc.assert(
    fc.property(positions, fc.array(fc.nat(500_000)), (act, sought) => {
      const cursor = new PositionCursor()
      cursor.open(encode([act]).bytes, 0)
      cursor.next()
      for (const position of sought.toSorted((a, b) => a - b)) {
        cursor.advance(position)
        expect(cursor.position).toBe(act.find((at) => at >= position) ?? Infinity)
      }
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
  const cursor = new PositionCursor()
  cursor.open(bytes, at)
  const list = new PositionList()
  list.read(cursor)
  return list
}

function read(bytes: Uint8Array, at: number): number[] {
  const found = list(bytes, at)
  return Array.from({ length: found.count }, (_, i) => found.at(i))
}
