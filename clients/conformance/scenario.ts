import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The proxy's action instead of asking the service; README.md explains each key. */
export interface Fault {
  /** From 1 on; 0: every request. */
  attempt: number
  status?: number
  headers?: Record<string, string>
  body?: string
  /** The same as `body`, as JSON. */
  json?: unknown
  /** The same as `body`, as bytes in hexadecimal. */
  body_hex?: string
  /** A compressed success whose list is this many MiB of white space. */
  bomb_mib?: number
  delay_ms?: number
  /** Bytes of the body after which the connection breaks. */
  cut?: number
  /** Whole lines of the service's body, after which it ends properly. */
  lines?: number
  redirect?: true
  /** The service does the request; only its answer is replaced. */
  after?: true
  /** Adds `Retry-After` as a date this many seconds from now. */
  retry_after_date_s?: number
  /** Adds `X-RateLimit-Reset`, this many seconds from now. */
  reset_in_s?: number
}

/** The expected value: itself, or one of these. */
export type Expectation =
  | { min?: number; max?: number }
  | { matches?: string; excludes?: 'key' }
  | { same_as: [path: string, pointer: string] }

export interface ExpectedError {
  type: string
  status?: number
  code?: string | null
  details?: number
  request_id?: string
  retry_after_s?: number | { min: number; max: number }
  /** A text that its message must contain. */
  message?: string
}

/** The expected first request of a step. */
export interface Sent {
  path?: string
  /** A list is a repeated parameter. */
  query?: Record<string, string | string[]>
  body?: unknown
  idempotency_key?: string
  /** A regular expression. */
  user_agent?: string
}

export interface Step {
  operation: string
  arguments?: Record<string, unknown>
  read?: string[]
  save?: { name: string; path: string }[]
  expect?: Record<string, unknown>
  error?: ExpectedError
  /**
   * The number of requests that the proxy must see; null: not counted, and only in the last step.
   */
  requests?: number | null
  gaps_s?: [from: number, to: number][]
  sent?: Sent
  /** Some query pairs of each request. */
  each_sent?: Record<string, string>[]
  /** Whether the last answer must be a replay of an earlier one. */
  replayed?: true
}

export interface Scenario {
  id: string
  about: string
  key?: KeyName | null
  base?: 'proxy' | 'proxy/' | 'refused' | null
  from_environment?: ('api_key' | 'base_url')[]
  /** Of the user, in whose language clients say what they say themselves. */
  language?: 'pt' | 'en'
  timeout_s?: number
  max_retries?: number
  max_wait_s?: number
  user_agent?: string
  faults?: Fault[]
  steps: Step[]
}

export const KEY_NAMES = ['normal', 'revoked', 'limited', 'quota'] as const
export type KeyName = (typeof KEY_NAMES)[number]

/** Operations that the API does not have; CONTRACT.md's first column has the others. */
export const EXTRA_OPERATIONS = [
  'construir',
  'iterar',
  'iterarPaginas',
  'mostrar',
  'limite',
  'calcularEspera',
  'verificar',
  'assinar',
] as const

const FOLDER = join(import.meta.dirname, 'scenarios')

/** The scenarios of the files; verification.ts makes those about signatures. */
export function writtenScenarios(): Scenario[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Scenario[])
}
