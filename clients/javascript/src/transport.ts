import { type Envelope, readEnvelope, readRefusal } from './answer.ts'
import { type Deadline, sleep, startDeadline } from './deadline.ts'
import { ConfigurationError, ConnectionError, ResponseFormatError, errorOf } from './errors.ts'
import { text } from './language.ts'
import {
  type Logger,
  type RequestOptions,
  type Settings,
  checkRetries,
  checkTimeout,
} from './options.ts'
import { type Attempt, mayRetry, waitBeforeNext } from './retry.ts'

/** A request to the API. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base address, with its slash. */
  path: string
  /** Null and undefined values are omitted; a list becomes one parameter per element. */
  query?: object | undefined
  body?: object | undefined
  idempotencyKey?: string | undefined
}

/** The rate limit in the last answer; null before the first one. */
export interface RateLimit {
  /** Requests per minute. */
  limit: number | null
  /** Remaining requests in this minute. */
  remaining: number | null
  reset: Date | null
}

/** An answer of which only the head was read. */
export interface OpenAnswer {
  headers: Headers
  /** Pieces of the body as they arrive. Throws ConnectionError when it breaks off. */
  pieces: AsyncGenerator<Uint8Array, void, undefined>
}

/** The failure of an attempt; the last two are null if there was no answer. */
interface Failure extends Omit<Attempt, 'attempt'> {
  error: unknown
}

/** Reads the part of an answer that must arrive for the attempt to succeed. */
type Read<T> = (response: Response, deadline: Deadline) => Promise<T>

/** Sends requests to one service with one key, and repeats them if that can help. */
export class Transport {
  // Private, so that printing a client never shows the key.
  readonly #settings: Settings
  rateLimit: RateLimit = { limit: null, remaining: null, reset: null }

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /**
   * `dados` of the answer and the envelope's other fields; null if the answer is empty, as it
   * should be.
   */
  async send(request: ApiRequest, options: RequestOptions = {}): Promise<Envelope | null> {
    const bytes = await this.#attempts(request, options, async (response, deadline) => {
      const bytes = response.status === 204 ? null : await wholeOf(response)
      deadline.end()
      return bytes
    })
    return bytes === null ? null : readEnvelope(bytes)
  }

  /** The answer while it arrives; `timeout` applies to its head, and then to each piece. */
  open(request: ApiRequest, options: RequestOptions = {}): Promise<OpenAnswer> {
    return this.#attempts(request, options, async ({ headers, body }, deadline) => ({
      headers,
      pieces: piecesOf(body, deadline),
    }))
  }

  /** The attempts after the first for a call with these options. */
  retries({ maxRetries }: RequestOptions): number {
    return checkRetries(maxRetries ?? this.#settings.maxRetries)
  }

  /** Waits as long as a request does after this many attempts without an answer. */
  async pause(
    attempt: number,
    error: ConnectionError,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    await this.#wait(waitAfter({ attempt, status: null, headers: null }), error, signal)
  }

  async #wait(seconds: number, error: unknown, signal: AbortSignal | undefined): Promise<void> {
    this.#say('info', `${(error as Error).message}; again in ${seconds.toFixed(1)} s`)
    await sleep(seconds * 1000, signal)
  }

  /** A log that fails must not cost an answer, nor ask for it again. */
  #say(level: keyof Logger, message: string): void {
    try {
      this.#settings.logger?.[level](message)
    } catch {
      // Whoever writes the log sees that it lacks a line.
    }
  }

  async #attempts<T>(request: ApiRequest, options: RequestOptions, read: Read<T>): Promise<T> {
    const maxRetries = this.retries(options)
    const ask = this.#prepare(request, options)
    for (let attempt = 1; ; attempt++) {
      const outcome = await ask(read)
      if ('done' in outcome) return outcome.done
      const { error, status } = outcome
      if (attempt > maxRetries || !mayRetry(request.method, status)) throw error
      const wait = waitAfter({ ...outcome, attempt })
      if (wait > this.#settings.maxWait) throw error
      await this.#wait(wait, error, options.signal)
    }
  }

  /** One attempt, repeatable: a POST has the same idempotency key each time. */
  #prepare(request: ApiRequest, { signal, timeout }: RequestOptions) {
    const { baseUrl, fetch, unusedProxy } = this.#settings
    const url = baseUrl + request.path + queryString(request.query ?? {})
    const limit = checkTimeout(timeout ?? this.#settings.timeout)
    const init: RequestInit = {
      method: request.method,
      headers: this.#headers(request),
      // On most platforms the key would be sent along.
      redirect: 'manual',
      ...(request.body !== undefined && { body: JSON.stringify(request.body, checked) }),
    }
    return async <T>(read: Read<T>): Promise<{ done: T } | Failure> => {
      const deadline = startDeadline(limit, signal, unusedProxy)
      try {
        const response = await fetch(url, { ...init, signal: deadline.signal })
        const { status, headers } = response
        this.#note(headers)
        this.#say('debug', `${request.method} ${url}: ${status}, ${headers.get('X-Request-Id')}`)
        if (status >= 200 && status < 300) return { done: await read(response, deadline) }
        const refusal = readRefusal(response, await whatCame(response, signal))
        deadline.end()
        return { error: errorOf(refusal), status, headers }
      } catch (cause) {
        deadline.end()
        const error = deadline.explain(cause)
        if (error instanceof ConnectionError) return { error, status: null, headers: null }
        throw error
      }
    }
  }

  #headers({ method, body, idempotencyKey }: ApiRequest): Record<string, string> {
    const { apiKey, userAgent } = this.#settings
    return {
      Accept: 'application/json, */*;q=0.5',
      'User-Agent': userAgent,
      'X-API-Key': apiKey,
      ...(method === 'POST' && { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
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

function waitAfter(last: Attempt): number {
  return waitBeforeNext(last, Date.now() / 1000, Math.random())
}

/** More is no answer of the API, but may be a few compressed bytes that fill the memory. */
const MOST_BYTES = 128 * 2 ** 20

async function wholeOf({ body }: Response): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    length += piece.length
    if (length > MOST_BYTES) throw new ResponseFormatError(text('too_much'))
    pieces.push(piece)
  }
  return joined(pieces, length)
}

/** Nothing if the body cannot be read, which must not hide the status. */
async function whatCame(response: Response, signal: AbortSignal | undefined): Promise<Uint8Array> {
  try {
    return await wholeOf(response)
  } catch (error) {
    if (signal?.aborted) throw error
    return new Uint8Array()
  }
}

function joined(pieces: Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

async function* piecesOf(
  body: Response['body'],
  deadline: Deadline,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body?.getReader()
  try {
    for (;;) {
      deadline.renew()
      const piece = await reader?.read()
      if (piece === undefined || piece.done) return
      deadline.end()
      yield piece.value
    }
  } catch (cause) {
    throw deadline.explain(cause)
  } finally {
    deadline.end()
    // A caller that stops early wants no more of it; after an error there is nothing left to
    // cancel.
    await reader?.cancel().catch(() => {})
  }
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

function queryString(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined && each !== null)
      .map(
        (each) => `${encodeURIComponent(name)}=${encodeURIComponent(String(checked(name, each)))}`,
      ),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** A value that can be sent; JSON would make null of NaN, and so clear a field. Throws ConfigurationError. */
function checked(argument: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new ConfigurationError(text('no_value', { argument, value }))
  return value
}
