import { hashToken } from '../../lib/crypto/token.ts'
import type { MailboxReader, MailboxStore } from '../../alerts/alert-store.ts'
import type { StoredMailbox } from '../../alerts/mailbox.ts'
import { withdrawMails } from '../mail/outbox.ts'
import { row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { digestKey } from './digests.ts'
import { MAILBOX_COLUMNS, mailboxRow } from './mailbox-row.ts'
import { alertAddresses } from './tables.ts'

const accountRow = row({ nome: text })
const setConfirmed = alertAddresses
  .pick('id', 'situacao', 'token_hash', 'confirmado_em')
  .update('id')
const setLeft = alertAddresses
  .pick('id', 'situacao', 'token_hash', 'descadastrado_em', 'asked_at')
  .update('id', 'AND situacao <> :situacao')

/** Reads mailboxes for people who follow a link. */
export function createMailboxReader(sql: SqlReader): MailboxReader {
  return {
    byToken: (token) =>
      sql.snapshot(async (view) => {
        const mailbox = await byToken(view, token)
        const account = await view.one(
          accountRow,
          `SELECT nome FROM accounts
           WHERE id = (SELECT conta_id FROM alert_addresses WHERE token_hash = $1)`,
          [hashToken(token)],
        )
        return mailbox && account && { mailbox, conta: account.nome }
      }),
    byId: (id) => byId(sql, id),
  }
}

/** The commands of mailbox owners, on a writing connection. */
export function createMailboxStore(sql: Sql): MailboxStore {
  return {
    confirm: (token, works, now) =>
      sql.transaction(async (tx) => {
        const mailbox = await byToken(tx, token)
        if (mailbox === null || !works(mailbox)) return null
        await setConfirmed(tx, {
          id: mailbox.id,
          situacao: 'confirmado',
          token_hash: null,
          confirmado_em: now.toISOString(),
        })
        return mailbox
      }),
    leave: (id, now) =>
      sql.transaction(async (tx) => {
        const mailbox = await byId(tx, id)
        if (mailbox === null) return null
        await setLeft(tx, {
          id,
          situacao: 'descadastrado',
          token_hash: null,
          descadastrado_em: now.toISOString(),
          asked_at: now.getTime(),
        })
        await tx.run('DELETE FROM alert_mail_queue WHERE address_id = $1', [id])
        // Also the mails that are in the outbox already.
        await withdrawMails(tx, digestKey(id), 'alert_matches', 'descadastrado')
        return mailbox
      }),
  }
}

function byToken(sql: SqlReader, token: string): Promise<StoredMailbox | null> {
  return sql.one(
    mailboxRow,
    `SELECT ${MAILBOX_COLUMNS} FROM alert_addresses WHERE token_hash = $1`,
    [hashToken(token)],
  )
}

function byId(sql: SqlReader, id: string): Promise<StoredMailbox | null> {
  return sql.one(mailboxRow, `SELECT ${MAILBOX_COLUMNS} FROM alert_addresses WHERE id = $1`, [id])
}
