import { hash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { type Sleep, systemSleep } from '../lib/time/sleep.ts'
import { BucketRefusal, bucketProblem } from './refusals.ts'

/** A bucket of a storage that speaks S3. */
export interface BucketSettings {
  /** Without a slash at the end. */
  endpoint: string
  region: string
  bucket: string
  /** Before all keys; empty, or with a slash at its end. */
  prefix: string
  /** Whether the bucket stands in the path of addresses (`caminho`), or before the host (`dominio`). */
  addressing: 'caminho' | 'dominio'
  /** Secrets: never show or log them. */
  accessKeyId: string
  secretAccessKey: string
}

/** How long one request may take; a part of 16 MiB passes in it at half a megabit a second. */
const REQUEST_MS = 300_000
/** How often a request is tried that meets a fault of the network or of the storage. */
const TRIES = 5
const FIRST_PAUSE_MS = 200

interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Null: the bucket itself. */
  key: string | null
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  signal: AbortSignal
}

export interface Bucket {
  /** The key of a file by its path in its folder, with slashes. */
  keyOf(path: string): string
  /**
   * Asks, and asks again after a fault of the network or of the storage; all that is asked may be repeated.
   * @returns The answer, with its body as text
   * @throws Problem when it is refused, or there is no answer
   */
  ask(request: BucketRequest): Promise<{ headers: Headers; text: string }>
  /** The same; null where there is no such object. */
  find(request: BucketRequest): Promise<{ headers: Headers; text: string } | null>
}

export function openBucket(settings: BucketSettings, sleep: Sleep = systemSleep): Bucket {
  const base = addressOf(settings)

  return {
    keyOf: (path) => settings.prefix + path,
    ask: (request) => persist(request).catch(explain),
    find: (request) =>
      persist(request).catch((error: unknown) => {
        if (error instanceof BucketRefusal && error.status === 404) return null
        return explain(error)
      }),
  }

  function explain(error: unknown): never {
    throw bucketProblem(error, settings)
  }

  async function persist(request: BucketRequest) {
    for (let tried = 1; ; tried++) {
      try {
        return await send(request)
      } catch (error) {
        request.signal.throwIfAborted()
        if (tried === TRIES || (error instanceof BucketRefusal && !error.mayPass)) throw error
      }
      await sleep(FIRST_PAUSE_MS * 2 ** tried, request.signal)
    }
  }

  async function send({ method, key, query = {}, headers = {}, body, signal }: BucketRequest) {
    const url = new URL(base + (key === null ? '' : `/${key.split('/').map(escaped).join('/')}`))
    url.search = new URLSearchParams(query).toString()
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      // The storage compares the digest with what arrives.
      headers: { ...headers, 'X-Amz-Content-Sha256': hash('sha256', body ?? '') },
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
      region: settings.region,
      service: 's3',
    }).sign()
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual', // a signature holds for one host
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_MS)]),
      ...(body && { body }),
    })
    const text = await answer.text()
    // A storage may begin with 200 and end with an error: of completing an upload it says so.
    if (!answer.ok || text.includes('<Error>')) throw new BucketRefusal(answer.status, text)
    return { headers: answer.headers, text }
  }
}

function addressOf({ endpoint, bucket, addressing }: BucketSettings): string {
  if (addressing === 'caminho') return `${endpoint}/${bucket}`
  const url = new URL(endpoint)
  url.hostname = `${bucket}.${url.hostname}`
  return url.href.replace(/\/+$/, '')
}

/** As the signature writes it (RFC 3986). */
function escaped(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
