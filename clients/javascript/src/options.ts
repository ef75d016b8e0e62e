import { type Platform, environment } from './environment.ts'
import { ConfigurationError } from './errors.ts'
import { text } from './language.ts'
import { unusedProxy } from './proxy.ts'
import { VERSION } from './version.ts'

/** The options of a client. */
export interface ArautoOptions {
  /** API key, `ar_…`; by default the environment's `ARAUTO_API_KEY`. */
  apiKey?: string | undefined
  /**
   * Address of the service with its version, `https://…/api/v1`; by default the environment's
   * `ARAUTO_BASE_URL`.
   */
  baseUrl?: string | undefined
  /** Milliseconds for one attempt, from connecting to the last byte (30,000). */
  timeout?: number | undefined
  /** Attempts after the first (2). */
  maxRetries?: number | undefined
  /**
   * The longest accepted wait between two attempts, in seconds (60); a longer one is an error at
   * once.
   */
  maxWait?: number | undefined
  /** Appended to the client's own `User-Agent`. */
  userAgent?: string | undefined
  /** A `fetch` of your own: through a proxy, for example. */
  fetch?: typeof fetch | undefined
  /** Told of each answer, with its `request_id`, and of each wait before the next attempt. */
  logger?: Logger | undefined
}

/** A log, such as `console`, or that of pino or winston. Never told the key. */
export interface Logger {
  debug(message: string): void
  info(message: string): void
}

/** Options of one call. */
export interface RequestOptions {
  /** Cancels the call, which rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds, as in the client's options. */
  timeout?: number | undefined
  /** As in the client's options. */
  maxRetries?: number | undefined
}

/** Options of a call that creates or does something. */
export interface PostOptions extends RequestOptions {
  /**
   * Your own text that identifies this operation, instead of a random UUID: sent twice, it is done
   * once.
   */
  idempotencyKey?: string | undefined
}

export interface Settings {
  apiKey: string
  /** Without a slash at the end. */
  baseUrl: string
  timeout: number
  maxRetries: number
  maxWait: number
  userAgent: string
  fetch: typeof fetch
  logger: Logger | undefined
  /** The variable that names a proxy which is not used; null: none. */
  unusedProxy: string | null
}

/** The longest delay of a timer. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

/** Reads the options, and the environment for absent ones. Throws ConfigurationError. */
export function readOptions(options: ArautoOptions): Settings {
  const apiKey = options.apiKey ?? environment('ARAUTO_API_KEY') ?? ''
  const baseUrl = options.baseUrl ?? environment('ARAUTO_BASE_URL') ?? ''
  if (apiKey === '') throw new ConfigurationError(text('no_key', { argument: 'apiKey' }))
  // Such a text cannot be a header, and the platform's own error would show it.
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new ConfigurationError(text('bad_key', { argument: 'apiKey' }))
  if (baseUrl === '') throw new ConfigurationError(text('no_address', { argument: 'baseUrl' }))
  const address = readBaseUrl(baseUrl)
  return {
    apiKey,
    baseUrl: address,
    timeout: checkTimeout(options.timeout ?? 30_000),
    maxRetries: checkRetries(options.maxRetries ?? 2),
    maxWait: inRange('maxWait', options.maxWait ?? 60, 0, LONGEST_TIMEOUT_MS / 1000),
    userAgent: [`arauto-javascript/${VERSION} (${platform()})`, options.userAgent]
      .filter(Boolean)
      .join(' '),
    // The platform's own must be called as the global one.
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    logger: options.logger,
    unusedProxy: options.fetch === undefined ? unusedProxy(address) : null,
  }
}

export function checkTimeout(milliseconds: number): number {
  return inRange('timeout', milliseconds, 1, LONGEST_TIMEOUT_MS)
}

export function checkRetries(count: number): number {
  if (Number.isInteger(count)) return inRange('maxRetries', count, 0, 100)
  throw new ConfigurationError(text('not_whole', { argument: 'maxRetries', value: count }))
}

function inRange(argument: string, value: number, from: number, to: number): number {
  if (value >= from && value <= to) return value
  throw new ConfigurationError(text('out_of_range', { argument, from, to, value }))
}

function readBaseUrl(address: string): string {
  const url = URL.parse?.(address) ?? parseUrl(address)
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.search + url.hash + url.username + url.password === ''
  if (isPlain) return url.href.replace(/\/+$/, '')
  throw new ConfigurationError(text('bad_address', { argument: 'baseUrl' }))
}

/** For platforms without `URL.parse`. */
function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** `node 24.1.0; linux` */
function platform(): string {
  const { process, Deno, Bun, navigator } = globalThis as Platform
  const system = process?.platform ?? 'unknown'
  if (Deno?.version?.deno) return `deno ${Deno.version.deno}; ${system}`
  if (Bun?.version) return `bun ${Bun.version}; ${system}`
  if (process?.versions?.node) return `node ${process.versions.node}; ${system}`
  return navigator?.userAgent?.replaceAll(/[()]/g, '') ?? 'unknown'
}
