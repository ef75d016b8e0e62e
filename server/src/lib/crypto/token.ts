import { hash, randomBytes } from 'node:crypto'

/** 256 bits cannot be guessed, so a plain SHA-256 suffices to store it. */
const TOKEN_BYTES = 32

/** A new secret for a link, in characters that need no escaping. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The only form in which a token is stored. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
