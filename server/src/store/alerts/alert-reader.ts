import type { AlertReader } from '../../alerts/alert-store.ts'
import type { StoredAlert } from '../../alerts/alert.ts'
import type { SqlReader } from '../sql.ts'
import { knownLists } from './list-reader.ts'
import { listMailboxes } from './mailbox-row.ts'
import { withItems } from './seeking-alerts.ts'
import { alerts } from './tables.ts'

/** Alerts as their accounts see them. */
export function createAlertReader(sql: SqlReader): AlertReader {
  return {
    list: (conta_id) =>
      sql.snapshot(async (view) => ({
        alerts: await view.all(
          alerts,
          `SELECT ${alerts.columns} FROM alerts WHERE conta_id = $1 ORDER BY id`,
          [conta_id],
        ),
        mailboxes: await listMailboxes(view, conta_id),
      })),
    find: (conta_id, id) =>
      sql.snapshot(async (view) => {
        const alert = await findAlert(view, conta_id, id)
        return alert && { alert, mailboxes: await listMailboxes(view, conta_id) }
      }),
    seeking: (conta_id, id) =>
      sql.snapshot(async (view) => {
        const alert = await findAlert(view, conta_id, id)
        const [seeking = null] = await withItems(view, alert === null ? [] : [alert])
        return seeking
      }),
    queriesOf: (conta_id, items) =>
      sql.snapshot(async (view) => {
        const known = await knownLists(view, conta_id, items.listas)
        if (known.length < items.listas.length) return null
        const [seeking] = await withItems(view, [items])
        return seeking!.termos // one for each alert
      }),
    mailboxes: (conta_id) => listMailboxes(sql, conta_id),
  }
}

/** Null when the account has no such alert. */
export function findAlert(
  sql: SqlReader,
  conta_id: string,
  id: string,
): Promise<StoredAlert | null> {
  return sql.one(alerts, `SELECT ${alerts.columns} FROM alerts WHERE id = $1 AND conta_id = $2`, [
    id,
    conta_id,
  ])
}
