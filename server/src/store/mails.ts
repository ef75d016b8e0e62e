import type { DatabaseSync } from 'node:sqlite'
import type { NewMail } from '../mail/mail.ts'

/** Leaves messages to be sent, inside the transaction of a caller who has no handle yet: store/mail/outbox.ts. */
export function createMailOutbox(db: DatabaseSync): { enqueue(mail: NewMail, now: Date): void } {
  const insert = db.prepare(
    `INSERT INTO mails (once, para, message, criado_em, due_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (once) DO NOTHING`,
  )
  return {
    enqueue({ once, para, message }, now) {
      insert.run(once, para, JSON.stringify(message), now.toISOString(), BigInt(now.getTime()))
    },
  }
}
