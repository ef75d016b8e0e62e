import { hash } from 'node:crypto'

/** JSON on its way out: encoded and told apart where it is made, because both take long for a long act. */
export interface EncodedJson {
  utf8: Uint8Array
  /** Other bytes have another one: 22 characters of base64url. */
  digest: string
}

/** 132 bits: no two answers share one. */
const DIGEST_LENGTH = 22

export function encodeJson(value: unknown): EncodedJson {
  const utf8 = new TextEncoder().encode(JSON.stringify(value))
  return { utf8, digest: hash('sha256', utf8, 'base64url').slice(0, DIGEST_LENGTH) }
}
