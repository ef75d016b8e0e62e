/** As many as the digest has: more would add nothing to the strength of an HMAC-SHA256. */
const SECRET_BYTES = 32

/** A new signing secret, in the form of Standard Webhooks: `whsec_` + base64. `random`: strong bytes. */
export function makeSecret(random: (size: number) => Uint8Array): string {
  return `whsec_${Buffer.from(random(SECRET_BYTES)).toString('base64')}`
}
