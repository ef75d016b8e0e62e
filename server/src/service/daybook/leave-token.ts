import { idOfToken, sealedToken } from '../../lib/crypto/sealed-token.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'

const PURPOSE = 'sair do caderno'

/** The token in the link that ends a person's mails of days. */
export function daybookToken(pessoa_id: string, box: SecretBox): string {
  return sealedToken(pessoa_id, PURPOSE, box)
}

/** The id of the person whom a token belongs to; null for an invalid token. */
export function pessoaOf(token: string, box: SecretBox): string | null {
  return idOfToken(token, PURPOSE, box)
}
