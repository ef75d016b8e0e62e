import ipaddr from 'ipaddr.js'
import { isDate } from '../lib/time/dates.ts'
import { normalizeEmail } from '../lib/text/email-address.ts'
import { SECRET_KEY_BYTES } from '../lib/crypto/secret-box.ts'
import { type SmtpServer, parseSender, parseSmtpUrl } from '../mail/parse-settings.ts'
import type { RetrySchedule } from '../webhooks/retry-schedule.ts'

/** The text that a setting accepts, and how to read its value. */
export interface Kind<T> {
  /**
   * The expected form, in Portuguese, which must read well after "não é": `uma data AAAA-MM-DD`.
   */
  form: string
  read(text: string): SettingReading<T>
}

/** A value, or the wrong part of the text. */
export type SettingReading<T> = { value: T } | { wrong: string }

/** Any text; `form` describes it. */
export function text(form: string): Kind<string> {
  return { form, read: (value) => ({ value }) }
}

/** The same kind, or null if the text is empty. */
export function optional<T>({ form, read }: Kind<T>): Kind<T | null> {
  return { form, read: (text) => (text === '' ? { value: null } : read(text)) }
}

export function integer(min: number, max: number): Kind<number> {
  return parsed(`um número inteiro de ${min} a ${max}`, (text) => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= min && value <= max ? value : null
  })
}

export function oneOf<T extends string>(allowed: readonly T[]): Kind<T> {
  return parsed(
    `um de ${allowed.join(', ')}`,
    (text) => allowed.find((candidate) => candidate === text) ?? null,
  )
}

/** Some of the `allowed` values, comma separated; in the order of `allowed`. */
export function someOf<T extends string>(allowed: readonly T[]): Kind<ReadonlySet<T>> {
  return list(
    `um de ${allowed.join(', ')} (ou vários, com vírgulas)`,
    (item) => allowed.some((candidate) => candidate === item),
    (items) => new Set(allowed.filter((candidate) => items.includes(candidate))),
  )
}

/** Kept as written, `YYYY-MM-DD`. */
export const date = parsed('uma data AAAA-MM-DD', (text) => (isDate(text) ? text : null))

/** An address to which a password may be sent: https, or http on this machine. */
export const secureUrl = parsed('um endereço https (http, só desta máquina), sem senha', (text) => {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return null
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))
  return isSafe ? text : null
})

/** Scopes of OpenID Connect, which must include `openid`. */
export const scopes = parsed('uma lista como openid email profile, com openid', (text) => {
  const names = text.split(/\s+/)
  const isList = names.every((name) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(name))
  return isList && names.includes('openid') ? names.join(' ') : null
})

/** A base for paths: without a slash at the end. */
export const baseUrl = parsed('um endereço como https://arauto.exemplo.br, sem senha', (text) =>
  isPlainUrl(text) ? text.replace(/\/+$/, '') : null,
)

/** The operation that makes vectors: at the base of the API, or with its whole path. */
export const embeddingsUrl = parsed(
  'um endereço como http://127.0.0.1:11434/v1, sem senha',
  (text) => {
    if (!isPlainUrl(text)) return null
    return `${text.replace(/\/+$/, '').replace(/\/embeddings$/, '')}/embeddings`
  },
)

/** What follows `Bearer` in a header. */
export const bearerKey = parsed('uma chave, só com letras sem acento e sem espaços', (text) =>
  /^[\x21-\x7e]+$/.test(text) ? text : null,
)

/** The value of a header. */
export const headerText = parsed('um e-mail ou um endereço, só com letras sem acento', (text) =>
  /^[\x20-\x7e]*$/.test(text) ? text : null,
)

/** As the specification of OpenTelemetry's exporters writes them: values are percent-encoded. */
export const headerList = list<Readonly<Record<string, string>>>(
  'uma lista como nome=valor (ou vários, com vírgulas)',
  (item) => headerIn(item) !== null,
  (items) => Object.fromEntries(items.map(headerIn).filter((header) => header !== null)),
)

/** As S3 allows names; it stands in addresses. */
export const bucketName = parsed('um nome de letras minúsculas, números, pontos e hífens', (text) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : null,
)

/** With a slash at its end, unless it is empty. */
export const keyPrefix = parsed('um caminho como arauto/dados/', (text) => {
  const isPath = /^([\w.-]+\/)*[\w.-]+\/?$/.test(text)
  if (text === '') return ''
  return isPath ? text.replace(/\/?$/, '/') : null
})

export const share = parsed('um número de 0 a 1', (text) =>
  /^(0(\.\d+)?|1(\.0+)?)$/.test(text) ? Number(text) : null,
)

export const databaseUrl = parsed(
  'um endereço como postgres://usuario:senha@servidor:5432/arauto',
  // Not parsed as a web URL: the address of a socket has no host, but a folder among its
  // parameters.
  (text) => (/^postgres(ql)?:\/\/\S+$/.test(text) ? text : null),
)

/** Each may contain a name and a password, so none is ever shown. */
export const searchUrls = list<readonly string[]>(
  'um endereço como https://opensearch.exemplo.br:9200 (ou vários, com vírgulas)',
  (item) => {
    const { protocol = '', pathname = '', search = '', hash = '' } = URL.parse(item) ?? {}
    return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === ''
  },
  (items) => items.map((item) => item.replace(/\/+$/, '')),
)

/** The names that OpenSearch allows for indices. */
export const indexPrefix = parsed('um nome de letras minúsculas, números e hífens', (text) =>
  /^[a-z][a-z0-9-]{0,39}$/.test(text) ? text : null,
)

export const secretKey = parsed<Uint8Array>(
  `uma chave de ${SECRET_KEY_BYTES} bytes em base64`,
  (text) => {
    const key = Buffer.from(text, 'base64')
    return key.length === SECRET_KEY_BYTES && key.toString('base64') === text ? key : null
  },
)

export const email = parsed('um endereço de e-mail', normalizeEmail)

export const sender = parsed('um remetente como Arauto <avisos@exemplo.br>', parseSender)

export const smtpUrl = parsed<SmtpServer>(
  'um endereço como smtp://usuario:senha@servidor:porta',
  parseSmtpUrl,
)

export const ports = list<ReadonlySet<number>>(
  'uma porta de 1 a 65535 (ou várias, com vírgulas)',
  (item) => /^\d{1,5}$/.test(item) && Number(item) >= 1 && Number(item) <= 65_535,
  (items) => new Set(items.map(Number)),
)

/** In lower case, because the URL parser gives host names in lower case. */
export const hosts = list<ReadonlySet<string>>(
  'um host ou host:porta (ou vários, com vírgulas)',
  (item) => /^(\[[0-9a-f:.]+\]|[^\s:/?#@[\]]+)(:\d{1,5})?$/i.test(item),
  (items) => new Set(items.map((host) => host.toLowerCase())),
)

/** In the form in which addresses are stored. */
export const domains = list<ReadonlySet<string>>(
  'um domínio como orgao.gov.br (ou vários, com vírgulas)',
  (item) => domainOf(item) !== null,
  (items) => new Set(items.flatMap((item) => domainOf(item) ?? [])),
)

/** Paths may follow it, and it may be shown: it has no name and password. */
function isPlainUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return false
  return [url.username, url.password, url.search, url.hash].every((part) => part === '')
}

function headerIn(item: string): [name: string, value: string] | null {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+) *= *([\x21-\x7e]+)$/.exec(item) ?? []
  if (name === undefined || value === undefined) return null
  try {
    return [name, decodeURIComponent(value)]
  } catch {
    return null // a percent sign of its own
  }
}

function domainOf(item: string): string | null {
  return normalizeEmail(`x@${item}`)?.slice(2) ?? null
}

/** As browsers send them. */
export const origins = list<ReadonlySet<string>>(
  '* ou uma origem como https://painel.exemplo.br (ou várias, com vírgulas)',
  (item) => item === '*' || URL.parse(item)?.origin === item,
  (items) => new Set(items),
)

/** IP addresses, or networks such as `10.0.0.0/8`. */
export const networks = list<string[]>(
  'um endereço IP ou uma rede como 10.0.0.0/8 (ou vários, com vírgulas)',
  (item) => ipaddr.isValid(item) || ipaddr.isValidCIDR(item),
  (items) => items,
)

/** Written in seconds. */
export const retrySchedule = list<RetrySchedule>(
  'um número de segundos (ou vários, com vírgulas)',
  (item) => /^\d{1,7}$/.test(item) && Number(item) >= 1,
  (items) => items.map((seconds) => Number(seconds) * 1_000),
)

/** A kind whose values `parse` returns; null: the text is wrong. */
function parsed<T>(form: string, parse: (text: string) => T | null): Kind<T> {
  return {
    form,
    read(text) {
      const value = parse(text)
      return value === null ? { wrong: text } : { value }
    },
  }
}

/** Comma separated items; an empty text has none. */
function list<T>(
  form: string,
  fits: (item: string) => boolean,
  make: (items: string[]) => T,
): Kind<T> {
  return {
    form,
    read(text) {
      const items = text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '')
      const wrong = items.filter((item) => !fits(item))
      if (wrong.length > 0) return { wrong: wrong.join(', ') }
      return text !== '' && items.length === 0 ? { wrong: text } : { value: make(items) }
    },
  }
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
