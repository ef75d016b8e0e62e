import { createHmac, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  newRecoveryCodes,
  newTotpSecret,
  recoveryCode,
  totpStep,
  totpUrl,
} from './second-factor.ts'

/** A second implementation of RFC 6238. */
function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.at(-1)! & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

const RFC_SECRET = Buffer.from('12345678901234567890')
const RFC_BASE32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238: at %i s, %s', (seconds, code) => {
    const now = new Date(seconds * 1_000)
    expect(codeAt(RFC_SECRET, Math.floor(seconds / 30))).toBe(code)
    expect(totpStep(RFC_BASE32, code, now)).toBe(Math.floor(seconds / 30))
    expect(totpStep(RFC_BASE32, `${code.slice(0, 3)} ${code.slice(3)}`, now)).not.toBeNull()
  })

  test('work one step before and after, and no further', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 2 ** 32 }),
        fc.integer({ min: -4, max: 4 }),
        (at, off) => {
          const step = totpStep(RFC_BASE32, codeAt(RFC_SECRET, at + off), new Date(at * 30_000))
          if (Math.abs(off) <= 1) expect(step).toBe(at + off)
          else expect(step).not.toBe(at + off)
        },
      ),
    )
  })

  test('any other text is not a code', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        fc.pre(!/^\s*(\d\s*){6}$/.test(code))
        expect(totpStep(RFC_BASE32, code, new Date(0))).toBeNull()
      }),
    )
  })

  test('a secret is new each time, and its URL names the person', () => {
    const secret = newTotpSecret(randomBytes)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpSecret(randomBytes)).not.toBe(secret)
    const url = new URL(totpUrl(secret, 'ana+x@exemplo.com.br'))
    expect(decodeURIComponent(url.pathname)).toContain('Arauto:ana+x@exemplo.com.br')
    expect(url.searchParams.get('secret')).toBe(secret)
  })
})

test('recovery codes are ten, all different, and read however they are typed', () => {
  const codes = newRecoveryCodes(randomBytes)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/)
    expect(recoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(recoveryCode(code))
  }
})
