import { readCount } from '../count.ts'
import type { BulletinReader } from '../../alerts/bulletins/bulletin-store.ts'
import type { IssueRecipient, IssueSummary } from '../../alerts/bulletins/issue.ts'
import { listMailboxes } from '../alerts/mailbox-row.ts'
import { withItems } from '../alerts/seeking-alerts.ts'
import { alerts } from '../alerts/tables.ts'
import { mails } from '../mail/tables.ts'
import { keyedRecords } from '../owned-records.ts'
import type { SqlReader } from '../sql.ts'
import { isPageOpen, listOpenPages, readPage } from './pages.ts'
import { bulletinIssues, bulletins } from './tables.ts'
import { withAlerts } from './with-alerts.ts'

const ownAlert = alerts.pick('id', 'ativo')
const headRow = bulletinIssues.pick('id', 'data', 'assunto', 'total', 'criado_em')
const recipientRow = mails.pick('para', 'sent_at', 'due_at', 'ultimo_erro')

export const ownBulletins = keyedRecords(bulletins)

/** Bulletins as their accounts see them. */
export function createBulletinReader(sql: SqlReader): BulletinReader {
  return {
    list: (conta_id) =>
      sql.snapshot(async (view) => ({
        bulletins: await ownBulletins.list(view, conta_id),
        mailboxes: await listMailboxes(view, conta_id),
      })),
    find: (conta_id, id) =>
      sql.snapshot(async (view) => {
        const bulletin = await ownBulletins.find(view, conta_id, id)
        return bulletin && { bulletin, mailboxes: await listMailboxes(view, conta_id) }
      }),
    alerts: (conta_id, ids) =>
      sql.all(
        ownAlert,
        `SELECT ${ownAlert.columns} FROM alerts
         WHERE conta_id = $1 AND ${sql.dialect.isAnyOf('id', '$2')}`,
        [conta_id, ids],
      ),
    sought: (conta_id, id) =>
      sql.snapshot(async (view) => {
        const bulletin = await ownBulletins.find(view, conta_id, id)
        if (bulletin === null) return null
        const due = await withAlerts(view, bulletin, alerts)
        const seeking = await withItems(view, due.alerts)
        return { ...due, termos: seeking.map(({ termos }) => termos) }
      }),
    openPages: (id, page) => sql.snapshot((view) => listOpenPages(view, id, page)),
    issues: (id, { offset, limit }) =>
      sql.snapshot(async (view) => {
        const total = await readCount(
          view,
          'SELECT count(*) AS counted FROM bulletin_issues WHERE boletim_id = $1',
          [id],
        )
        const heads = await view.all(
          headRow,
          `SELECT ${headRow.columns} FROM bulletin_issues WHERE boletim_id = $1
           ORDER BY id DESC LIMIT $2 OFFSET $3`,
          [id, limit, offset],
        )
        const resultados: IssueSummary[] = []
        for (const head of heads) resultados.push(await summaryOf(view, head))
        return { total, resultados }
      }),
    issue: (id, issueId) =>
      sql.snapshot(async (view) => {
        const found = await view.one(
          bulletinIssues,
          `SELECT ${bulletinIssues.columns} FROM bulletin_issues
           WHERE boletim_id = $1 AND id = $2`,
          [id, issueId],
        )
        if (found === null) return null
        const { conteudo: content, boletim_id: _of, ...head } = found
        return {
          summary: await summaryOf(view, head),
          content,
          isPageOpen: await isPageOpen(view, issueId),
        }
      }),
    page: (issueId) => readPage(sql, issueId),
  }
}

async function summaryOf(view: SqlReader, head: ReturnType<typeof headRow>): Promise<IssueSummary> {
  const sent = await view.all(
    recipientRow,
    `SELECT ${recipientRow.columns} FROM mails WHERE envio_id = $1 ORDER BY para`,
    [head.id],
  )
  return { ...head, destinatarios: sent.map(recipientOf) }
}

function recipientOf({
  para,
  sent_at,
  due_at,
  ultimo_erro,
}: ReturnType<typeof recipientRow>): IssueRecipient {
  const situacao = sent_at !== null ? 'enviado' : due_at !== null ? 'na_fila' : 'descartado'
  return { email: para, situacao, enviado_em: sent_at, erro: ultimo_erro }
}
