import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import { sealed, unsealed } from './checksum.ts'
import { aliasedTerm, isAlias, writeAlias } from './dictionary.ts'
import { decodeFacet, encodeFacet } from './facet-column.ts'
import { KeyRuns } from './key-runs.ts'
import { byteToLength, lengthToByte } from '../../ranking/length.ts'
import { Term } from './term.ts'

test('numbers of any size come back', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(300), fc.maxSafeNat())), (numbers) => {
      const writer = new ByteWriter()
      for (const number of numbers) writer.varint(number)
      const reader = new ByteReader(writer.copy())
      expect(numbers.map(() => reader.varint())).toEqual(numbers)
      expect(reader.done).toBe(true)
    }),
  )
})

test('a number without end is an error', () => {
  expect(() => new ByteReader(new Uint8Array(400).fill(0xff)).varint()).toThrow(RangeError)
  expect(() => new ByteReader(new Uint8Array([0x80])).varint()).toThrow(RangeError)
  expect(() => new ByteReader(new Uint8Array(20).fill(0xff, 0, 19)).varint()).toThrow(RangeError)
})

test('a length byte is exact up to 15 and an eighth below at most', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(40), fc.nat(400_000), fc.nat(2 ** 31 - 1)), (words) => {
      const length = byteToLength(lengthToByte(words))
      expect(lengthToByte(words)).toBeLessThan(256)
      expect(length).toBeLessThanOrEqual(words)
      expect(words - length).toBeLessThanOrEqual(words < 16 ? 0 : words / 8)
      expect(lengthToByte(length)).toBe(lengthToByte(words))
    }),
  )
})

test('any flipped bit is noticed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat(), (body, at) => {
      const row = sealed(body).slice()
      expect([...unsealed(row)]).toEqual([...body])
      const bit = at % (row.length * 8)
      row[bit >>> 3]! ^= 1 << (bit & 7)
      expect(() => unsealed(row)).toThrow(RangeError)
      expect(() => unsealed(row.subarray(0, 3))).toThrow(RangeError)
    }),
  )
})

test('terms sort as strings do, byte by byte, and come back', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', '0', 'é', '漢', '𝒳', '\u{fb03}'), maxLength: 8 }),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  fc.assert(
    fc.property(text, text, (a, b) => {
      const order = (n: number) => Math.sign(n)
      expect(order(Term.of(a).compare(Term.of(b)))).toBe(a < b ? -1 : a === b ? 0 : 1)
      expect(Term.of(a).startsWith(Term.of(b))).toBe(a.startsWith(b))
      expect(Term.of(a).toString()).toBe(a)
    }),
  )
})

test('keys come back from their runs', () => {
  const keys = fc
    .uniqueArray(
      fc.oneof(
        fc.nat(60),
        fc.nat(60).map((n) => n + 9_000 * 2 ** 20),
      ),
      { minLength: 1 },
    )
    .map((unsorted) => unsorted.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(keys, fc.oneof(fc.nat(70), fc.constant(9_000 * 2 ** 20 + 7)), (keys, sought) => {
      const runs = new KeyRuns(KeyRuns.encode(keys), keys.length)
      expect(keys.map((_, ordinal) => runs.keyOf(ordinal))).toEqual(keys)
      expect(runs.ordinalFrom(sought)).toBe(keys.filter((key) => key < sought).length)
      expect(runs.find(sought)).toBe(keys.indexOf(sought))
    }),
  )
})

test('facet values come back', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', 'a', 'ação/b', '𝒳')), (values) => {
      const facet = decodeFacet(encodeFacet(values), values.length)
      expect(Array.from(facet.ordinals, (ordinal) => facet.values[ordinal])).toEqual(values)
    }),
  )
})

test('the word of a stem comes back, whatever they share', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '漢'), maxLength: 6 })
  fc.assert(
    fc.property(text, text, text, (shared, ofStem, ofWord) => {
      const stem = Term.of(`X${shared}${ofStem}`)
      const word = Term.of(`x${shared}${ofWord}`)
      const payload = new ByteWriter()
      writeAlias(payload, stem, word)
      expect(isAlias(payload.view())).toBe(true)
      expect(aliasedTerm(stem, payload.view(), 0, payload.length).toString()).toBe(word.toString())
    }),
  )
})
