import { newToken } from '../../lib/token.ts'

/** Digests text so that nobody else makes the same digest. */
export type Sign = (text: string) => string

/** A browser in which a person has signed in once: strangers' wrong attempts do not keep it waiting. */
export function newDevice(pessoa_id: string, sign: Sign): string {
  const id = newToken()
  return `${id}.${sign(signed(pessoa_id, id))}`
}

/** The id of the browser when it is one of this person's; else null. */
export function deviceOf(device: string | null, pessoa_id: string, sign: Sign): string | null {
  const [id = '', signature = ''] = (device ?? '').split('.')
  return signature === sign(signed(pessoa_id, id)) ? id : null
}

const signed = (pessoa_id: string, id: string) => `aparelho ${pessoa_id} ${id}`
