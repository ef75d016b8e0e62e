import {
  type KeyObject,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto'

/** A pair of keys (Ed25519) that signs texts. */
export interface Signer {
  /** 32 bytes in base64. */
  publicKey: string
  /** Returns a signature in base64. */
  sign(text: string): string
}

/** DER before the 32 bytes of a public key (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

/** A new private key, PKCS #8 in PEM. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519')
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

export function signerWith(pem: string): Signer {
  const key = createPrivateKey(pem)
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
  return {
    publicKey: spki.subarray(SPKI.length).toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  }
}

/** False, too, for what is no key or no signature. */
export function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    return verify(null, Buffer.from(text), publicKeyOf(publicKey), Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

function publicKeyOf(base64: string): KeyObject {
  const der = Buffer.concat([SPKI, Buffer.from(base64, 'base64')])
  return createPublicKey({ key: der, type: 'spki', format: 'der' })
}
