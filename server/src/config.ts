import { availableParallelism } from 'node:os'
import { isDate } from './lib/dates.ts'

/** Everything that can be set from outside, with defaults applied and values checked. */
export interface Config {
  /** ARAUTO_DATA_DIR: where the archive lives. */
  dataDir: string
  /** ARAUTO_DATA_DIR for the demonstration, whose default folder is one of its own. */
  demoDataDir: string
  /** ARAUTO_HOST, ARAUTO_PORT: where the service listens. */
  host: string
  port: number
  /** ARAUTO_LOG_LEVEL */
  logLevel: LogLevel
  /** ARAUTO_SEARCH_THREADS: threads that answer searches. */
  searchThreads: number
  /** ARAUTO_SEARCH_QUEUE: searches that may wait for a thread before 503. */
  searchQueue: number
  /** ARAUTO_SEARCH_TIMEOUT_MS: a search that takes longer is stopped with 503. */
  searchTimeoutMs: number
  /** ARAUTO_IMPORT_THREADS: threads that parse while importing. */
  importThreads: number
  /** ARAUTO_IMPORT_MAX_ENTRY_MB, ARAUTO_IMPORT_MAX_TOTAL_MB: limits on what one zip may unpack to. */
  importMaxEntryBytes: number
  importMaxTotalBytes: number
  /** Null without ARAUTO_INLABS_EMAIL and ARAUTO_INLABS_PASSWORD: nothing is collected. */
  collector: CollectorConfig | null
}

export interface CollectorConfig {
  /** ARAUTO_INLABS_URL */
  url: string
  /** ARAUTO_INLABS_EMAIL, ARAUTO_INLABS_PASSWORD: secrets, never shown or logged. */
  email: string
  password: string
  /** ARAUTO_COLLECTOR_SINCE: first date to collect, YYYY-MM-DD; null: some days back from today. */
  since: string | null
  /** ARAUTO_COLLECTOR_PAUSE_MS: between two requests to the source. */
  pauseMs: number
  /** ARAUTO_COLLECTOR_CONTACT: whom the source may write to, said in every request; null: nobody. */
  contact: string | null
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** A setting that cannot be used; the message names its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** The only reader of the environment. @throws ConfigError naming every variable that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = []
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback

  function integer(name: string, fallback: number, min: number, max: number): number {
    const raw = text(name, String(fallback))
    const value = Number(raw)
    if (/^\d+$/.test(raw) && value >= min && value <= max) return value
    problems.push(`${name}: "${raw}" não é um número inteiro de ${min} a ${max}.`)
    return fallback
  }

  function oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
    const raw = text(name, fallback)
    const value = allowed.find((candidate) => candidate === raw)
    if (value === undefined) problems.push(`${name}: "${raw}" não é um de ${allowed.join(', ')}.`)
    return value ?? fallback
  }

  function date(name: string): string | null {
    const raw = text(name, '')
    if (raw === '' || isDate(raw)) return raw || null
    problems.push(`${name}: "${raw}" não é uma data AAAA-MM-DD.`)
    return null
  }

  /** A password must not cross a network in the clear. */
  function secureUrl(name: string, fallback: string): string {
    const raw = text(name, fallback)
    const { protocol, hostname } = URL.parse(raw) ?? { protocol: '', hostname: '' }
    if (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))) return raw
    problems.push(`${name}: "${raw}" não é um endereço https (http, só desta máquina).`)
    return fallback
  }

  /** What goes into a header. */
  function ascii(name: string): string | null {
    const raw = text(name, '')
    if (/^[\x20-\x7e]*$/.test(raw)) return raw || null
    problems.push(`${name}: use só letras sem acento: um e-mail ou um endereço.`)
    return null
  }

  function collector(): CollectorConfig | null {
    const settings = {
      url: secureUrl('ARAUTO_INLABS_URL', 'https://inlabs.in.gov.br/'),
      email: text('ARAUTO_INLABS_EMAIL', ''),
      password: env.ARAUTO_INLABS_PASSWORD ?? '',
      since: date('ARAUTO_COLLECTOR_SINCE'),
      pauseMs: integer('ARAUTO_COLLECTOR_PAUSE_MS', 1_000, 0, 60_000),
      contact: ascii('ARAUTO_COLLECTOR_CONTACT'),
    }
    const { email, password } = settings
    if (email === '' && password === '') return null
    if (email === '') problems.push('ARAUTO_INLABS_EMAIL: falta, e há ARAUTO_INLABS_PASSWORD.')
    if (password === '') problems.push('ARAUTO_INLABS_PASSWORD: falta, e há ARAUTO_INLABS_EMAIL.')
    return settings
  }

  const cores = availableParallelism()
  const config: Config = {
    dataDir: text('ARAUTO_DATA_DIR', './data'),
    demoDataDir: text('ARAUTO_DATA_DIR', './data-demo'),
    host: text('ARAUTO_HOST', '127.0.0.1'),
    port: integer('ARAUTO_PORT', 8080, 0, 65_535),
    logLevel: oneOf('ARAUTO_LOG_LEVEL', 'info', LOG_LEVELS),
    searchThreads: integer('ARAUTO_SEARCH_THREADS', Math.min(cores, 8), 1, 64),
    searchQueue: integer('ARAUTO_SEARCH_QUEUE', 1_000, 1, 100_000),
    searchTimeoutMs: integer('ARAUTO_SEARCH_TIMEOUT_MS', 5_000, 50, 600_000),
    importThreads: integer('ARAUTO_IMPORT_THREADS', Math.min(cores, 8), 1, 64),
    importMaxEntryBytes: integer('ARAUTO_IMPORT_MAX_ENTRY_MB', 64, 1, 4_096) * MEBIBYTE,
    importMaxTotalBytes: integer('ARAUTO_IMPORT_MAX_TOTAL_MB', 4_096, 1, 65_536) * MEBIBYTE,
    collector: collector(),
  }
  if (problems.length > 0)
    throw new ConfigError(`Configuração inválida:\n${problems.map((p) => `  ${p}`).join('\n')}`)
  return config
}

const MEBIBYTE = 2 ** 20
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
