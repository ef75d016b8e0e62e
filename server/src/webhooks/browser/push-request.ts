import { createECDH } from 'node:crypto'
import type { OutgoingRequest } from '../exchange.ts'
import { subscriptionKeysOf } from './subscription.ts'
import { type Vapid, vapidHeader } from '../../lib/crypto/vapid.ts'

/** Over a long weekend a browser may be closed; what it then missed is in the daybook. */
const KEPT_SECONDS = 4 * 86_400

/** What a push service gets for a browser. */
interface PushMessage {
  url: string
  /** Keys of the subscription. */
  secret: string
  body: Uint8Array
}

/**
 * A message that only the subscribed browser can read (RFC 8291), from us (RFC 8292); null: the secret holds no keys.
 * The library is loaded with the first one, so that no start waits for it.
 */
export async function pushRequest(
  { url, secret, body }: PushMessage,
  vapid: Vapid,
  now: Date,
): Promise<OutgoingRequest | null> {
  const keys = subscriptionKeysOf(secret)
  if (keys === null) return null
  const { encrypt } = await import('http_ece')
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  const { publicKey: dh, auth: authSecret } = keys
  return {
    url,
    headers: {
      Authorization: vapidHeader(vapid, new URL(url), now),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: String(KEPT_SECONDS),
      Urgency: 'normal',
    },
    body: encrypt(Buffer.from(body), { version: 'aes128gcm', privateKey, dh, authSecret }),
    isPaced: true,
  }
}
