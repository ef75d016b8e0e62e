import { type KeyObject, createHmac, createSecretKey } from 'node:crypto'

/** The secrets that sign a webhook's deliveries; two during a rotation. */
export interface SigningSecrets {
  /** Signs `X-Service-Signature`; during a rotation, the old one. */
  secret: string
  /** The new secret during the grace of a rotation; else null. */
  nextSecret: string | null
}

export interface SignedRequest {
  /** The `evt_` id, as in the body. */
  eventId: string
  /** Unix time of sending, in whole seconds. */
  timestamp: number
  /** The exact bytes that are sent. */
  body: Uint8Array
}

/**
 * The headers that prove who sent a request: the contract's, and those of the Standard Webhooks
 * specification, so that its libraries verify us too.
 */
export function signatureHeaders(
  request: SignedRequest,
  { secret, nextSecret }: SigningSecrets,
): Record<string, string> {
  const secrets = nextSecret === null ? [secret] : [secret, nextSecret]
  return {
    'X-Service-Signature': serviceSignature(request, secret),
    'X-Service-Timestamp': String(request.timestamp),
    ...(nextSecret !== null && {
      'X-Service-Signature-Next': serviceSignature(request, nextSecret),
    }),
    'webhook-id': request.eventId,
    'webhook-timestamp': String(request.timestamp),
    'webhook-signature': secrets.map((each) => standardSignature(request, each)).join(' '),
  }
}

/** `sha256=` + hex HMAC of `timestamp.body`, keyed by the UTF-8 bytes of the whole secret. */
function serviceSignature({ timestamp, body }: SignedRequest, secret: string): string {
  const hmac = createHmac('sha256', secret).update(`${timestamp}.`).update(body)
  return `sha256=${hmac.digest('hex')}`
}

/** `v1,` + base64 HMAC of `id.timestamp.body`. */
function standardSignature({ eventId, timestamp, body }: SignedRequest, secret: string): string {
  const hmac = createHmac('sha256', standardKey(secret))
    .update(`${eventId}.${timestamp}.`)
    .update(body)
  return `v1,${hmac.digest('base64')}`
}

const PREFIX = 'whsec_'

/**
 * A Standard Webhooks secret encodes its bytes in base64; any other text is its own bytes. It is a
 * key object because bare bytes make a signature three times as expensive.
 */
function standardKey(secret: string): KeyObject {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : ''
  const key = Buffer.from(encoded, 'base64')
  const isBase64 = encoded !== '' && key.toString('base64') === encoded
  return createSecretKey(isBase64 ? key : Buffer.from(secret, 'utf8'))
}
