import type { SecretBox } from './secret-box.ts'

/**
 * The token of a link that stands for an id. Nobody else can make one, and it never expires; `purpose` keeps it from
 * being used for anything else.
 */
export function sealedToken(id: string, purpose: string, box: SecretBox): string {
  return Buffer.from(box.seal(id, purpose)).toString('base64url')
}

/** The id that a token stands for; null for an invalid one. */
export function idOfToken(token: string, purpose: string, box: SecretBox): string | null {
  try {
    return box.open(Buffer.from(token, 'base64url'), purpose)
  } catch {
    return null
  }
}
