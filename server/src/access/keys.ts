import { hash, timingSafeEqual } from 'node:crypto'

/** A source of cryptographically strong bytes; `randomBytes` of node:crypto is one. */
export type RandomBytes = (size: number) => Uint8Array

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** Finds the key's row; shown in lists, so it must reveal nothing about the rest. */
const PUBLIC_LENGTH = 8
/** 62^32 is 190 bits, which cannot be guessed, so a plain SHA-256 is enough; no slow hash is needed. */
const SECRET_LENGTH = 32
const FORM = new RegExp(`^ar_([0-9A-Za-z]{${PUBLIC_LENGTH}})_[0-9A-Za-z]{${SECRET_LENGTH}}$`)

/** A new API key and its public part. */
export function makeKey(random: RandomBytes): { chave: string; publico: string } {
  const publico = randomText(PUBLIC_LENGTH, random)
  return { chave: `ar_${publico}_${randomText(SECRET_LENGTH, random)}`, publico }
}

/** The public part of a text in the form of a key; null for anything else. */
export function publicPart(chave: string): string | null {
  return FORM.exec(chave)?.[1] ?? null
}

/** SHA-256 of a whole key, the only form in which it is stored. */
export function hashKey(chave: string): Uint8Array {
  return hash('sha256', chave, 'buffer')
}

/** Whether two SHA-256 digests are equal, in a time that does not depend on where they differ. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return timingSafeEqual(a, b)
}

/** Bytes from the last multiple of 62 on are dropped, so that every character is equally likely. */
function randomText(length: number, random: RandomBytes): string {
  const usable = 256 - (256 % ALPHABET.length)
  let text = ''
  while (text.length < length) {
    for (const byte of random(length - text.length)) {
      if (byte < usable) text += ALPHABET[byte % ALPHABET.length]
    }
  }
  return text
}
