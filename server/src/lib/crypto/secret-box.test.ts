import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SECRET_KEY_BYTES, createSecretBox } from './secret-box.ts'

const box = createSecretBox(randomBytes(SECRET_KEY_BYTES))

test('a sealed text is opened by the same key for the same owner', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, owner) => {
      expect(box.open(box.seal(text, owner), owner)).toBe(text)
    }),
  )
})

test('it is not opened by another key, for another owner, or after a bit was changed', () => {
  const sealed = box.seal('segredo', 'wh_1')
  expect(() => box.open(sealed, 'wh_2')).toThrow('sealed with another key')
  expect(() => createSecretBox(randomBytes(SECRET_KEY_BYTES)).open(sealed, 'wh_1')).toThrow(
    'sealed with another key',
  )
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const changed = Uint8Array.from(sealed)
      changed[at]! ^= flip // in range
      expect(() => box.open(changed, 'wh_1')).toThrow('sealed with another key')
    }),
  )
  expect(() => box.open(new Uint8Array(3), 'wh_1')).toThrow('sealed with another key')
})

test('the same text looks different each time', () => {
  expect(box.seal('a', 'b')).not.toEqual(box.seal('a', 'b'))
})
