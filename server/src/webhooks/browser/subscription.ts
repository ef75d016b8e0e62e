import { ECDH } from 'node:crypto'

/**
 * Ends the address of a browser's push subscription (RFC 8030): any host may be that of a push service, so whoever
 * subscribes says that it is one. Fragments are never sent.
 */
export const BROWSER = /#navegador$/

/** Whether what is sent there is shown by a browser. */
export function isBrowser(url: string): boolean {
  return BROWSER.test(url)
}

/** What only the subscribed browser can open messages with (RFC 8291). */
export interface SubscriptionKeys {
  /** An uncompressed point of P-256. */
  publicKey: Buffer
  /** 16 bytes. */
  auth: Buffer
}

const KEYS = /^([\w-]{87})\.([\w-]{22})$/

/** The keys that stand in the `secret` of a browser's webhook, `p256dh.auth` as browsers encode them; null: others. */
export function subscriptionKeysOf(secret: string): SubscriptionKeys | null {
  const [found, point = '', auth = ''] = KEYS.exec(secret) ?? []
  if (found === undefined) return null
  const publicKey = Buffer.from(point, 'base64url')
  return isPoint(publicKey) ? { publicKey, auth: Buffer.from(auth, 'base64url') } : null
}

function isPoint(key: Buffer): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1')
    return true
  } catch {
    return false
  }
}
