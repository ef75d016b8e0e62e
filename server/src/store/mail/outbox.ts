import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { MailOutbox, NewMail } from '../../mail/mail.ts'
import type { Message } from '../../mail/message.ts'
import { text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { mails } from './tables.ts'

const insertMail = mails
  .pick('once', 'para', 'message', 'criado_em', 'due_at', 'secret', 'envio_id')
  .insert('ON CONFLICT (once) DO NOTHING')

const withdraw = statement(
  { ...mails.pick('ultimo_erro', 'message').shape, begin: text },
  `UPDATE mails SET due_at = NULL, ultimo_erro = :ultimo_erro, message = :message, secret = NULL
   WHERE due_at IS NOT NULL AND substr(once, 1, length(:begin)) = :begin`,
)

/** Kinds of messages that only inform. */
export function createMailOutbox(sql: Sql): MailOutbox {
  return { enqueue: (mail, now) => enqueueMail(sql, mail, now) }
}

/**
 * Stores a message for sending, inside the caller's transaction, so that it exists exactly when its cause
 * does. A message with a known `once` is not stored again.
 */
export async function enqueueMail(
  tx: Sql,
  { once, para, message }: NewMail,
  now: Date,
): Promise<void> {
  await insertMail(tx, { once, para, message, ...dueFrom(now), ...OWN_CONTENT })
}

/**
 * The same for one of many mails with the same content, which is stored once, as an issue of a bulletin. Each
 * has only its own link.
 */
export async function enqueueIssue(
  tx: Sql,
  mail: { once: string; para: string; envio_id: string; unsubscribeToken: string },
  now: Date,
): Promise<void> {
  const { once, para, envio_id, unsubscribeToken } = mail
  const message = { kind: 'bulletin', unsubscribeToken } as Message
  await insertMail(tx, { once, para, message, ...dueFrom(now), secret: null, envio_id })
}

const OWN_CONTENT = { secret: null, envio_id: null }

/**
 * The same for a message with a link that gives access. Its token is sealed until it is sent: no
 * access secret is ever stored in clear.
 */
export async function enqueueSecret(
  tx: Sql,
  box: Pick<SecretBox, 'seal'>,
  { once, para, message }: { once: string; para: string; message: Message & { token: string } },
  now: Date,
): Promise<void> {
  const { token, ...rest } = message
  const secret = box.seal(token, once)
  await insertMail(tx, {
    once,
    para,
    message: rest as Message,
    ...dueFrom(now),
    ...OWN_CONTENT,
    secret,
  })
}

function dueFrom(now: Date) {
  return { criado_em: now.toISOString(), due_at: now.getTime() }
}

/**
 * Withdraws unsent messages of a kind whose `once` begins like this, inside the caller's transaction. `why`
 * is stored as their result.
 */
export async function withdrawMails(
  tx: Sql,
  begin: string,
  kind: Message['kind'],
  why: string,
): Promise<void> {
  await tx.run(...withdraw({ ultimo_erro: why, message: forgotten(kind), begin }))
}

/** What remains of a message after it ends: texts of mails contain names and working links. */
export function forgotten(kind: Message['kind']): Message {
  return { kind } as Message
}
