import {
  type KeyObject,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
} from 'node:crypto'

/** Who sends: push services take messages to a subscription only from the key that it was made for (RFC 8292). */
export interface Vapid {
  /** As browsers take it: the uncompressed point, base64url. */
  publicKey: string
  privateKey: KeyObject
  /** `mailto:` or `https:`, for the operators of push services; null: none is known. */
  contact: string | null
}

/** For how long a token is good; services take at most a day. */
const TOKEN_SECONDS = 12 * 3_600

/** A new private key, PKCS #8 in PEM. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

export function vapidWith(pem: string, contact: string | null): Vapid {
  const privateKey = createPrivateKey(pem)
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey, contact }
}

/** The `Authorization` of a message to a push service. */
export function vapidHeader(
  { publicKey, privateKey, contact }: Vapid,
  url: URL,
  now: Date,
): string {
  const claims = {
    aud: url.origin,
    exp: Math.floor(now.getTime() / 1_000) + TOKEN_SECONDS,
    ...(contact !== null && { sub: contact }),
  }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.')
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
