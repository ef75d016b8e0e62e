import { hash } from 'node:crypto'
import type { Touchable } from '../../lib/flow/changes.ts'
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
  /** It stays true until something of this is touched. */
  madeOf: Touchable[]
}

/** 132 bits: no two answers share one. */
const DIGEST_LENGTH = 22

/** A success with `dados` and `avisos`, in the envelope of every answer of the API. */
export function encodeSuccess(
  dados: unknown,
  avisos: Notice[],
  madeOf: Iterable<Touchable>,
): EncodedJson {
  const utf8 = new TextEncoder().encode(JSON.stringify({ sucesso: true, dados, avisos }))
  const digest = hash('sha256', utf8, 'base64url').slice(0, DIGEST_LENGTH)
  return { utf8, digest, madeOf: [...madeOf] }
}
