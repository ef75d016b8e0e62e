import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The most bytes of a message that push services must take (RFC 8030), and take. */
const MOST_BYTES = 4_096
const DAY_SECONDS = 86_400

/** What a push service says of a request, and what the browser reads in it. */
type Opened = { status: 201; text: string } | { status: 400 | 401 | 403 | 413; fault: string }

/**
 * A browser subscribed at a push service, by RFC 8030, 8188, 8291 and 8292, and no code of ours: the service refuses
 * what they forbid, and the browser opens the message with its own keys.
 */
export function createPushStandIn(origin: string, applicationServerKey: string) {
  const browser = createECDH('prime256v1')
  const publicKey = browser.generateKeys()
  const auth = randomBytes(16)

  function open(headers: IncomingHttpHeaders, body: Buffer, now: Date): Opened {
    if (!/^\d+$/.test(String(headers['ttl']))) return { status: 400, fault: 'TTL' }
    if (headers['content-encoding'] !== 'aes128gcm') return { status: 400, fault: 'encoding' }
    if (body.length > MOST_BYTES) return { status: 413, fault: 'payload too large' }
    const fault = tokenFault(headers.authorization ?? '', now)
    if (fault !== null) return { status: fault === 'other key' ? 403 : 401, fault }
    return { status: 201, text: decrypted(body) }
  }

  function tokenFault(authorization: string, now: Date): string | null {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
    if (key !== applicationServerKey) return 'other key'
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    )
    const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
    const by = { key: jwk, dsaEncoding: 'ieee-p1363' as const }
    const signed = Buffer.from(`${head}.${claims}`)
    if (!verify('sha256', signed, by, Buffer.from(signature, 'base64url'))) return 'signature'
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    const left = exp - now.getTime() / 1_000
    if (aud !== origin) return 'aud'
    if (left <= 0 || left > DAY_SECONDS) return 'exp'
    return /^(mailto|https):/.test(sub) ? null : 'sub'
  }

  function decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const size = body.readUInt32BE(16)
    const sender = body.subarray(21, 21 + body[20]!)
    const sealed = body.subarray(21 + body[20]!)
    if (sealed.length > size) throw new Error('more than one record')
    const shared = browser.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const ikm = derive(shared, auth, info, 32)
    const key = derive(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = plain.lastIndexOf(2) // padding follows, of zeros
    if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padding')
    return plain.subarray(0, end).toString()
  }

  return {
    /** The `secret` of the webhook that stands for the browser. */
    secret: `${publicKey.toString('base64url')}.${auth.toString('base64url')}`,
    open,
  }
}

function derive(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes))
}
