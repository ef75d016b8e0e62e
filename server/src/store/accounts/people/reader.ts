import type { Identity } from '../../../access/oidc/identity.ts'
import type { PeopleReader, WaysIn } from '../../../access/people/people-store.ts'
import type { Role } from '../../../access/roles.ts'
import { hashToken } from '../../../lib/crypto/token.ts'
import { nullable, present, row, text, word } from '../../rows.ts'
import type { SqlReader } from '../../sql.ts'
import { accountChoices } from './account-choices.ts'
import {
  credentialsRow,
  invitationRow,
  linkedRow,
  openInvitationRow,
  personRow,
  sessionRow,
} from './rows.ts'

const openSessionRow = row({
  id: text,
  pessoa_id: text,
  criado_em: text,
  expira_em: text,
  ultimo_uso_em: nullable(text),
  confirmada_em: nullable(text),
  conta_id: text,
  papel: word<Role>(),
  segundo_fator_em: nullable(text),
})

const wordsRow = row({ nome: text, email: text, conta: text })
const accountRow = row({ id: text, nome: text })

const INVITATIONS = `
  SELECT ${invitationRow.of('i')}, a.nome AS conta
  FROM invitations i LEFT JOIN accounts a ON a.id = i.conta_id`

/** People, sessions and invitations. */
export function createPeopleReader(sql: SqlReader): PeopleReader {
  return {
    findSession: (hash) =>
      sql.one(
        openSessionRow,
        `SELECT s.id, s.pessoa_id, s.criado_em, s.expira_em, s.ultimo_uso_em, s.confirmada_em,
           p.conta_id, p.papel, p.segundo_fator_em
         FROM sessions s JOIN people p ON p.id = s.pessoa_id WHERE s.token_hash = $1`,
        [Buffer.from(hash, 'hex')],
      ),
    whoAmI: (sessao_id) =>
      sql.snapshot(async (view) => {
        const sessao = await view.one(
          sessionRow,
          `SELECT ${sessionRow.columns} FROM sessions WHERE id = $1`,
          [sessao_id],
        )
        if (sessao === null) return null
        const pessoa = await view.one(
          personRow,
          `SELECT ${personRow.columns} FROM people WHERE id = $1`,
          [sessao.pessoa_id],
        )
        const conta =
          pessoa &&
          (await view.one(accountRow, `SELECT ${accountRow.columns} FROM accounts WHERE id = $1`, [
            pessoa.conta_id,
          ]))
        return (
          pessoa && conta && { sessao, pessoa, conta, acesso: await findWaysIn(view, pessoa.id) }
        )
      }),
    credentials: (email) => findCredentials(sql, email),
    credentialsOf: (pessoa_id) =>
      sql.one(credentialsRow, `SELECT ${credentialsRow.columns} FROM people WHERE id = $1`, [
        pessoa_id,
      ]),
    credentialsBy: (identity) => findCredentialsBy(sql, identity),
    async ownWords(pessoa_id) {
      const found = await sql.one(
        wordsRow,
        `SELECT p.nome, p.email, a.nome AS conta
         FROM people p JOIN accounts a ON a.id = p.conta_id WHERE p.id = $1`,
        [pessoa_id],
      )
      return found === null ? [] : [found.nome, found.email, found.conta]
    },
    invitation: (token) =>
      sql.one(openInvitationRow, `${INVITATIONS} WHERE i.token_hash = $1`, [hashToken(token)]),
    accountChoices: (invitation) => accountChoices(sql, invitation),
    listPeople: (owner) =>
      owner === null
        ? sql.all(personRow, `SELECT ${personRow.columns} FROM people ORDER BY id`)
        : sql.all(
            personRow,
            `SELECT ${personRow.columns} FROM people WHERE conta_id = $1 ORDER BY id`,
            [owner],
          ),
    listInvitations: (owner, now) =>
      owner === null
        ? sql.all(openInvitationRow, `${INVITATIONS} WHERE i.expira_em > $1 ORDER BY i.id`, [
            now.toISOString(),
          ])
        : sql.all(
            openInvitationRow,
            `${INVITATIONS} WHERE i.expira_em > $1 AND i.conta_id = $2 ORDER BY i.id`,
            [now.toISOString(), owner],
          ),
    listSessions: (pessoa_id, now) =>
      sql.all(
        sessionRow,
        `SELECT ${sessionRow.columns} FROM sessions
         WHERE pessoa_id = $1 AND expira_em > $2 ORDER BY id DESC`,
        [pessoa_id, now.toISOString()],
      ),
  }
}

/** The person with this address, and the hash of the password. */
export function findCredentials(sql: SqlReader, email: string) {
  return sql.one(credentialsRow, `SELECT ${credentialsRow.columns} FROM people WHERE email = $1`, [
    email,
  ])
}

/** The person with this identity, and the hash of the password. */
export function findCredentialsBy(
  sql: SqlReader,
  { emissor, assunto }: Pick<Identity, 'emissor' | 'assunto'>,
) {
  return sql.one(
    credentialsRow,
    `SELECT ${credentialsRow.columns} FROM people
     WHERE id = (SELECT pessoa_id FROM identities WHERE emissor = $1 AND assunto = $2)`,
    [emissor, assunto],
  )
}

/** How the person can sign in. */
export async function findWaysIn(sql: SqlReader, pessoa_id: string): Promise<WaysIn> {
  // NO_PASSWORD of access/people/password.ts is empty.
  const withPassword = "SELECT 1 FROM people WHERE id = $1 AND senha <> ''"
  return {
    senha: (await sql.one(present, withPassword, [pessoa_id])) !== null,
    identidades: await sql.all(
      linkedRow,
      `SELECT ${linkedRow.columns} FROM identities WHERE pessoa_id = $1 ORDER BY id`,
      [pessoa_id],
    ),
  }
}
