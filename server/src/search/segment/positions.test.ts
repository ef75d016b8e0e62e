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

test('the positions of an act some acts behind a place', () => {
  fc.assert(
    fc.property(fc.array(positions, { minLength: 1, maxLength: 10 }), fc.nat(), (acts, n) => {
      const { bytes, starts } = encode(acts)
      const skipped = n % acts.length
      const found = new PositionList()
      expect(found.read({ bytes, at: 0 }, skipped)).toBe(starts[skipped + 1] ?? bytes.length)
      expect(valuesOf(found)).toEqual(acts[skipped])
      expect(() => found.read({ bytes, at: 0 }, acts.length)).toThrow(RangeError)
    }),
  )
})

test('of some places those stay that a list follows', () => {
  fc.assert(
    fc.property(positions, positions, fc.nat(3), fc.nat(2), (kept, other, offset, before) => {
      const places = Int32Array.from([...Array.from({ length: before }, () => -1), ...kept])
      const found = list(encode([other]).bytes, 0)
      const end = found.keepFollowed(places, before, places.length, offset, 0)
      expect([...places.subarray(0, end)]).toEqual(
        kept.filter((place) => other.includes(place + offset)),
      )
    }),
  )
})

test('a list knows whether a position lies between two', () => {
  fc.assert(
    fc.property(positions, fc.array(fc.nat(300)), fc.nat(300), (a, firsts, length) => {
      const found = list(encode([a]).bytes, 0)
      for (let round = 0; round < 2; round++) {
        found.rewind()
        for (const first of firsts.toSorted((x, y) => x - y))
          expect(found.hasNext(first, first + length)).toBe(
            a.some((position) => position >= first && position <= first + length),
          )
      }
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
