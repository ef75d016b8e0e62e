import { Agent, type Dispatcher, request } from 'undici'
import type { Clock } from '../../lib/clock.ts'
import type { Sleep } from '../../lib/sleep.ts'
import { createCookies } from './cookies.ts'
import { Failed } from './failed.ts'

export interface HttpOptions {
  /** Where the site is. */
  url: string
  userAgent: string
  /** Least time between the end of a request and the beginning of the next. */
  pauseMs: number
  timeouts: Timeouts
  clock: Clock
  sleep: Sleep
}

export interface Timeouts {
  /** From the request to the head of the answer. */
  headersMs: number
  /** Silence within a body. */
  bodyMs: number
  /** A download must bring some bytes of worth (download.ts) within each such time. */
  slowMs: number
  /** A whole request. */
  totalMs: number
}

/** What whoever asks wants meanwhile. */
export interface Ask {
  signal: AbortSignal
  /** Called at the start of every request and with every piece of a download. */
  onProgress(): void
}

export interface HttpRequest {
  method: 'GET' | 'POST'
  /** Relative to the address of the site. */
  path: string
  headers?: Record<string, string>
  body?: string
}

export type HttpAnswer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>

/** More HTML than any page of INLABS has. */
const MAX_PAGE_BYTES = 4 * 2 ** 20

/**
 * One site, asked politely: one request at a time, a pause between them, cookies kept. Redirects are not
 * followed: INLABS redirects where a client would otherwise save a page as a zip.
 */
export function createHttp({ url, userAgent, pauseMs, timeouts, clock, sleep }: HttpOptions) {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  const cookies = createCookies()
  const agent = new Agent({
    connections: 1,
    connect: { timeout: timeouts.headersMs },
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.bodyMs,
  })
  let freeAt = 0

  return {
    cookies,

    /**
     * Sends one request and gives its answer to `use`, which must read the body or discard it.
     * @throws Failed when there is no answer.
     */
    async send<T>(
      { method, path, headers, body }: HttpRequest,
      { signal, onProgress }: Ask,
      use: (answer: HttpAnswer) => Promise<T>,
    ): Promise<T> {
      onProgress()
      await sleep(freeAt - clock().getTime(), signal)
      const total = AbortSignal.timeout(timeouts.totalMs)
      try {
        const answer = await request(new URL(path, base), {
          dispatcher: agent,
          method,
          headers: { ...headers, ...cookies.header(), 'user-agent': userAgent },
          body: body ?? null,
          signal: AbortSignal.any([signal, total]),
        })
        try {
          cookies.keep(answer.headers['set-cookie'])
          return await use(answer)
        } finally {
          // An unread body must not occupy the only connection; that it was cut off is expected.
          answer.body.on('error', () => {}).destroy()
        }
      } catch (error) {
        signal.throwIfAborted()
        throw asFailed(error, total.aborted)
      } finally {
        freeAt = clock().getTime() + pauseMs
      }
    },

    /** The text of a page, whose charset is UTF-8. @throws Failed when it is too large. */
    async text({ body }: HttpAnswer, maxBytes = MAX_PAGE_BYTES): Promise<string> {
      const chunks: Buffer[] = []
      let bytes = 0
      for await (const chunk of body as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (bytes > maxBytes) throw new Failed('resposta_inesperada', 'página longa demais')
        chunks.push(chunk)
      }
      return Buffer.concat(chunks).toString('utf8')
    },

    [Symbol.asyncDispose]: () => agent.destroy(),
  }
}

export type Http = ReturnType<typeof createHttp>

/** Errors of the network become failures; ours stay what they are. */
function asFailed(error: unknown, tooLong: boolean): unknown {
  if (error instanceof Failed) return error
  if (tooLong) return new Failed('tempo_esgotado', undefined, error)
  if (!(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return new Failed('tempo_esgotado', code, error)
  return NETWORK.test(code) ? new Failed('sem_conexao', code, error) : error
}

/** undici's own codes, those of the socket and those of TLS; not those of files. */
const NETWORK =
  /^(UND_ERR_|ECONN|EHOST|ENET|EPIPE|EAI_|ENOTFOUND|EPROTO|EADDR|ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|HPE_)/
