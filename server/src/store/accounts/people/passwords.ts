import { hash } from 'node:crypto'
import type { LinkPurpose, PersonLink } from '../../../access/people/person-link.ts'
import type { PeopleStore, SecretOf } from '../../../access/people/people-store.ts'
import { HOUR_MS } from '../../../lib/time/dates.ts'
import type { SecretBox } from '../../../lib/crypto/secret-box.ts'
import { hashToken } from '../../../lib/crypto/token.ts'
import { enqueueSecret } from '../../mail/outbox.ts'
import { present, row, text } from '../../rows.ts'
import type { Sql, SqlReader } from '../../sql.ts'
import { askedMails, people, personLinks } from '../tables.ts'
import { notify, putNote } from './notes.ts'
import { endSessions, tellOf } from './sessions.ts'

const linkRow = personLinks.pick('pessoa_id', 'finalidade', 'email', 'criado_em', 'expira_em')
const updatePassword = people.pick('id', 'senha').update('id')
const insertLink = personLinks.insert()
const putAsked = askedMails.insert(
  'ON CONFLICT (subject) DO UPDATE SET asked_at = excluded.asked_at',
)

const emailRow = row({ email: text })

/** Longer than every pause between mails. */
const KEPT_MS = HOUR_MS
/** How many old rows one call deletes, so that no commit is long. */
const FORGOTTEN_AT_ONCE = 50

/** Passwords, and the mails with links to replace them. */
export function createPasswordStore(
  sql: Sql,
  box: SecretBox,
): Pick<PeopleStore, 'mayMail' | 'sendLink' | 'sendNote' | 'setPassword' | 'linked'> {
  return {
    mayMail: (subject, pause, now) =>
      sql.transaction(async (tx) => {
        const from = now.getTime() - pause
        const recent = 'SELECT 1 FROM asked_mails WHERE subject = $1 AND asked_at > $2'
        if ((await tx.one(present, recent, [subject, from])) !== null) return false
        await tx.run(
          `DELETE FROM asked_mails WHERE subject IN
             (SELECT subject FROM asked_mails WHERE asked_at <= $1 LIMIT ${FORGOTTEN_AT_ONCE})`,
          [now.getTime() - KEPT_MS],
        )
        await putAsked(tx, { subject, asked_at: now.getTime() })
        return true
      }),
    sendLink: (link) => sql.transaction((tx) => putLink(tx, box, link)),
    sendNote: (para, message, now) => sql.transaction((tx) => putNote(tx, para, message, now)),
    setPassword: (pessoa_id, senha, kept, now) =>
      sql.transaction(async (tx) => {
        await updatePassword(tx, { id: pessoa_id, senha })
        await endSessions(tx, pessoa_id, kept)
        await tellOf(tx, 'senha_trocada', pessoa_id)
        await dropLink(tx, pessoa_id, 'senha')
        const person = await tx.one(emailRow, 'SELECT email FROM people WHERE id = $1', [pessoa_id])
        if (person !== null)
          await tx.run('DELETE FROM sign_in_attempts WHERE subject = $1', [
            hash('sha256', person.email, 'buffer'),
          ])
        await notify(tx, pessoa_id, { kind: 'password_changed' }, now)
      }),
    linked: (token, finalidade, now) => findLink(sql, token, finalidade, now),
  }
}

/** Stores a link and its mail inside the caller's transaction. */
export async function putLink(tx: Sql, box: SecretBox, link: SecretOf<PersonLink>): Promise<void> {
  const { pessoa_id, finalidade, email, criado_em, token } = link
  await dropLink(tx, pessoa_id, finalidade)
  await insertLink(tx, { ...link, token_hash: hashToken(token) })
  const message =
    finalidade === 'senha'
      ? ({ kind: 'password_reset', token } as const)
      : ({ kind: 'address_proof', pessoa: await nameOf(tx, pessoa_id), token } as const)
  const once = `${message.kind} ${hashToken(token).toString('hex')}`
  await enqueueSecret(tx, box, { once, para: email, message }, new Date(criado_em))
}

function nameOf(tx: Sql, pessoa_id: string) {
  const name = `SELECT p.nome, a.nome AS conta
                FROM people p JOIN accounts a ON a.id = p.conta_id WHERE p.id = $1`
  return tx.one(nameRow, name, [pessoa_id])
}

const nameRow = row({ nome: text, conta: text })

export function findLink(sql: SqlReader, token: string, finalidade: LinkPurpose, now: Date) {
  return sql.one(
    linkRow,
    `SELECT ${linkRow.columns} FROM person_links
     WHERE token_hash = $1 AND finalidade = $2 AND expira_em > $3`,
    [hashToken(token), finalidade, now.toISOString()],
  )
}

export async function dropLink(tx: Sql, pessoa_id: string, finalidade: LinkPurpose) {
  await tx.run('DELETE FROM person_links WHERE pessoa_id = $1 AND finalidade = $2', [
    pessoa_id,
    finalidade,
  ])
}
