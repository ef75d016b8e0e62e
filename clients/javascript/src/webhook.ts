import { ConfigurationError, ResponseFormatError, WebhookSignatureError } from './errors.ts'
import { text, typeName } from './language.ts'
import type { Aberto, Edicao, ResultadoBusca } from './models.ts'

export { ConfigurationError, ResponseFormatError, WebhookSignatureError }

/** Headers of a request, in any platform's form; names in any case. */
export type HeadersLike =
  | Headers
  | Iterable<[string, string]>
  | Record<string, string | string[] | undefined>

export interface VerifyOptions {
  /** Allowed difference between the sender's clock and ours in seconds, either way (300). */
  tolerance?: number | undefined
  /** Unix seconds, instead of the clock. */
  now?: number | undefined
}

/** A delivered event. */
export interface EventoRecebido {
  /** `evt_…`: the same in every delivery of the event. Use it to avoid handling an event twice. */
  id: string
  tipo: Aberto<
    | 'publicacao.nova'
    | 'publicacao.atualizada'
    | 'linha.nova'
    | 'linha.prazo'
    | 'edicao.publicada'
    | 'alerta.match'
  >
  /** ISO 8601, UTC */
  criado_em: string
  webhook_id: string
  dados: {
    publicacao?: ResultadoBusca & { termos_correspondentes: string[] }
    edicao?: Edicao
    alerta?: { id: string; nome: string }
    [campo: string]: unknown
  }
}

const TOLERANCE_S = 300

/**
 * The event of a delivery, if it is genuine. `body`: the bytes as received, before any parsing.
 * `secrets`: the webhook's secret, or several during a rotation.
 *
 * Throws WebhookSignatureError if it is not genuine: answer 401, and do nothing with it. Throws
 * ConfigurationError if the arguments cannot be right, such as a body that is parsed already.
 *
 * ```js
 * const evento = await verify(await request.arrayBuffer(), request.headers,
 * process.env.ARAUTO_WEBHOOK_SECRET)
 * ```
 */
export async function verify(
  body: Uint8Array | ArrayBuffer | string,
  headers: HeadersLike,
  secrets: string | readonly string[],
  { tolerance = TOLERANCE_S, now = Date.now() / 1000 }: VerifyOptions = {},
): Promise<EventoRecebido> {
  const bytes = bytesOf(body)
  const given = lowerCased(headers)
  const keys = keysOf(secrets)
  if (keys.length === 0 || keys.includes('')) throw new WebhookSignatureError(text('secret_empty'))
  const proof = proofOf(given)
  if (!/^\d{1,15}$/.test(proof.timestamp)) throw new WebhookSignatureError(text('no_time'))
  if (Math.abs(now - Number(proof.timestamp)) > tolerance)
    throw new WebhookSignatureError(text('time_off', { seconds: tolerance }))
  if (!(await isProven(proof, bytes, keys))) throw new WebhookSignatureError(text('not_genuine'))
  return readEvent(bytes)
}

/** The headers of a delivery signed with `secret`, for tests of receivers. `timestamp`: Unix seconds. */
export async function sign(
  body: Uint8Array | ArrayBuffer | string,
  id: string,
  secret: string,
  timestamp: number = Math.floor(Date.now() / 1000),
): Promise<Record<string, string>> {
  if (secret === '') throw new ConfigurationError(text('secret_empty'))
  const bytes = bytesOf(body)
  return {
    'X-Service-Timestamp': String(timestamp),
    'X-Service-Signature': await SERVICE.sign(bytes, { id, timestamp: String(timestamp) }, secret),
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': await STANDARD.sign(bytes, { id, timestamp: String(timestamp) }, secret),
  }
}

interface Sent {
  id: string
  timestamp: string
}

interface Scheme {
  sign(body: Uint8Array, sent: Sent, secret: string): Promise<string>
}

/** The proof in a delivery: signatures of one scheme; one valid signature suffices. */
interface Proof extends Sent {
  signatures: string[]
  scheme: Scheme
}

/** The contract's headers decide if present; otherwise those of Standard Webhooks. */
function proofOf(headers: Map<string, string>): Proof {
  const ours = ['x-service-signature', 'x-service-signature-next'].filter((name) =>
    headers.has(name),
  )
  const id = headers.get('webhook-id') ?? ''
  if (ours.length > 0) {
    const signatures = ours.map((name) => headers.get(name) ?? '')
    return { id, timestamp: headers.get('x-service-timestamp') ?? '', signatures, scheme: SERVICE }
  }
  const signatures = (headers.get('webhook-signature') ?? '').split(' ')
  return { id, timestamp: headers.get('webhook-timestamp') ?? '', signatures, scheme: STANDARD }
}

async function isProven(
  { signatures, scheme, ...sent }: Proof,
  body: Uint8Array,
  secrets: readonly string[],
): Promise<boolean> {
  let proven = false
  for (const secret of secrets) {
    const right = await scheme.sign(body, sent, secret)
    for (const signature of signatures) proven = equal(signature, right) || proven
  }
  return proven
}

/** `sha256=` and the hexadecimal HMAC of timestamp, dot and body, keyed by the whole secret. */
const SERVICE: Scheme = {
  async sign(body, { timestamp }, secret) {
    const digest = await hmac(encode(secret), [encode(`${timestamp}.`), body])
    return `sha256=${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  },
}

/** `v1,` and the base64 HMAC of id, timestamp and body, keyed by the decoded `whsec_` secret. */
const STANDARD: Scheme = {
  async sign(body, { id, timestamp }, secret) {
    return `v1,${base64(await hmac(standardKey(secret), [encode(`${id}.${timestamp}.`), body]))}`
  },
}

const PREFIX = 'whsec_'

/**
 * A secret in the form of Standard Webhooks encodes its bytes in base64; any other text is its own
 * bytes.
 */
function standardKey(secret: string): Uint8Array {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : ''
  const decoded = fromBase64(encoded)
  return decoded !== null && decoded.length > 0 && base64(decoded) === encoded
    ? decoded
    : encode(secret)
}

async function hmac(key: Uint8Array, parts: Uint8Array[]): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', whole([key]), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, whole(parts)))
}

function whole(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Compares in constant time. */
function equal(given: string, right: string): boolean {
  let difference = given.length ^ right.length
  for (let at = 0; at < right.length; at++)
    difference |= given.charCodeAt(at) ^ right.charCodeAt(at)
  return difference === 0
}

function readEvent(body: Uint8Array): EventoRecebido {
  try {
    const event: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof event === 'object' && event !== null && !Array.isArray(event))
      return event as EventoRecebido
  } catch (cause) {
    throw new ResponseFormatError(text('delivery_no_json'), { cause })
  }
  throw new ResponseFormatError(text('delivery_no_json'))
}

function keysOf(secrets: string | readonly string[]): readonly string[] {
  const keys: unknown = typeof secrets === 'string' ? [secrets] : secrets
  if (Array.isArray(keys) && keys.every((each) => typeof each === 'string')) return keys
  throw new ConfigurationError(text('verify_secret', { type: typeName(secrets) }))
}

function lowerCased(headers: HeadersLike): Map<string, string> {
  if (typeof headers !== 'object' || headers === null)
    throw new ConfigurationError(text('verify_headers', { type: typeName(headers) }))
  const pairs: Iterable<[string, string | string[] | undefined]> =
    Symbol.iterator in headers ? (headers as Iterable<[string, string]>) : Object.entries(headers)
  const found = new Map<string, string>()
  for (const [name, value] of pairs) {
    const first = Array.isArray(value) ? value[0] : value
    if (first !== undefined) found.set(name.toLowerCase(), first)
  }
  return found
}

function bytesOf(body: Uint8Array | ArrayBuffer | string): Uint8Array {
  if (typeof body === 'string') return encode(body)
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  // Not `instanceof`: it may come from another realm.
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body)
  throw new ConfigurationError(text('verify_body', { type: typeName(body) }))
}

function encode(plain: string): Uint8Array {
  return new TextEncoder().encode(plain)
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(encoded: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}
