import type { DaybookMailStore } from '../../service/daybook/mail-store.ts'
import { people } from '../accounts/tables.ts'
import { enqueueMail, withdrawMails } from '../mail/outbox.ts'
import { int } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { daybookMails } from './tables.ts'

const addressRow = people.pick('email')
/** The same hour again changes nothing. */
const insertMailing = daybookMails.pick('pessoa_id', 'hora', 'due_at').insert(
  `ON CONFLICT (pessoa_id) DO UPDATE SET hora = excluded.hora, due_at = excluded.due_at
   WHERE daybook_mails.hora <> excluded.hora`,
)

const goOn = statement(
  { ...daybookMails.pick('pessoa_id', 'due_at').shape, next: int },
  'UPDATE daybook_mails SET due_at = :next WHERE pessoa_id = :pessoa_id AND due_at = :due_at',
)
/** Whoever chose a later hour has had the mail of this day. */
const tell = daybookMails
  .pick('pessoa_id', 'told_data', 'told_total', 'mailed_at')
  .update('pessoa_id', `AND coalesce(told_data, '') < :told_data`)

/** Mails of days, on a writing connection. */
export function createDaybookMailStore(sql: Sql): DaybookMailStore {
  return {
    set: (pessoa_id, mailing) =>
      sql.transaction(async (tx) => {
        if (mailing === null) {
          await tx.run('DELETE FROM daybook_mails WHERE pessoa_id = $1', [pessoa_id])
          await withdrawMails(tx, onceOf(pessoa_id), 'daybook', 'descadastrado')
          return
        }
        await insertMailing(tx, { pessoa_id, hora: mailing.hora, due_at: mailing.due.getTime() })
      }),
    finish: ({ pessoa_id, due_at }, { mail, next }, now) =>
      sql.transaction(async (tx) => {
        const moved = await tx.run(...goOn({ pessoa_id, due_at, next: next.getTime() }))
        if (moved !== 1 || mail === null) return
        const told = { told_data: mail.data, told_total: mail.total, mailed_at: now.toISOString() }
        if ((await tell(tx, { pessoa_id, ...told })) !== 1) return
        const person = await tx.one(
          addressRow,
          `SELECT ${addressRow.columns} FROM people
           WHERE id = $1 AND email_confirmado_em IS NOT NULL`,
          [pessoa_id],
        )
        if (person === null) return
        const once = `${onceOf(pessoa_id)}${mail.data}`
        await enqueueMail(tx, { once, para: person.email, message: mail }, now)
      }),
  }
}

/** How the reasons of a person's mails begin. */
function onceOf(pessoa_id: string): string {
  return `caderno ${pessoa_id} `
}
