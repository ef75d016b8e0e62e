import { hash, randomBytes } from 'node:crypto'

/** 256 bits: nobody guesses it, so a plain SHA-256 protects what is kept of it. */
const TOKEN_BYTES = 32

/** A new secret for a link, in letters that need no escaping. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The only form in which a token is stored. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
