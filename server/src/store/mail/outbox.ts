import type { NewMail } from '../../mail/mail.ts'
import type { Sql } from '../sql.ts'

/**
 * Leaves a message to be sent, inside the caller's transaction, so that it exists exactly when its cause does.
 * What was said before is not said again.
 */
export async function enqueueMail(
  tx: Sql,
  { once, para, message }: NewMail,
  now: Date,
): Promise<void> {
  await tx.run(
    `INSERT INTO mails (once, para, message, criado_em, due_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (once) DO NOTHING`,
    [once, para, JSON.stringify(message), now.toISOString(), now.getTime()],
  )
}
