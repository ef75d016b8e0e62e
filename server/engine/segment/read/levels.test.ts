import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_SHARE, share } from '../../ranking/bm25.ts'
import { LEAST_LEVEL, MOST_LEVEL, levelOf, ratioOf } from './levels.ts'

test('an act with a share has reached its level, and not one above the next', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: MAX_SHARE - 1e-9, noNaN: true }), (sought) => {
      const level = levelOf(sought)
      expect(share(ratioOf(level), 1)).toBeLessThanOrEqual(sought * (1 + 1e-9))
      if (level < MOST_LEVEL) expect(share(ratioOf(level + 1), 1)).toBeGreaterThan(sought)
    }),
  )
})

test('shares that every act has, or none can have, are at the ends', () => {
  expect(levelOf(0)).toBeLessThan(LEAST_LEVEL)
  expect(levelOf(-1)).toBeLessThan(LEAST_LEVEL)
  expect(levelOf(MAX_SHARE)).toBe(MOST_LEVEL)
  expect(levelOf(3)).toBe(MOST_LEVEL)
})
