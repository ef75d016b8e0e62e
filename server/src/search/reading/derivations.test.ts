import { expect, test } from 'vitest'
import { stem } from '../../../engine/analysis.ts'
import { allDerivations, derivedFrom } from './derivations.ts'

test('every word is in one row, and no two of a row are inflections of each other', () => {
  const stems = allDerivations().flatMap((row) => row.map(stem))
  expect(stems.filter((one, i) => stems.indexOf(one) !== i)).toEqual([])
  for (const row of allDerivations()) expect(row.length).toBeGreaterThan(1)
})

test.each(['reforma', 'dispensar', 'registro', 'porta', 'mar', 'de', '2023'])(
  '%s has none: its derivatives mean something else',
  (word) => {
    expect(derivedFrom(word)).toEqual([])
  },
)
