import { newToken } from '../../lib/crypto/token.ts'

/** Computes a digest of a text that nobody without the key can compute. */
export type Sign = (text: string) => string

/** A token for a browser in which a person has signed in: failed attempts of strangers do not delay it. */
export function newDevice(pessoa_id: string, sign: Sign): string {
  const id = newToken()
  return `${id}.${sign(signed(pessoa_id, id))}`
}

/** The id of the browser if the token is for this person; otherwise null. */
export function deviceOf(device: string | null, pessoa_id: string, sign: Sign): string | null {
  const [id = '', signature = ''] = (device ?? '').split('.')
  return signature === sign(signed(pessoa_id, id)) ? id : null
}

const signed = (pessoa_id: string, id: string) => `aparelho ${pessoa_id} ${id}`
