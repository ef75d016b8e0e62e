import { hash } from 'node:crypto'
import type { NoteToPerson } from '../../../access/people/people-store.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { row, text } from '../../rows.ts'
import type { Sql } from '../../sql.ts'

const emailRow = row({ email: text })

/** Leaves a note inside the caller's transaction. */
export function putNote(tx: Sql, para: string, message: NoteToPerson, now: Date): Promise<void> {
  const once = `${message.kind} ${hash('sha256', para)} ${now.toISOString()}`
  return enqueueMail(tx, { once, para, message }, now)
}

/** The same for a person; an unproven address may be a stranger's. */
export async function notify(
  tx: Sql,
  pessoa_id: string,
  note: NoteToPerson,
  now: Date,
): Promise<void> {
  const proven = 'SELECT email FROM people WHERE id = $1 AND email_confirmado_em IS NOT NULL'
  const person = await tx.one(emailRow, proven, [pessoa_id])
  if (person !== null) await putNote(tx, person.email, note, now)
}
