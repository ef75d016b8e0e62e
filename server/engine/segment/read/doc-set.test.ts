import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DocSet,
  bitmapWords,
  countBetween,
  countBoth,
  countOf,
  has,
  intersect,
  intersectAll,
  isEmpty,
  listOf,
  range,
  rankOf,
  subtract,
  unite,
} from './doc-set.ts'

const ACTS = 300

/** The same set as a list and as a bitmap. */
const set: fc.Arbitrary<{ members: number[]; set: DocSet }> = fc
  .tuple(
    fc.oneof(
      fc.uniqueArray(fc.nat(ACTS - 1), { maxLength: 20 }),
      fc.uniqueArray(fc.nat(ACTS - 1), { minLength: 100, maxLength: ACTS }),
    ),
    fc.boolean(),
  )
  .map(([unsorted, asBitmap]) => {
    const members = unsorted.toSorted((a, b) => a - b)
    return { members, set: asBitmap ? bitmap(members) : Uint16Array.from(members) }
  })

test('the operations are those of sets, whatever the form', () => {
  fc.assert(
    fc.property(
      set,
      set,
      set,
      fc.nat(ACTS - 1),
      fc.nat(ACTS),
      ({ members: a, set: x }, { members: b, set: y }, { members: c, set: z }, n, m) => {
        const [inA, inB, inC] = [new Set(a), new Set(b), new Set(c)]
        const sorted = (values: Iterable<number>) => [...values].sort((p, q) => p - q)
        expect([...listOf(x)]).toEqual(a)
        expect([...listOf(intersect(x, y))]).toEqual(sorted(inA.intersection(inB)))
        expect(countBoth(x, y)).toBe(inA.intersection(inB).size)
        const three = sorted(inA.intersection(inB).intersection(inC))
        expect([...listOf(intersectAll(x, [y, z]))]).toEqual(three)
        expect([...listOf(intersectAll(x, []))]).toEqual(a)
        expect([...listOf(subtract(x, y))]).toEqual(sorted(inA.difference(inB)))
        expect([...listOf(unite([x, y], ACTS))]).toEqual(sorted(inA.union(inB)))
        expect(countOf(x)).toBe(a.length)
        expect(isEmpty(x)).toBe(a.length === 0)
        expect(has(x, n)).toBe(inA.has(n))
        expect(rankOf(x, n)).toBe(a.filter((member) => member < n).length)
        const [from, to] = sorted([n, m]) as [number, number]
        const between = a.filter((member) => member >= from && member < to)
        expect(countBetween(x, from, to)).toBe(between.length)
        expect([...listOf(intersect(range(from, to, ACTS), x))]).toEqual(between)
      },
    ),
  )
})

test('the range from a position to itself is empty', () => {
  for (const place of [0, 1, 32, ACTS]) {
    expect(countBetween(bitmap([0, 31, 32]), place, place)).toBe(0)
    expect(countBetween(Uint16Array.of(0, 31, 32), place, place)).toBe(0)
  }
})

test('long ranges are bitmaps', () => {
  for (const [from, to] of [
    [0, 65_536],
    [1, 65_535],
    [31, 40_033],
    [32, 40_000],
  ] as const) {
    const set = range(from, to, 65_536)
    expect(countOf(set)).toBe(to - from)
    expect([has(set, from), has(set, to - 1), from > 0 && has(set, from - 1)]).toEqual([
      true,
      true,
      false,
    ])
    expect(rankOf(set, 65_536)).toBe(to - from)
  }
})

function bitmap(members: number[]): Uint32Array {
  const words = new Uint32Array(bitmapWords(ACTS))
  for (const member of members) words[member >>> 5]! |= 1 << (member & 31)
  return words
}
