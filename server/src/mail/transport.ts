import { createTransport } from 'nodemailer'
import type { Letter } from './letter.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

/** The server and the sender of mails. */
export interface MailSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS if the server offers it. */
  secure: boolean
  /** Refuse to continue without TLS: a password would cross a network. */
  requireTls: boolean
  /** Null: the server asks for none. */
  credentials: { user: string; pass: string } | null
  from: { name: string; address: string }
  /** PEM of additional trusted authorities; null: only the usual ones. */
  ca: string | null
}

interface OutgoingMail {
  to: string
  letter: Letter
  /** The same for repeated sendings, so that the recipient's server can recognise them. */
  messageId: string
  date: Date
}

export interface MailTransport {
  /** Resolves when the server has accepted the message; rejects with nodemailer's error. */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** A server slower than this counts as failed; the outbox tries again. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const MAX_CONNECTIONS = 2

/** SMTP over connections that are kept for a while. */
export function createSmtpTransport(settings: MailSettings): MailTransport {
  const { host, port, secure, requireTls, credentials, from, ca } = settings
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...TIMEOUTS,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 0, // the outbox counts
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(credentials && { auth: credentials }),
    ...(ca !== null && { tls: { ca } }),
  })
  return {
    async send({ to, letter, messageId, date }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject: oneLine(letter.subject),
        text: renderText(letter),
        html: renderHtml(letter),
        messageId: `<${messageId}@${from.address.split('@')[1]}>`,
        date,
        headers: headersOf(letter),
        attachments: (letter.attachments ?? []).map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: typeof content === 'string' ? Buffer.from(content) : content,
        })),
      })
    },
    close: () => transport.close(),
  }
}

function headersOf({ unsubscribeUrl }: Letter): Record<string, string> {
  return {
    // RFC 3834: automatic replies, such as holiday notices, must not answer.
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== null && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
    }),
    // RFC 8058 allows only https.
    ...(unsubscribeUrl?.startsWith('https://') && {
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

/** A subject contains text of users: it must not be able to begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}
