import fc from 'fast-check'
import { expect, test } from 'vitest'
import { norms } from '../../ranking/norms.ts'
import { MANY } from '../format/stripes.ts'
import { ActsByLevel } from './acts-by-level.ts'
import { bitmapWords, listOf } from './doc-set.ts'
import { LEAST_LEVEL, MOST_LEVEL, ratioOf } from './levels.ts'

const ACTS = 300
const LENGTHS = Uint8Array.from({ length: ACTS }, (_, act) => (act % 7) * 30)
const NORMS = norms(256)

test('acts with a sufficient frequency for their length, from lists and from bitmaps', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.nat(ACTS - 1).map(String), fc.integer({ min: 1, max: 400 })),
      fc.constantFrom(1, 0.5, 8),
      fc.integer({ min: LEAST_LEVEL, max: MOST_LEVEL }),
      (frequencyOf, weight, level) => {
        const acts = Object.keys(frequencyOf).map(Number) // ascending, being integers
        const frequencies = Uint32Array.from(Object.values(frequencyOf))
        const bits = new Uint32Array(bitmapWords(ACTS))
        for (const act of acts) bits[act >>> 5]! |= 1 << (act & 31)
        const expected = acts.filter((act) => {
          const frequency = frequencyOf[act]!
          const least = (ratioOf(level) / weight) * NORMS[LENGTHS[act]!]!
          return frequency >= Math.min(least, MANY)
        })
        for (const docs of [Uint16Array.from(acts), bits]) {
          const source = { docs, frequencies, weight, lengths: LENGTHS, norms: NORMS }
          expect([...listOf(new ActsByLevel(source).from(level))]).toEqual(expected)
        }
      },
    ),
  )
})
