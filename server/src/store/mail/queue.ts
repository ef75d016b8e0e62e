import type { IssueContent } from '../../alerts/bulletins/issue.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { ClaimedMail, MailQueue, SendResult } from '../../mail/mail.ts'
import type { Message } from '../../mail/message.ts'
import { bulletinIssues } from '../bulletins/tables.ts'
import { int, present } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { forgotten } from './outbox.ts'
import { mails as mailTable } from './tables.ts'

const storedRow = mailTable.pick(
  'seq',
  'once',
  'para',
  'message',
  'criado_em',
  'tentativas',
  'secret',
  'envio_id',
)
const claim = statement(
  { now: int, until: int, limit: int },
  `UPDATE mails SET due_at = :until, tentativas = tentativas + 1
   WHERE seq IN (SELECT seq FROM mails WHERE due_at <= :now ORDER BY due_at LIMIT :limit)
   RETURNING ${storedRow.columns}`,
)
const recordResult = statement(
  {
    ...mailTable.pick('seq', 'tentativas', 'due_at', 'sent_at', 'ultimo_erro').shape,
    taken_back: int,
  },
  `UPDATE mails SET due_at = :due_at, sent_at = :sent_at, ultimo_erro = :ultimo_erro,
     tentativas = tentativas - :taken_back
   WHERE seq = :seq AND tentativas = :tentativas`,
)
const setForgotten = mailTable.pick('seq', 'message', 'secret').update('seq')
const issueRow = bulletinIssues.pick('id', 'conteudo')

/** The outbox of mails, on a writing connection; `box` opens the sealed tokens of their links. */
export function createMailQueue(sql: Sql, box: Pick<SecretBox, 'open'>): MailQueue {
  return {
    async claim(now, until, limit) {
      const at = now.getTime()
      // Checked every second, without a lock: usually there is nothing.
      const due = 'SELECT 1 AS due FROM mails WHERE due_at <= $1 LIMIT 1'
      if ((await sql.one(present, due, [at])) === null) return []
      const claimed = claim({ now: at, until: until.getTime(), limit })
      const mails = await sql.transaction((tx) => tx.all(storedRow, ...claimed))
      const issues = await issuesOf(sql, mails)
      return mails.map((mail) => opened(mail, box, issues)).toSorted((a, b) => a.seq - b.seq)
    },
    record: (mail, result, now) =>
      sql.transaction(async (tx) => {
        const again = dueAgain(result, now)
        const { kind } = result
        const { seq, tentativas } = mail
        const recorded = await tx.run(
          ...recordResult({
            seq,
            tentativas,
            due_at: again && again.getTime(),
            sent_at: kind === 'sent' ? now.toISOString() : null,
            ultimo_erro: kind === 'sent' ? null : result.error,
            taken_back: kind === 'released' ? 1 : 0,
          }),
        )
        if (again === null && recorded === 1)
          await setForgotten(tx, { seq, message: forgotten(mail.message.kind), secret: null })
      }),
  }
}

/** What mails have in common with others, by issue. */
async function issuesOf(
  sql: Sql,
  mails: ReturnType<typeof storedRow>[],
): Promise<Map<string, IssueContent>> {
  const ids = [...new Set(mails.flatMap(({ envio_id }) => envio_id ?? []))]
  if (ids.length === 0) return new Map()
  const issues = await sql.all(
    issueRow,
    `SELECT ${issueRow.columns} FROM bulletin_issues WHERE ${sql.dialect.isAnyOf('id', '$1')}`,
    [ids],
  )
  return new Map(issues.map(({ id, conteudo }) => [id, conteudo]))
}

/** The mail with its link's token, and with the content that it shares. */
function opened(
  { secret, envio_id, ...mail }: ReturnType<typeof storedRow>,
  box: Pick<SecretBox, 'open'>,
  issues: Map<string, IssueContent>,
): ClaimedMail {
  const shared = envio_id === null ? undefined : issues.get(envio_id)
  if (shared !== undefined) return { ...mail, message: { ...mail.message, ...shared } as Message }
  if (secret === null) return mail
  return { ...mail, message: { ...mail.message, token: box.open(secret, mail.once) } as Message }
}

/** When to try again; null: never. */
function dueAgain(result: SendResult, now: Date): Date | null {
  switch (result.kind) {
    case 'retry':
      return result.at
    case 'released':
      return now
    case 'sent':
    case 'gave_up':
      return null
  }
}
