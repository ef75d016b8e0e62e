import { readCount } from '../count.ts'
import type {
  DueBulletin,
  IssueContent,
  IssueOutcome,
  IssueStore,
} from '../../alerts/bulletins/issue.ts'
import { newId } from '../../lib/crypto/ids.ts'
import { digestKey } from '../alerts/digests.ts'
import { alertAddresses, alerts } from '../alerts/tables.ts'
import { enqueueIssue } from '../mail/outbox.ts'
import { int, present } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { isAnyGathered, readGathered } from './gathered.ts'
import { keepPage } from './pages.ts'
import { bulletinIssues, bulletins } from './tables.ts'
import { withAlerts } from './with-alerts.ts'

const alertRow = alerts.pick(
  'id',
  'nome',
  'consulta',
  'leitura',
  'filtros',
  'ativo',
  'watching_since',
  'atualizado_em',
)
const recipientRow = alertAddresses.pick('id', 'email')
const insertIssue = bulletinIssues.insert()
/** Goes on to the next mail, unless the bulletin changed meanwhile. */
const goOn = statement(
  { ...bulletins.pick('id', 'due_at', 'atualizado_em', 'since', 'told_seq').shape, next: int },
  `UPDATE bulletins SET due_at = :next, since = :since, told_seq = :told_seq
   WHERE id = :id AND due_at = :due_at AND atualizado_em = :atualizado_em`,
)

/** What bulletins have gathered, and what was made of it. */
export function createIssueStore(sql: Sql): IssueStore {
  return {
    due: (now) =>
      sql.all(
        bulletins,
        `SELECT ${bulletins.columns} FROM bulletins WHERE due_at <= $1 ORDER BY due_at`,
        [now.getTime()],
      ),
    hasGathered: (bulletin) => isAnyGathered(sql, bulletin),
    read: (bulletin, most) =>
      sql.snapshot(async (view) => ({
        ...(await withAlerts(view, bulletin, alertRow)),
        ...(await readGathered(view, bulletin, most)),
      })),
    async hasFound(alertas, editions) {
      for (const { data, numero } of editions) {
        const found = await sql.one(
          present,
          `SELECT 1 FROM alert_matches m JOIN publications p ON p.id = m.publicacao_id
           WHERE ${sql.dialect.isAnyOf('m.alerta_id', '$1')}
             AND p.data_publicacao = $2 AND p.edicao = $3 LIMIT 1`,
          [alertas, data, numero],
        )
        if (found !== null) return true
      }
      return false
    },
    async finish(due, outcome, now) {
      try {
        await sql.transaction(async (tx) => {
          await take(tx, due, outcome)
          if (outcome.content !== null) await keep(tx, due, outcome.content, outcome, now)
        })
      } catch (error) {
        if (!(error instanceof Changed)) throw error
      }
    },
  }
}

/** The bulletin, or what it had gathered, is not what it was. */
class Changed extends Error {
  override readonly name = 'Changed'
}

/**
 * Notes what a mail tells. Its matches may be very many, and are deleted later. None takes an earlier place
 * afterwards: each is recorded with an event, and those have the order of commits. @throws Changed
 */
async function take(
  tx: Sql,
  { bulletin: { id, due_at, atualizado_em, told_seq }, taken: { count, lastSeq } }: DueBulletin,
  { next, until }: IssueOutcome,
): Promise<void> {
  const following = { next: next.getTime(), since: until.getTime(), told_seq: lastSeq }
  const moved = await tx.run(...goOn({ id, due_at, atualizado_em, ...following }))
  const waiting = await readCount(
    tx,
    `SELECT count(*) AS counted FROM bulletin_queue
     WHERE boletim_id = $1 AND seq > $2 AND seq <= $3`,
    [id, told_seq, lastSeq],
  )
  if (moved !== 1 || waiting !== count) throw new Changed()
}

/** Keeps an issue, and puts a mail to each confirmed recipient into the outbox. */
async function keep(
  tx: Sql,
  { bulletin: { id: boletim_id, conta_id, destinatarios } }: DueBulletin,
  content: IssueContent,
  { unsubscribeToken, pageToken, pageOf }: IssueOutcome,
  now: Date,
): Promise<void> {
  const id = newId('ebo', now.getTime())
  const { data, total, assunto } = content
  const criado_em = now.toISOString()
  const conteudo = { ...content, pagina: pageToken(id) }
  await insertIssue(tx, { id, boletim_id, data, assunto, total, conteudo, criado_em })
  await keepPage(tx, { id, boletim_id, criado_em }, pageOf(content))
  const recipients = await tx.all(
    recipientRow,
    `SELECT ${recipientRow.columns} FROM alert_addresses
     WHERE conta_id = $1 AND situacao = 'confirmado' AND ${tx.dialect.isAnyOf('email', '$2')}
     ORDER BY email`,
    [conta_id, destinatarios],
  )
  for (const { id: mailboxId, email: para } of recipients) {
    const once = `${digestKey(mailboxId)}boletim ${id}`
    await enqueueIssue(
      tx,
      { once, para, envio_id: id, unsubscribeToken: unsubscribeToken(mailboxId) },
      now,
    )
  }
}
