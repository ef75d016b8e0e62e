import { hash } from 'node:crypto'
import type { Notice } from '../notice.ts'

/**
 * The encoded body of an answer. Encoding and digest are computed in the thread that makes the
 * answer, because both take long for a long act. It is one piece, because concatenating buffers
 * would cause garbage collection on the HTTP thread.
 */
export interface EncodedJson {
  utf8: Uint8Array
  /** The digest of the bytes: 22 characters of base64url. */
  digest: string
}

/** 132 bits: no two answers share one. */
const DIGEST_LENGTH = 22

/** A success with `dados` and `avisos`, in the envelope of every answer of the API. */
export function encodeSuccess(dados: unknown, avisos: Notice[]): EncodedJson {
  const utf8 = new TextEncoder().encode(JSON.stringify({ sucesso: true, dados, avisos }))
  return { utf8, digest: hash('sha256', utf8, 'base64url').slice(0, DIGEST_LENGTH) }
}
