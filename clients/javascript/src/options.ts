import { ConfigurationError } from './errors.ts'
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
  /** A `fetch` of your own. */
  fetch?: typeof fetch | undefined
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
}

/** The longest delay of a timer. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

/** Reads the options, and the environment for absent ones. Throws ConfigurationError. */
export function readOptions(options: ArautoOptions): Settings {
  const apiKey = options.apiKey ?? environment('ARAUTO_API_KEY') ?? ''
  const baseUrl = options.baseUrl ?? environment('ARAUTO_BASE_URL') ?? ''
  if (apiKey === '')
    throw new ConfigurationError(
      'No API key: give apiKey, or set the environment variable ARAUTO_API_KEY.',
    )
  // Such a text cannot be a header, and the platform's own error would show it.
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new ConfigurationError(
      'apiKey has characters that no key has (a space, a line break, an accent).',
    )
  if (baseUrl === '')
    throw new ConfigurationError(
      'No address: give baseUrl (https://…/api/v1), or set the environment variable ARAUTO_BASE_URL.',
    )
  return {
    apiKey,
    baseUrl: readBaseUrl(baseUrl),
    timeout: checkTimeout(options.timeout ?? 30_000),
    maxRetries: checkRetries(options.maxRetries ?? 2),
    maxWait: inRange('maxWait', options.maxWait ?? 60, 0, LONGEST_TIMEOUT_MS / 1000),
    userAgent: [`arauto-javascript/${VERSION} (${platform()})`, options.userAgent]
      .filter(Boolean)
      .join(' '),
    // The platform's own must be called as the global one.
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
  }
}

export function checkTimeout(milliseconds: number): number {
  return inRange('timeout', milliseconds, 1, LONGEST_TIMEOUT_MS)
}

export function checkRetries(count: number): number {
  if (Number.isInteger(count)) return inRange('maxRetries', count, 0, 100)
  throw new ConfigurationError(`maxRetries must be a whole number, not ${count}.`)
}

function inRange(name: string, value: number, from: number, to: number): number {
  if (value >= from && value <= to) return value
  throw new ConfigurationError(`${name} must be from ${from} to ${to}, not ${value}.`)
}

function readBaseUrl(text: string): string {
  const url = URL.parse?.(text) ?? parseUrl(text)
  const isPlain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.search + url.hash + url.username + url.password === ''
  if (isPlain) return url.href.replace(/\/+$/, '')
  throw new ConfigurationError(
    'baseUrl must be an address like https://exemplo.com.br/api/v1, without user, ? or #.',
  )
}

/** For platforms without `URL.parse`. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}

/** Globals of platforms other than browsers; any may be absent. */
interface Platform {
  process?: {
    env?: Record<string, string | undefined>
    versions?: { node?: string }
    platform?: string
  }
  Deno?: { version?: { deno?: string } }
  Bun?: { version?: string }
  navigator?: { userAgent?: string }
}

function environment(name: string): string | undefined {
  try {
    return (globalThis as Platform).process?.env?.[name]?.trim() || undefined
  } catch {
    // The platform does not let us look.
    return undefined
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
