import fc from 'fast-check'
import { expect, test } from 'vitest'
import { share } from '../../ranking/bm25.ts'
import { norms } from '../../ranking/norms.ts'
import { bitmapWords } from './doc-set.ts'
import { leadingActs } from './leading-acts.ts'

const ACTS = 400
const NORMS = norms(128)

const asked = fc.record({
  /** By act: its frequency, and its length byte. */
  of: fc.dictionary(
    fc.nat(ACTS - 1).map(String),
    fc.tuple(fc.constantFrom(1, 1, 1, 2, 3, 255), fc.constantFrom(3, 20, 20, 40)),
  ),
  size: fc.integer({ min: 1, max: 100 }),
  weight: fc.constantFrom(1, 0.5),
})

test('none of the best acts is missing, of equal ones none of the newest', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(asked, ({ of, size, weight }) => {
      const acts = Object.keys(of).map(Number) // ascending, being integers
      const frequencies = Uint8Array.from(Object.values(of), ([frequency]) => frequency)
      const lengths = new Uint8Array(ACTS)
      const bits = new Uint32Array(bitmapWords(ACTS))
      for (const [act, [, length]] of Object.entries(of)) {
        lengths[Number(act)] = length
        bits[Number(act) >>> 5]! |= 1 << (Number(act) & 31)
      }
      const best = acts
        .map((act, i) => ({ act, share: share(weight * frequencies[i]!, NORMS[lengths[act]!]!) }))
        .toSorted((a, b) => b.share - a.share || b.act - a.act)
      for (const docs of [Uint16Array.from(acts), bits]) {
        const { acts: found, shares } = leadingActs(size, {
          docs,
          frequencies,
          weight,
          lengths,
          norms: NORMS,
        })!
        const leading = Array.from(found, (act, i) => ({ act, share: shares[i]! }))
        expect(leading).toEqual(best.slice(0, leading.length))
        expect(leading.length).toBeGreaterThanOrEqual(Math.min(size, acts.length))
        seen.add(leading.length < acts.length ? 'some' : 'all')
      }
    }),
  )
  expect([...seen].toSorted()).toEqual(['all', 'some'])
})

test('shares that only rounding may tell apart are not put in order', () => {
  const lengths = Uint8Array.from([0, 1])
  const nearly = Float64Array.from([1, 1 + 1e-12])
  const docs = Uint16Array.from([0, 1])
  const source = { docs, frequencies: Uint8Array.from([1, 1]), weight: 1, lengths, norms: nearly }
  expect(leadingActs(1, source)).toBeNull()
  expect(leadingActs(2, source)!.acts).toHaveLength(2)
  expect(leadingActs(1, { ...source, norms: Float64Array.from([1, 2]) })!.acts).toEqual(
    Uint16Array.from([0]),
  )
})
