import { hash } from 'node:crypto'

/**
 * The body of an answer on its way out: encoded and told apart where it is made, because both take long for a long
 * act; and in one piece, because buffers that are put together on the HTTP thread make V8 clear up there.
 */
export interface EncodedJson {
  utf8: Uint8Array
  /** Other bytes have another one: 22 characters of base64url. */
  digest: string
}

/** 132 bits: no two answers share one. */
const DIGEST_LENGTH = 22

/** A success with `dados`, as every answer of the API has it. */
export function encodeSuccess(dados: unknown): EncodedJson {
  const utf8 = new TextEncoder().encode(JSON.stringify({ sucesso: true, dados }))
  return { utf8, digest: hash('sha256', utf8, 'base64url').slice(0, DIGEST_LENGTH) }
}
