import { newId } from '../../lib/crypto/ids.ts'
import { hashToken, newToken } from '../../lib/crypto/token.ts'
import type { MailboxRules } from '../../alerts/mailbox.ts'
import type { Message } from '../../mail/message.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { accounts } from '../accounts/tables.ts'
import type { Sql } from '../sql.ts'
import { listMailboxes } from './mailbox-row.ts'
import { alertAddresses } from './tables.ts'

const accountRow = accounts.pick('nome')
const putMailbox = alertAddresses.pick(
  'id',
  'conta_id',
  'email',
  'situacao',
  'token_hash',
  'asked_at',
  'confirmado_em',
).insert(`ON CONFLICT (id) DO UPDATE SET situacao = excluded.situacao,
    token_hash = excluded.token_hash, asked_at = excluded.asked_at,
    confirmado_em = coalesce(excluded.confirmado_em, alert_addresses.confirmado_em)`)

/**
 * Enrols the addresses of what an account writes, inside the caller's transaction: their owners are asked whether
 * the account may write to them, or told that the operator has answered for them. False: too many would be
 * unconfirmed, and nothing is written.
 */
export async function enrolOwners(
  tx: Sql,
  { conta_id, emails }: { conta_id: string; emails: string[] },
  rules: MailboxRules,
  now: Date,
): Promise<boolean> {
  const known = await listMailboxes(tx, conta_id)
  const enrolment = rules.enrol(emails, known, now)
  if (enrolment === null) return false
  const { asked, vouched } = enrolment
  if (asked.length + vouched.length === 0) return true
  const account = await tx.one(accountRow, 'SELECT nome FROM accounts WHERE id = $1', [conta_id])
  const conta = account!.nome // what is written belongs to it
  const idOf = (email: string) =>
    known.find((mailbox) => mailbox.email === email)?.id ?? newId('end', now.getTime())
  for (const email of asked) {
    const token = newToken()
    const asking = { id: idOf(email), conta_id, email, situacao: 'pendente' as const }
    await putMailbox(tx, { ...asking, ...askedAt(now), token_hash: hashToken(token) })
    await tellOwner(tx, asking, { kind: 'address_confirmation', conta, token }, now)
  }
  for (const email of vouched) {
    const enrolled = { id: idOf(email), conta_id, email, situacao: 'confirmado' as const }
    await putMailbox(tx, { ...enrolled, ...askedAt(now), confirmado_em: now.toISOString() })
    const unsubscribeToken = rules.unsubscribeToken(enrolled.id)
    await tellOwner(tx, enrolled, { kind: 'address_enrolled', conta, unsubscribeToken }, now)
  }
  return true
}

function askedAt(now: Date) {
  return { asked_at: now.getTime(), token_hash: null, confirmado_em: null }
}

async function tellOwner(
  tx: Sql,
  { id, email }: { id: string; email: string },
  message: Message,
  now: Date,
): Promise<void> {
  const once = `confirmacao ${id} ${now.getTime()}`
  await enqueueMail(tx, { once, para: email, message }, now)
}
