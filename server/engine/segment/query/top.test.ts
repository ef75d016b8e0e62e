import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Top } from './top.ts'

test('keeps the best, newest first among equals', () => {
  const scored = fc.uniqueArray(fc.tuple(fc.nat(5), fc.nat(100)), { selector: ([, key]) => key })
  fc.assert(
    fc.property(scored, fc.integer({ min: 1, max: 12 }), fc.nat(12), (pairs, size, skipped) => {
      const top = new Top(size)
      for (const [score, key] of pairs) if (top.admits(score, key)) top.add(score, key)
      const expected = pairs.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]).slice(0, size)
      const sorted = expected.map(([score, key]) => ({ key, score }))
      expect(top.sorted()).toEqual(sorted)
      expect(top.sorted(skipped)).toEqual(sorted.slice(skipped))
    }),
  )
})
