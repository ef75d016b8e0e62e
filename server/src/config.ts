import { availableParallelism } from 'node:os'
import { isDate } from './lib/dates.ts'
import { normalizeEmail } from './lib/email-address.ts'
import { SECRET_KEY_BYTES } from './lib/secret-box.ts'
import { type SmtpServer, parseSender, parseSmtpUrl } from './mail/parse-settings.ts'
import { CONTRACT_SCHEDULE, type RetrySchedule } from './webhooks/retry-schedule.ts'
import { PUBLIC_PORTS } from './webhooks/url-rule.ts'

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
  /** ARAUTO_ROLES: what the service does. */
  roles: ReadonlySet<Role>
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
  /** ARAUTO_SECRET_KEY: seals the secrets of webhooks; null: the key's file in the data folder. */
  secretKey: Uint8Array | null
  webhooks: WebhookConfig
  /** ARAUTO_ALERT_LIMIT: alerts that an account may have. */
  alertLimit: number
  /** ARAUTO_PUBLIC_URL: where the links of mails lead; no slash at the end. */
  publicUrl: string
  /** Null without ARAUTO_SMTP_URL: messages stay in the outbox. */
  mail: MailConfig | null
  /** ARAUTO_OPERATOR_EMAIL: whom to tell that an edition is late; null: nobody. */
  operatorEmail: string | null
}

interface MailConfig extends SmtpServer {
  /** ARAUTO_MAIL_FROM */
  from: { name: string; address: string }
  /** ARAUTO_SMTP_CA: PEM file of authorities trusted besides the usual ones; null: none. */
  caFile: string | null
}

export interface WebhookConfig {
  /** ARAUTO_WEBHOOK_LIMIT: webhooks that an account may have. */
  limit: number
  /** ARAUTO_WEBHOOK_PORTS: where public receivers may listen. */
  ports: ReadonlySet<number>
  /** ARAUTO_WEBHOOK_ALLOW_HOSTS: lower-case `host` or `host:port`, let through though private. */
  allowHosts: ReadonlySet<string>
  /** ARAUTO_WEBHOOK_CA: PEM file of authorities trusted besides the usual ones; null: none. */
  caFile: string | null
  /** ARAUTO_WEBHOOK_RETRY_SECONDS, in milliseconds. */
  schedule: RetrySchedule
}

/** `coletor` collects, `monitor` finds out whom it concerns, `entregador` sends it to them. */
const ROLES = ['api', 'coletor', 'monitor', 'entregador'] as const
type Role = (typeof ROLES)[number]

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
  /** ARAUTO_PORTAL_URL: where permanent addresses are read; null: nowhere. */
  portalUrl: string | null
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

  function list(name: string): string[] {
    return text(name, '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '')
  }

  function secretKey(name: string): Uint8Array | null {
    const raw = text(name, '')
    if (raw === '') return null
    const key = Buffer.from(raw, 'base64')
    if (key.length === SECRET_KEY_BYTES && key.toString('base64') === raw) return key
    problems.push(`${name}: não são ${SECRET_KEY_BYTES} bytes em base64.`) // never shown: a secret
    return null
  }

  function ports(name: string): ReadonlySet<number> {
    const given = list(name)
    const wrong = given.filter((port) => !/^\d{1,5}$/.test(port) || +port < 1 || +port > 65_535)
    if (wrong.length > 0) problems.push(`${name}: "${wrong.join(', ')}" não são portas.`)
    return given.length > 0 ? new Set(given.map(Number)) : PUBLIC_PORTS
  }

  /** As the URL parser writes them, for that is what they are compared with. */
  function hosts(name: string): Set<string> {
    const given = list(name)
    const wrong = given.filter(
      (host) => !/^(\[[0-9a-f:.]+\]|[^\s:/?#@[\]]+)(:\d{1,5})?$/i.test(host),
    )
    if (wrong.length > 0)
      problems.push(`${name}: "${wrong.join(', ')}" não são host ou host:porta.`)
    return new Set(given.map((host) => host.toLowerCase()))
  }

  function roles(name: string): ReadonlySet<Role> {
    const given = list(name)
    const known = ROLES.filter((role) => given.includes(role))
    const wrong = given.filter((role) => !ROLES.some((known) => known === role))
    if (wrong.length > 0)
      problems.push(`${name}: "${wrong.join(', ')}" não é um de ${ROLES.join(', ')}.`)
    return new Set(given.length > 0 ? known : ROLES)
  }

  function schedule(name: string): RetrySchedule {
    const given = list(name)
    const wrong = given.filter((item) => !/^\d{1,7}$/.test(item) || Number(item) < 1)
    if (wrong.length > 0)
      problems.push(`${name}: "${wrong.join(', ')}" não são segundos, como em 60,300,1800.`)
    return given.length > 0 ? given.map((item) => Number(item) * 1_000) : CONTRACT_SCHEDULE
  }

  function webhooks(): WebhookConfig {
    return {
      schedule: schedule('ARAUTO_WEBHOOK_RETRY_SECONDS'),
      limit: integer('ARAUTO_WEBHOOK_LIMIT', 100, 1, 1_000_000),
      ports: ports('ARAUTO_WEBHOOK_PORTS'),
      allowHosts: hosts('ARAUTO_WEBHOOK_ALLOW_HOSTS'),
      caFile: text('ARAUTO_WEBHOOK_CA', '') || null,
    }
  }

  function publicUrl(): string {
    const raw = text('ARAUTO_PUBLIC_URL', '')
    const { protocol = '', search = '', hash = '' } = URL.parse(raw) ?? {}
    const isPlain = /^https?:$/.test(protocol) && search === '' && hash === ''
    if (raw !== '' && !isPlain)
      problems.push(`ARAUTO_PUBLIC_URL: "${raw}" não é um endereço como https://arauto.exemplo.br.`)
    return raw.replace(/\/+$/, '')
  }

  function mail(): MailConfig | null {
    const raw = text('ARAUTO_SMTP_URL', '')
    if (raw === '') return null
    const server = parseSmtpUrl(raw)
    const sender = text('ARAUTO_MAIL_FROM', '')
    const from = parseSender(sender)
    if (server === null)
      // never shown: it may hold a password
      problems.push('ARAUTO_SMTP_URL: não tem a forma smtp://usuario:senha@servidor:porta.')
    if (from === null)
      problems.push(
        sender === ''
          ? 'ARAUTO_MAIL_FROM: falta, e há ARAUTO_SMTP_URL.'
          : `ARAUTO_MAIL_FROM: "${sender}" não é um remetente como Arauto <avisos@exemplo.br>.`,
      )
    if (text('ARAUTO_PUBLIC_URL', '') === '')
      problems.push('ARAUTO_PUBLIC_URL: falta, e há ARAUTO_SMTP_URL: os e-mails levam links.')
    return server && from && { ...server, from, caFile: text('ARAUTO_SMTP_CA', '') || null }
  }

  function email(name: string): string | null {
    const raw = text(name, '')
    const address = normalizeEmail(raw)
    if (raw !== '' && address === null)
      problems.push(`${name}: "${raw}" não é um endereço de e-mail.`)
    return address
  }

  function collector(): CollectorConfig | null {
    const settings = {
      url: secureUrl('ARAUTO_INLABS_URL', 'https://inlabs.in.gov.br/'),
      email: text('ARAUTO_INLABS_EMAIL', ''),
      password: env.ARAUTO_INLABS_PASSWORD ?? '',
      since: date('ARAUTO_COLLECTOR_SINCE'),
      pauseMs: integer('ARAUTO_COLLECTOR_PAUSE_MS', 1_000, 0, 60_000),
      contact: ascii('ARAUTO_COLLECTOR_CONTACT'),
      portalUrl: text('ARAUTO_PORTAL_URL', '') === '' ? null : secureUrl('ARAUTO_PORTAL_URL', ''),
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
    roles: roles('ARAUTO_ROLES'),
    searchThreads: integer('ARAUTO_SEARCH_THREADS', Math.min(cores, 8), 1, 64),
    searchQueue: integer('ARAUTO_SEARCH_QUEUE', 1_000, 1, 100_000),
    searchTimeoutMs: integer('ARAUTO_SEARCH_TIMEOUT_MS', 2_000, 50, 600_000),
    importThreads: integer('ARAUTO_IMPORT_THREADS', Math.min(cores, 8), 1, 64),
    importMaxEntryBytes: integer('ARAUTO_IMPORT_MAX_ENTRY_MB', 64, 1, 4_096) * MEBIBYTE,
    importMaxTotalBytes: integer('ARAUTO_IMPORT_MAX_TOTAL_MB', 4_096, 1, 65_536) * MEBIBYTE,
    collector: collector(),
    secretKey: secretKey('ARAUTO_SECRET_KEY'),
    webhooks: webhooks(),
    alertLimit: integer('ARAUTO_ALERT_LIMIT', 100, 1, 1_000_000),
    publicUrl: publicUrl(),
    mail: mail(),
    operatorEmail: email('ARAUTO_OPERATOR_EMAIL'),
  }
  if (problems.length > 0)
    throw new ConfigError(`Configuração inválida:\n${problems.map((p) => `  ${p}`).join('\n')}`)
  return config
}

const MEBIBYTE = 2 ** 20
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
