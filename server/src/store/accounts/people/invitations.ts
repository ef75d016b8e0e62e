import { recordAudit } from '../../audit/record.ts'
import type { Invitation } from '../../../access/people/invitation.ts'
import type { NewMember, PeopleStore, SecretOf } from '../../../access/people/people-store.ts'
import type { SecretBox } from '../../../lib/crypto/secret-box.ts'
import { hashToken } from '../../../lib/crypto/token.ts'
import { keepProvenMailbox } from '../../alerts/proven-mailbox.ts'
import { insertAccount } from '../accounts.ts'
import { enqueueSecret, withdrawMails } from '../../mail/outbox.ts'
import { present, row, text } from '../../rows.ts'
import type { Sql } from '../../sql.ts'
import { invitations } from '../tables.ts'
import { accountChoices } from './account-choices.ts'
import { takeAddress } from './claimed-address.ts'
import { putIdentity } from './identities.ts'
import { putLink } from './passwords.ts'
import { findCredentials, findCredentialsBy } from './reader.ts'
import { credentialsRow, invitationRow } from './rows.ts'
import { putSession } from './sessions.ts'

/** For this long after it was made the link of the operator is shown again. */
const SHARED_MS = 3_600_000

const insertInvitation = invitations.insert()
const insertPerson = credentialsRow.insert()

/** Invitations, and the people who accept them. */
export function createInvitationStore(
  sql: Sql,
  box: SecretBox,
): Pick<PeopleStore, 'invite' | 'inviteOperator' | 'withdraw' | 'accept'> {
  return {
    invite: (invitation) =>
      sql.transaction(async (tx) => {
        await putInvitation(tx, invitation)
        await mailInvitation(tx, box, invitation)
      }),
    inviteOperator: (invitation) =>
      sql.transaction(async (tx) => {
        const administrator = `SELECT 1 FROM people WHERE papel = 'administrador' LIMIT 1`
        if ((await tx.one(present, administrator)) !== null) return null
        const shown = await shownLink(tx, box, invitation)
        if (shown !== null) return shown
        await dropInitial(tx)
        const token = box.linkToken(invitation.id)
        await putInvitation(tx, { ...invitation, token })
        return token
      }),
    withdraw: (owner, id) =>
      sql.transaction(async (tx) => {
        const found = await tx.one(
          invitationRow,
          `SELECT ${invitationRow.columns} FROM invitations WHERE id = $1`,
          [id],
        )
        if (found === null || (owner !== null && found.conta_id !== owner)) return false
        await withdraw(tx, id)
        await recordAudit(tx, {
          tipo: 'convite_retirado',
          conta_id: found.conta_id,
          alvo_id: id,
        })
        return true
      }),
    accept: (token, decide, now) =>
      sql.transaction(async (tx) => {
        const invitation = await tx.one(
          invitationRow,
          `SELECT ${invitationRow.columns} FROM invitations WHERE token_hash = $1`,
          [hashToken(token)],
        )
        if (invitation === null || invitation.expira_em <= now.toISOString())
          return { refused: 'convite_invalido' }
        const decision = decide(invitation, await accountChoices(tx, invitation))
        if ('refused' in decision) return decision
        const { pessoa, identidade } = decision.done
        if (identidade !== null && (await findCredentialsBy(tx, identidade)) !== null)
          return { refused: 'identidade_alheia' }
        if (!(await isFree(tx, pessoa))) return { refused: 'email_em_uso' }
        await putMember(tx, box, decision.done)
        const { id: pessoa_id, conta_id, papel } = pessoa
        const told = { conta_id, pessoa_id, alvo_id: pessoa_id, detalhes: { papel } }
        await recordAudit(tx, { tipo: 'pessoa_criada', ...told })
        if (identidade !== null) await putIdentity(tx, pessoa_id, identidade)
        await tx.run('DELETE FROM invitations WHERE id = $1', [invitation.id])
        if (pessoa.papel === 'administrador') await dropInitial(tx)
        return decision
      }),
  }
}

/** Only a proven address can be taken from somebody else; a claimed one must be unused. */
async function isFree(tx: Sql, { email, email_confirmado_em }: NewMember['pessoa']) {
  if (email_confirmado_em !== null) return await takeAddress(tx, email, null)
  return (await findCredentials(tx, email)) === null
}

/** Withdraws the open invitations of somebody, inside the caller's transaction. */
export function withdrawAllOf(tx: Sql, pessoa_id: string): Promise<void> {
  return withdrawThose(tx, 'pessoa_id = $1', pessoa_id)
}

/**
 * The same for invitations that only the operator may create: to operate the installation, or to
 * join other accounts.
 */
export function withdrawStrong(tx: Sql, pessoa_id: string): Promise<void> {
  const own = '(SELECT conta_id FROM people WHERE id = $1)'
  const strong = `(papel = 'administrador' OR conta_id IS NULL OR conta_id <> ${own})`
  return withdrawThose(tx, `pessoa_id = $1 AND ${strong}`, pessoa_id)
}

async function withdrawThose(tx: Sql, condition: string, pessoa_id: string): Promise<void> {
  const these = `SELECT id FROM invitations WHERE ${condition}`
  for (const { id } of await tx.all(idRow, these, [pessoa_id])) await withdraw(tx, id)
}

const idRow = row({ id: text })

async function withdraw(tx: Sql, id: string): Promise<void> {
  await tx.run('DELETE FROM invitations WHERE id = $1', [id])
  await withdrawMails(tx, mailKey(id), 'person_invitation', 'convite retirado')
}

/** Without an address there is no mail: the link is given to the person who requested it. */
async function mailInvitation(
  tx: Sql,
  box: SecretBox,
  { id, conta_id, pessoa_id, email, token, criado_em }: SecretOf<Invitation>,
): Promise<void> {
  if (email === null) return
  const conta = await nameIn(tx, 'accounts', conta_id)
  const de = await nameIn(tx, 'people', pessoa_id)
  const message = { kind: 'person_invitation', conta, de, token } as const
  await enqueueSecret(tx, box, { once: mailKey(id), para: email, message }, new Date(criado_em))
}

const mailKey = (id: string) => `person_invitation ${id}`

async function nameIn(tx: Sql, table: string, id: string | null): Promise<string | null> {
  const found = await tx.one(nameRow, `SELECT nome FROM ${table} WHERE id = $1`, [id ?? ''])
  return found && found.nome
}

const nameRow = row({ nome: text })

async function putInvitation(tx: Sql, invitation: SecretOf<Invitation>): Promise<void> {
  const { conta_id, papel, id: alvo_id, token } = invitation
  await insertInvitation(tx, { ...invitation, token_hash: hashToken(token) })
  await recordAudit(tx, { tipo: 'convite_feito', conta_id, alvo_id, detalhes: { papel } })
}

/** The secret of the link that another process has just shown; null if there is none. */
async function shownLink(
  tx: Sql,
  box: SecretBox,
  { conta_id, criado_em }: Invitation,
): Promise<string | null> {
  const text = `SELECT ${invitations.columns} FROM invitations WHERE inicial = $1`
  const last = await tx.one(invitations, text, [true])
  if (last === null || last.conta_id !== conta_id) return null
  if (Date.parse(criado_em) - Date.parse(last.criado_em) > SHARED_MS) return null
  const token = box.linkToken(last.id)
  // Not one that was made with another key.
  return hashToken(token).equals(last.token_hash) ? token : null
}

async function dropInitial(tx: Sql): Promise<void> {
  await tx.run('DELETE FROM invitations WHERE inicial = $1', [true])
}

async function putMember(
  tx: Sql,
  box: SecretBox,
  { conta, pessoa, sessao, prova }: NewMember,
): Promise<void> {
  if (conta !== null) await insertAccount(tx, conta)
  await insertPerson(tx, pessoa)
  if (pessoa.email_confirmado_em !== null)
    await keepProvenMailbox(tx, pessoa, new Date(pessoa.email_confirmado_em))
  await putSession(tx, sessao)
  if (prova !== null) await putLink(tx, box, prova)
}
