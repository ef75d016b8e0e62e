import type { StoredMailbox } from '../../alerts/mailbox.ts'
import type { RowReader, SqlReader } from '../sql.ts'
import { alertAddresses } from './tables.ts'

const kept = alertAddresses.pick(
  'id',
  'email',
  'situacao',
  'confirmado_em',
  'asked_at',
  'descadastrado_em',
)

export const MAILBOX_COLUMNS = kept.columns

export const mailboxRow: RowReader<StoredMailbox> = (raw) => {
  const { asked_at: askedAt, ...mailbox } = kept(raw)
  return { ...mailbox, askedAt }
}

/** The mailboxes of an account, by their e-mail addresses. */
export function listMailboxes(sql: SqlReader, conta_id: string): Promise<StoredMailbox[]> {
  return sql.all(
    mailboxRow,
    `SELECT ${MAILBOX_COLUMNS} FROM alert_addresses WHERE conta_id = $1 ORDER BY email`,
    [conta_id],
  )
}
