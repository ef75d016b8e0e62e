import type { DaybookMailReader } from '../../service/daybook/mail-store.ts'
import { people } from '../accounts/tables.ts'
import { nullable, int, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { daybookMails } from './tables.ts'

const mailingRow = row({
  ...people.pick('email', 'email_confirmado_em').shape,
  hora: nullable(int),
  mailed_at: nullable(text),
})
const mails = daybookMails.pick('pessoa_id', 'hora', 'due_at', 'told_data', 'told_total')
const dueRow = row({ ...mails.shape, conta_id: text })

/** Reads who gets their day by mail. */
export function createDaybookMailReader(sql: SqlReader): DaybookMailReader {
  return {
    async mailing(pessoa_id) {
      const found = await sql.one(
        mailingRow,
        `SELECT p.email, p.email_confirmado_em, m.hora, m.mailed_at
         FROM people p LEFT JOIN daybook_mails m ON m.pessoa_id = p.id WHERE p.id = $1`,
        [pessoa_id],
      )
      if (found === null) return null
      const { hora, email, email_confirmado_em, mailed_at: ultimo_em } = found
      return { hora, email, confirmado: email_confirmado_em !== null, ultimo_em }
    },
    async due(now) {
      const rows = await sql.all(
        dueRow,
        `SELECT ${mails.of('m')}, p.conta_id
         FROM daybook_mails m JOIN people p ON p.id = m.pessoa_id
         WHERE m.due_at <= $1 AND p.email_confirmado_em IS NOT NULL ORDER BY m.due_at`,
        [now.getTime()],
      )
      return rows.map(({ pessoa_id, conta_id, hora, due_at, told_data, told_total }) => ({
        pessoa_id,
        conta_id,
        hora,
        due_at,
        told: told_data === null ? null : { data: told_data, total: told_total ?? 0 },
      }))
    },
  }
}
