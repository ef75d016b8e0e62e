import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Encrypts stored secrets: AES-256-GCM, with a new nonce for each text. */
export interface SecretBox {
  /** `owner`: the owner of the text, such as an id; it can be opened only for the same owner. */
  seal(text: string, owner: string): Uint8Array
  /** @throws Error when the key or the owner differs, or a bit was changed. */
  open(sealed: Uint8Array, owner: string): string
  /**
   * A short digest that cannot be computed without the key; for comparing texts such as addresses.
   */
  fingerprint(text: string): string
  /** The secret of a link, the same for everybody who has the key. */
  linkToken(id: string): string
}

const CIPHER = 'aes-256-gcm'
export const SECRET_KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Hexadecimal digits: enough to distinguish the networks of an installation. */
const FINGERPRINT = 16

/** `key`: {@link SECRET_KEY_BYTES} bytes. */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    fingerprint: (text) =>
      createHmac('sha256', key).update(`fingerprint ${text}`).digest('hex').slice(0, FINGERPRINT),
    linkToken: (id) => createHmac('sha256', key).update(`link ${id}`).digest('base64url'),
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner))
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
    },
    open(sealed, owner) {
      try {
        return open(sealed, owner)
      } catch (cause) {
        throw new Error('sealed with another key or for another owner, or damaged', { cause })
      }
    },
  }

  function open(sealed: Uint8Array, owner: string): string {
    const encrypted = sealed.subarray(NONCE_BYTES + TAG_BYTES)
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
  }
}
