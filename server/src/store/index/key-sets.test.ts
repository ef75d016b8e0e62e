import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KeySet } from '../../../engine/port.ts'
import { inBoth } from './key-sets.ts'

const ALL = Array.from({ length: 12 }, (_, key) => key)
const keySets = fc.record({
  keys: fc.uniqueArray(fc.constantFrom(...ALL)).map((keys) => keys.sort((a, b) => a - b)),
  others: fc.boolean(),
})

test('the acts of both sets, whether a set names them or all others', () => {
  const has = ({ keys, others }: KeySet, key: number) => Array.from(keys).includes(key) !== others
  fc.assert(
    fc.property(keySets, keySets, (a, b) => {
      const both = inBoth(a, b)
      expect(ALL.filter((key) => has(both, key))).toEqual(
        ALL.filter((key) => has(a, key) && has(b, key)),
      )
      expect(Array.from(both.keys)).toEqual(Array.from(both.keys).sort((x, y) => x - y))
    }),
  )
})
