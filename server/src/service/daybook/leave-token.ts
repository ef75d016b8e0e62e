import type { SecretBox } from '../../lib/crypto/secret-box.ts'

/** The purpose of the token, so that no other sealed value can be used as one. */
const PURPOSE = 'sair do caderno'

/** The token in the link that ends a person's mails of days. It never expires, and nobody else can create it. */
export function daybookToken(pessoa_id: string, box: SecretBox): string {
  return Buffer.from(box.seal(pessoa_id, PURPOSE)).toString('base64url')
}

/** The id of the person whom a token belongs to; null for an invalid token. */
export function pessoaOf(token: string, box: SecretBox): string | null {
  try {
    return box.open(Buffer.from(token, 'base64url'), PURPOSE)
  } catch {
    return null
  }
}
