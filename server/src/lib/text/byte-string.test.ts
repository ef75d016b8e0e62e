import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteString, byteStringOf, joined, writeTo } from './byte-string.ts'

const text = fc.string({ unit: fc.constantFrom(...Array.from('aç–“😀\u0000\ufeff\ud800\\"')) })

test('the written bytes are the UTF-8 of the joined texts', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const bytes = joined(...texts.map(byteString))
      const room = Buffer.alloc(bytes.length + 8, 'x')
      expect(writeTo(room, bytes)).toEqual(Buffer.concat(texts.map((one) => Buffer.from(one))))
      expect(room.toString('latin1', bytes.length)).toBe('xxxxxxxx')
    }),
  )
})

test('bytes and text give the same', () => {
  fc.assert(
    fc.property(text, (text) => {
      const within = Buffer.from(`before${text}`)
      expect(byteStringOf(within.subarray('before'.length))).toBe(byteString(text))
    }),
  )
})
