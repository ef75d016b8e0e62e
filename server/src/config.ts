import { availableParallelism } from 'node:os'

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
  }
  if (problems.length > 0)
    throw new ConfigError(`Configuração inválida:\n${problems.map((p) => `  ${p}`).join('\n')}`)
  return config
}

const MEBIBYTE = 2 ** 20
