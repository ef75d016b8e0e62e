import { Agent, type Dispatcher, request } from 'undici'
import type { Clock } from '../../lib/time/clock.ts'
import type { Sleep } from '../../lib/time/sleep.ts'
import { createCookies } from './cookies.ts'
import { Failed } from './failed.ts'

export interface HttpOptions {
  /** The address of the site. */
  url: string
  userAgent: string
  /** The least time between the end of a request and the beginning of the next. */
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
  /** A download must receive a minimum of bytes (download.ts) within each such time. */
  slowMs: number
  /** A whole request. */
  totalMs: number
}

/** The caller's side of a request. */
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
 * Requests of one site, made politely: one at a time, with a pause between them and cookies kept.
 * Redirects are not followed, because INLABS redirects where a client would otherwise save a page
 * as a zip.
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
     * Sends one request and passes its answer to `use`, which must read the body or discard it.
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
          // An unread body must not occupy the only connection; it is expected to be cut off.
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

/** Turns errors of the network into failures; other errors stay as they are. */
function asFailed(error: unknown, tooLong: boolean): unknown {
  if (error instanceof Failed) return error
  if (tooLong) return new Failed('tempo_esgotado', undefined, error)
  if (!(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return new Failed('tempo_esgotado', code, error)
  return NETWORK.test(code) ? new Failed('sem_conexao', code, error) : error
}

/** undici's own codes, and those of sockets and TLS; not those of files. */
const NETWORK =
  /^(UND_ERR_|ECONN|EHOST|ENET|EPIPE|EAI_|ENOTFOUND|EPROTO|EADDR|ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|HPE_)/
