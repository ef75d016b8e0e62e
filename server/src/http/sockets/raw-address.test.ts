import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAddress } from './raw-address.ts'

const encode = (text: string) => encodeAddress(Buffer.from(text))

test('typed characters are encoded, only in the address, and the connection ends', () => {
  expect(
    encode('GET /buscar?termo=saúde HTTP/1.1\r\nHost: é\r\nconnection: keep-alive\r\n\r\n'),
  ).toBe(
    `GET /buscar?termo=sa%C3%BAde HTTP/1.1\r\nConnection: close\r\nHost: ${Buffer.from('é').toString('latin1')}\r\n\r\n`,
  )
})

test.each([
  ['in ASCII', 'GET /a HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['with a body', 'GET /ç HTTP/1.1\r\nContent-Length: 1\r\n\r\n'],
  ['that writes', 'POST /ç HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['cut off', 'GET /ç HTTP/1.1\r\nHost: x\r\n'],
  ['with another behind it', 'GET /ç HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n\r\n'],
  ['of no HTTP', 'çççç\r\n\r\n'],
])('a request %s is left alone', (_, text) => {
  expect(encode(text)).toBeNull()
})

test('any text as an address arrives as it was typed', () => {
  const typed = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .map((s) => s.replace(/[\s%\p{C}]/gu, ''))
  fc.assert(
    fc.property(typed, (text) => {
      const mended = encode(`GET /${text} HTTP/1.1\r\nHost: x\r\n\r\n`)
      const address = (mended ?? `GET /${text} HTTP`).slice('GET /'.length).split(' HTTP')[0]!
      expect(decodeURIComponent(address)).toBe(text)
    }),
  )
})
