import { Secret, TOTP } from 'otpauth'
import type { RandomBytes } from '../keys.ts'

/** The parameters that authenticator apps assume (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** 160 bits, as long as the digest. */
const SECRET_BYTES = 20
/** Steps before and after the present one: clocks differ, and people type slowly. */
const WINDOW = 1

/** A new secret, in base32 as people can type it. */
export function newTotpSecret(random: RandomBytes): string {
  return new Secret({ buffer: Uint8Array.from(random(SECRET_BYTES)).buffer }).base32
}

/** What an authenticator app reads from a QR code. */
export function totpUrl(secret: string, email: string): string {
  return new TOTP({ ...FORM, secret, issuer: 'Arauto', label: email }).toString()
}

/** The time step near `now` that has this code; null: there is none. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const totp = new TOTP({ ...FORM, secret })
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const RECOVERY_CODES = 10
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 6
const GROUP = 4

/** Codes for one use each, in case the app is lost: 118 bits each, so a plain digest protects them. */
export function newRecoveryCodes(random: RandomBytes): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, () => letters(random, GROUP)).join('-'),
  )
}

/** Normalizes a code, however it was typed. */
export function recoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function letters(random: RandomBytes, length: number): string {
  let text = ''
  while (text.length < length) {
    const [byte = 255] = random(1)
    // 248 is the largest multiple of 31 within a byte, so that no letter is likelier than another.
    if (byte < 248) text += LETTERS[byte % LETTERS.length]!
  }
  return text
}
