/** Encrypted content encoding (RFC 8188) with the keys of push subscriptions; the package has no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  export function encrypt(
    body: Buffer,
    keys: { version: 'aes128gcm'; privateKey: ECDH; dh: Buffer; authSecret: Buffer },
  ): Buffer
}
