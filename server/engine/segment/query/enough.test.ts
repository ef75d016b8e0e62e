import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DocSet, bitmapWords, listOf, restrict } from '../read/doc-set.ts'
import { decisionBy } from './decision.ts'
import { enoughOf } from './enough.ts'

const ACTS = 2_000
const acts = fc.uniqueArray(fc.nat(ACTS - 1), { maxLength: ACTS })
/** A few or many acts, as a list or a bitmap. */
const aSet = fc
  .tuple(fc.oneof(fc.uniqueArray(fc.nat(ACTS - 1), { maxLength: 40 }), acts), fc.boolean())
  .map(([members, isBitmap]) => (isBitmap ? bitmap(members) : Uint16Array.from(members).sort()))
const aPart = fc.record({ set: aSet, weight: fc.integer({ min: 1, max: 12_000 }) })

test('acts have enough weight as their sums tell, of few parts and of many', () => {
  fc.assert(
    fc.property(
      fc.array(aPart, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0.01, max: 1.1, noNaN: true }),
      fc.option(aSet),
      (unsorted, share, within) => {
        const parts = unsorted.toSorted((a, b) => b.weight - a.weight)
        const least = Math.ceil(sumOf(parts.map(({ weight }) => weight)) * share)
        const node = {
          kind: 'most' as const,
          parts: parts.map(({ weight }, i) => ({ node: termOf(i), weight })),
          least,
          long: null,
        }
        const segment = { row: { acts: ACTS }, take: () => {} }
        const found = enoughOf(node, segment, within, (asked, among) => {
          const part = node.parts.findIndex((one) => one.node === asked)
          return restrict(parts[part]!.set, among)
        })
        const members = parts.map(({ set }) => new Set(listOf(set)))
        const allowed = within && new Set(listOf(within))
        const expected = Array.from({ length: ACTS }, (_, act) => act).filter(
          (act) =>
            (allowed === null || allowed.has(act)) &&
            sumOf(parts.map(({ weight }, i) => (members[i]!.has(act) ? weight : 0))) >= least,
        )
        expect([...listOf(found)]).toEqual(expected)
      },
    ),
  )
})

test('equal weights take as few choices as counting does', () => {
  // Two of three: the first, then the second with it or without, then the third.
  expect(decisionBy([5, 5, 5], 10)?.choices).toHaveLength(4)
  expect(decisionBy([9, 1, 1], 9)?.choices).toHaveLength(1)
  expect(decisionBy([1, 1], 3)).toEqual({ choices: [], first: -2 })
})

test('of a pasted text there are too many choices', () => {
  const weights = Array.from({ length: 30 }, (_, i) => 9_000 - i * i)
  expect(decisionBy(weights, Math.ceil(sumOf(weights) * 0.8))).toBeNull()
})

const termOf = (part: number) => ({ kind: 'term' as const, term: String(part) })
const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

function bitmap(members: number[]): DocSet {
  const words = new Uint32Array(bitmapWords(ACTS))
  for (const act of members) words[act >>> 5]! |= 1 << (act & 31)
  return words
}
