import { normalizeEmail } from '../lib/text/email-address.ts'
import type { MailSettings } from './transport.ts'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const SUBMISSION_PORT = 587
const TLS_PORT = 465

export type SmtpServer = Pick<
  MailSettings,
  'host' | 'port' | 'secure' | 'requireTls' | 'credentials'
>

/**
 * Parses `smtp://user:password@host:port`; `smtps:` uses TLS from the first byte. A password
 * crosses a network only under TLS. Null for anything else.
 */
export function parseSmtpUrl(text: string): SmtpServer | null {
  const url = URL.parse(text)
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol)) return null
  if (url.hostname === '' || url.search !== '' || url.hash !== '') return null
  if (!['', '/'].includes(url.pathname)) return null
  const secure = url.protocol === 'smtps:'
  const pair = decodePair(url)
  if (pair === null) return null
  const credentials = pair.user === '' ? null : pair
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? TLS_PORT : SUBMISSION_PORT) : Number(url.port),
    secure,
    requireTls: !secure && credentials !== null && !LOOPBACK.includes(url.hostname),
    credentials,
  }
}

/** `Arauto <avisos@exemplo.com.br>`, or the address alone; null for anything else. */
export function parseSender(text: string): MailSettings['from'] | null {
  const named = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(text.trim())
  const address = normalizeEmail(named ? named[2]! : text.trim()) // a match has both groups
  return address === null ? null : { name: named?.[1]!.trim() || 'Arauto', address }
}

function decodePair({ username, password }: URL): { user: string; pass: string } | null {
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  } catch {
    return null
  }
}
