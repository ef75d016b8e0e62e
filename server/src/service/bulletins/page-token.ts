import { idOfToken, sealedToken } from '../../lib/crypto/sealed-token.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'

const PURPOSE = 'página de boletim'

/** The token in the link to the page of an issue: the same for all of its recipients. */
export function pageToken(issueId: string, box: SecretBox): string {
  return sealedToken(issueId, PURPOSE, box)
}

/** The id of the issue that a token belongs to; null for an invalid token. */
export function issueOf(token: string, box: SecretBox): string | null {
  return idOfToken(token, PURPOSE, box)
}
