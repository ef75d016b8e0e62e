import {
  ConnectionError,
  type Refusal,
  ResponseFormatError,
  TimeoutError,
  errorOf,
} from './errors.ts'
import type { Detalhe } from './models.ts'
import { type RequestOptions, type Settings, checkRetries, checkTimeout } from './options.ts'
import { type Attempt, askedWait, mayRetry, waitBeforeNext } from './retry.ts'

/** A request of the API. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Under the base address, with its slash. */
  path: string
  /** What is null or undefined is left out; a list is sent as one parameter for each of its elements. */
  query?: object | undefined
  body?: object | undefined
  idempotencyKey?: string | undefined
}

/** What the last answer said of the rate limit; null before the first. */
export interface RateLimit {
  /** Requests a minute. */
  limit: number | null
  /** Left in this minute. */
  remaining: number | null
  reset: Date | null
}

/** The envelope of a success. */
export interface Envelope {
  dados: unknown
  /** What stands beside: notices. */
  beside: object
}

interface Answer {
  status: number
  headers: Headers
  text: string
}

/** Sends requests to one service with one key, again where that can help. */
export class Transport {
  // Private, so that printing a client never shows the key.
  readonly #settings: Settings
  rateLimit: RateLimit = { limit: null, remaining: null, reset: null }

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** `dados` of the answer and what stands beside it; null if the answer has none, as it should. */
  async send(request: ApiRequest, options: RequestOptions = {}): Promise<Envelope | null> {
    const { status, text } = await this.#attempts(request, options)
    return status === 204 ? null : readEnvelope(text)
  }

  async #attempts(request: ApiRequest, options: RequestOptions): Promise<Answer> {
    const maxRetries = checkRetries(options.maxRetries ?? this.#settings.maxRetries)
    const send = this.#prepare(request, options)
    for (let attempt = 1; ; attempt++) {
      const outcome = await send()
      const answer = outcome instanceof ConnectionError ? null : outcome
      if (answer !== null && isSuccess(answer.status)) return answer
      const error = outcome instanceof ConnectionError ? outcome : errorOf(readRefusal(outcome))
      const status = answer?.status ?? null
      if (attempt > maxRetries || !mayRetry(request.method, status)) throw error
      const wait = this.#waitAfter({ attempt, status, headers: answer?.headers ?? null })
      if (wait > this.#settings.maxWait) throw error
      await sleep(wait * 1000, options.signal)
    }
  }

  #waitAfter(last: Attempt): number {
    return waitBeforeNext(last, Date.now() / 1000, Math.random())
  }

  /** One attempt, to be made as often as needed: a POST names its operation the same way each time. */
  #prepare(
    request: ApiRequest,
    { signal, timeout }: RequestOptions,
  ): () => Promise<Answer | ConnectionError> {
    const { apiKey, baseUrl, userAgent, fetch } = this.#settings
    const url = baseUrl + request.path + queryString(request.query ?? {})
    const limit = checkTimeout(timeout ?? this.#settings.timeout)
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'User-Agent': userAgent,
      'X-API-Key': apiKey,
      ...(request.method === 'POST' && {
        'Idempotency-Key': request.idempotencyKey ?? crypto.randomUUID(),
      }),
      ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const init: RequestInit = {
      method: request.method,
      headers,
      // On most platforms the key would travel along.
      redirect: 'manual',
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    }
    return async () => {
      const timer = AbortSignal.timeout(limit)
      try {
        const response = await fetch(url, {
          ...init,
          signal: signal ? AbortSignal.any([signal, timer]) : timer,
        })
        const text = await response.text()
        this.#note(response.headers)
        return { status: response.status, headers: response.headers, text }
      } catch (cause) {
        // The caller's own wish.
        if (signal?.aborted) throw signal.reason
        return connectionError(cause, timer.aborted, limit)
      }
    }
  }

  #note(headers: Headers): void {
    const reset = numberOf(headers.get('X-RateLimit-Reset'))
    this.rateLimit = {
      limit: numberOf(headers.get('X-RateLimit-Limit')),
      remaining: numberOf(headers.get('X-RateLimit-Remaining')),
      reset: reset === null ? null : new Date(reset * 1000),
    }
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

function queryString(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined && each !== null)
      .map((each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(each))}`),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function connectionError(cause: unknown, timedOut: boolean, limit: number): ConnectionError {
  if (timedOut) return new TimeoutError(`No whole answer within ${limit} ms.`, { cause })
  const { cause: inner, message } = cause as { cause?: { code?: string }; message?: string }
  return new ConnectionError(
    `The service was not reached: ${inner?.code ?? message ?? String(cause)}.`,
    { cause },
  )
}

function readEnvelope(text: string): Envelope {
  const body = parse(text)
  if (typeof body !== 'object' || body === null || !('dados' in body))
    throw new ResponseFormatError('The answer is not one of the API: is baseUrl right?')
  const { dados, sucesso: _, ...beside } = body as { dados: unknown; sucesso?: boolean }
  return { dados, beside }
}

/** What the API says of an error; of an answer that is not the API's, at least the status. */
function readRefusal({ status, headers, text }: Answer): Refusal {
  const body = parse(text) as
    | { erro?: { codigo?: unknown; mensagem?: unknown; detalhes?: unknown }; request_id?: unknown }
    | null
    | undefined
  const { codigo, mensagem, detalhes } = body?.erro ?? {}
  const request_id = body?.request_id ?? headers.get('X-Request-Id')
  return {
    status,
    codigo: typeof codigo === 'string' ? codigo : null,
    mensagem:
      typeof mensagem === 'string' ? mensagem : `The service answered with status ${status}.`,
    detalhes: Array.isArray(detalhes) ? (detalhes as Detalhe[]) : [],
    request_id: typeof request_id === 'string' ? request_id : null,
    retryAfter: askedWait({ status, headers }, Date.now() / 1000),
  }
}

/** Undefined for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Rejects with the signal's reason when that comes first. */
function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
