import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteWriter } from './byte-writer.ts'
import {
  type PositionPage,
  ActPositions,
  PositionList,
  skipPositions,
  writePositions,
} from './positions.ts'

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

test('the positions of some acts of a page, in groups of any size', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(positions, fc.constantFrom('sought', 'passed', 'absent')), {
        minLength: 1,
        maxLength: 40,
      }),
      fc.nat(4),
      (acts, shift) => {
        const present = acts.filter(([, kind]) => kind !== 'absent')
        const whole = page(
          present.map(([act]) => act),
          shift,
        )
        const sought = acts.filter(([, kind]) => kind !== 'passed')
        const ranks = Int32Array.from(sought, (act) => present.indexOf(act))
        const found = new ActPositions(sought.length)
        found.read({ pageOf: () => whole }, ranks, sought.length)
        for (const [i, [act, kind]] of sought.entries())
          expect([...found.values.subarray(found.startOf(i), found.ends[i])]).toEqual(
            kind === 'absent' ? [] : act,
          )
      },
    ),
  )
})

test('a page that ends too early, or any bytes in its place, end in an error or in positions', () => {
  fc.assert(
    fc.property(
      fc.array(positions, { minLength: 1, maxLength: 10 }),
      fc.nat(4),
      fc.nat(),
      fc.uint8Array({ maxLength: 40 }),
      (acts, shift, cut, others) => {
        const whole = page(acts, shift)
        const ranks = Int32Array.from(acts.keys())
        const read = (bytes: Uint8Array) => {
          const short = { ...whole, bytes, groups: whole.groups.subarray(0, cut % 5) }
          new ActPositions(acts.length).read({ pageOf: () => short }, ranks, acts.length)
        }
        expect(() => read(whole.bytes.slice(0, cut % whole.bytes.length))).toThrow(RangeError)
        try {
          read(others)
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      },
    ),
  )
})

function page(acts: number[][], shift: number): PositionPage {
  const { bytes, starts } = encode(acts)
  const groups = Uint16Array.from(starts.filter((_, act) => act > 0 && act % 2 ** shift === 0))
  return { from: 0, to: acts.length, shift, bytes, groups }
}

function encode(acts: number[][]) {
  const writer = new ByteWriter()
  const starts = acts.map((act) => {
    const start = writer.length
    writePositions(writer, Int32Array.from(act), 0, act.length)
    return start
  })
  return { bytes: writer.copy(), starts }
}

function read(bytes: Uint8Array, at: number): number[] {
  const list = new PositionList()
  list.append(bytes, at)
  return [...list.values.subarray(0, list.length)]
}
