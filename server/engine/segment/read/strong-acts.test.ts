import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitmapWords, listOf } from './doc-set.ts'
import { strongActs } from './strong-acts.ts'

const ACTS = 300
const LENGTHS = Uint8Array.from({ length: ACTS }, (_, act) => act % 7)

test('acts with a sufficient frequency for their length, from lists and from bitmaps', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.nat(ACTS - 1).map(String), fc.integer({ min: 1, max: 400 })),
      fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 7, maxLength: 7 }),
      (frequencyOf, least) => {
        const acts = Object.keys(frequencyOf).map(Number) // ascending, being integers
        const frequencies = Uint32Array.from(Object.values(frequencyOf))
        const bits = new Uint32Array(bitmapWords(ACTS))
        for (const act of acts) bits[act >>> 5]! |= 1 << (act & 31)
        const expected = acts.filter((act) => frequencyOf[act]! >= least[LENGTHS[act]!]!)
        for (const docs of [Uint16Array.from(acts), bits]) {
          const found = strongActs(docs, frequencies, LENGTHS, Float64Array.from(least))
          expect([...listOf(found)]).toEqual(expected)
        }
      },
    ),
  )
})
