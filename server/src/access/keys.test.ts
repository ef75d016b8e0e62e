import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashKey, makeKey, publicPart, sameHash } from './keys.ts'

/** Bytes 0, 1, 2, … 255, 0, …: the resulting key shows how bytes become characters. */
function countingBytes(start = 0) {
  let next = start
  return (size: number) => Uint8Array.from({ length: size }, () => next++ % 256)
}

describe('makeKey', () => {
  test('has the form that publicPart reads', () => {
    for (let i = 0; i < 1_000; i++) {
      const { chave, publico } = makeKey(randomBytes)
      expect(chave).toMatch(/^ar_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}$/)
      expect(publicPart(chave)).toBe(publico)
    }
  })

  test('depends only on the bytes', () => {
    expect(makeKey(countingBytes()).chave).toBe('ar_01234567_89ABCDEFGHIJKLMNOPQRSTUVWXYZabcd')
    expect(makeKey(countingBytes()).chave).toBe(makeKey(countingBytes()).chave)
  })

  test('drops the bytes from 248 on, so that no character is likelier than another', () => {
    expect(makeKey(countingBytes(245)).publico).toBe('xyz01234')
    const counts = new Map<string, number>()
    const every = countingBytes()
    for (let i = 0; i < 62 * 4; i++) {
      for (const char of makeKey(every).chave.replaceAll('_', '').slice(2))
        counts.set(char, (counts.get(char) ?? 0) + 1)
    }
    expect(counts.size).toBe(62)
    expect(new Set(counts.values())).toEqual(new Set([160]))
  })
})

describe('publicPart', () => {
  test.each(['', 'ar_', 'ar_12345678_', 'ar_1234567_12345678901234567890123456789012', 'x'])(
    '%s is no key',
    (text) => {
      expect(publicPart(text)).toBeNull()
    },
  )

  test('a text with one character added, removed or replaced is not a key', () => {
    const { chave } = makeKey(randomBytes)
    expect(publicPart(` ${chave}`)).toBeNull()
    expect(publicPart(`${chave}\n`)).toBeNull()
    expect(publicPart(chave.slice(1))).toBeNull()
    expect(publicPart(chave.replace('_', '-'))).toBeNull()
    expect(publicPart(`${chave.slice(0, -1)}ã`)).toBeNull()
  })
})

test('a hash is SHA-256, equal only for equal keys', () => {
  expect(Buffer.from(hashKey('abc')).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(sameHash(hashKey(a), hashKey(b))).toBe(a === b)
    }),
  )
})
