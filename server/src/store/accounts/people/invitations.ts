import type { Invitation } from '../../../access/people/invitation.ts'
import type { NewMember, PeopleStore, SecretOf } from '../../../access/people/people-store.ts'
import { hashToken } from '../../../lib/token.ts'
import { insertAccount } from '../accounts.ts'
import { placeholders, present } from '../../rows.ts'
import type { Sql } from '../../sql.ts'
import { findCredentials } from './reader.ts'
import { credentialsRow, invitationRow } from './rows.ts'
import { putSession } from './sessions.ts'

/** Invitations, and the people whom they make. */
export function createInvitationStore(sql: Sql): Pick<PeopleStore, 'invite' | 'accept'> {
  return {
    invite: (invitation) =>
      sql.transaction(async (tx) => {
        if (invitation.inicial) {
          const administrator = `SELECT 1 FROM people WHERE papel = 'administrador' LIMIT 1`
          if ((await tx.one(present, administrator)) !== null) return false
          await dropInitial(tx)
        }
        await putInvitation(tx, invitation)
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
        const decision = decide(invitation)
        if ('refused' in decision) return decision
        const { pessoa } = decision.done
        if ((await findCredentials(tx, pessoa.email)) !== null) return { refused: 'email_em_uso' }
        await putMember(tx, decision.done)
        await tx.run('DELETE FROM invitations WHERE id = $1', [invitation.id])
        if (pessoa.papel === 'administrador') await dropInitial(tx)
        return decision
      }),
  }
}

/** Stores an invitation inside the caller's transaction. */
async function putInvitation(
  tx: Sql,
  {
    id,
    conta_id,
    papel,
    email,
    pessoa_id,
    inicial,
    criado_em,
    expira_em,
    token,
  }: SecretOf<Invitation>,
): Promise<void> {
  await tx.run(
    `INSERT INTO invitations (${invitationRow.columns}, token_hash) VALUES (${placeholders(9)})`,
    [id, conta_id, papel, email, pessoa_id, inicial, criado_em, expira_em, hashToken(token)],
  )
}

async function dropInitial(tx: Sql): Promise<void> {
  await tx.run('DELETE FROM invitations WHERE inicial = $1', [true])
}

async function putMember(tx: Sql, { conta, pessoa, sessao }: NewMember): Promise<void> {
  if (conta !== null) await insertAccount(tx, conta)
  await tx.run(`INSERT INTO people (${credentialsRow.columns}) VALUES (${placeholders(9)})`, [
    pessoa.id,
    pessoa.conta_id,
    pessoa.nome,
    pessoa.email,
    pessoa.papel,
    pessoa.email_confirmado_em,
    pessoa.segundo_fator_em,
    pessoa.criado_em,
    pessoa.senha,
  ])
  await putSession(tx, sessao)
}
