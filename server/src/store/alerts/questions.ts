import { newId } from '../../lib/crypto/ids.ts'
import { hashToken, newToken } from '../../lib/crypto/token.ts'
import type { StoredMailbox } from '../../alerts/mailbox.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { accounts } from '../accounts/tables.ts'
import type { Sql } from '../sql.ts'
import { alertAddresses } from './tables.ts'

const accountRow = accounts.pick('nome')
const putQuestion = alertAddresses.pick(
  'id',
  'conta_id',
  'email',
  'situacao',
  'token_hash',
  'asked_at',
).insert(`ON CONFLICT (id) DO UPDATE SET situacao = excluded.situacao,
    token_hash = excluded.token_hash, asked_at = excluded.asked_at`)

/**
 * Sends confirmation mails to these e-mail addresses, inside the caller's transaction: may the account
 * write to them? `known`: the mailboxes of the account.
 */
export async function askOwners(
  tx: Sql,
  conta_id: string,
  emails: string[],
  known: StoredMailbox[],
  now: Date,
): Promise<void> {
  if (emails.length === 0) return
  const account = await tx.one(accountRow, 'SELECT nome FROM accounts WHERE id = $1', [conta_id])
  for (const email of emails) {
    const id = known.find((mailbox) => mailbox.email === email)?.id ?? newId('end', now.getTime())
    const token = newToken()
    await putQuestion(tx, {
      id,
      conta_id,
      email,
      situacao: 'pendente',
      token_hash: hashToken(token),
      asked_at: now.getTime(),
    })
    const once = `confirmacao ${id} ${now.getTime()}`
    const conta = account!.nome // alerts of the account refer to it
    await enqueueMail(
      tx,
      { once, para: email, message: { kind: 'address_confirmation', conta, token } },
      now,
    )
  }
}
