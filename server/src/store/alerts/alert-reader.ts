import type { AlertReader } from '../../alerts/alert-store.ts'
import { keyedRecords } from '../owned-records.ts'
import type { SqlReader } from '../sql.ts'
import { knownLists } from './list-reader.ts'
import { listMailboxes } from './mailbox-row.ts'
import { withItems } from './seeking-alerts.ts'
import { alerts } from './tables.ts'

export const ownAlerts = keyedRecords(alerts)

/** Alerts as their accounts see them. */
export function createAlertReader(sql: SqlReader): AlertReader {
  return {
    list: (conta_id) =>
      sql.snapshot(async (view) => ({
        alerts: await ownAlerts.list(view, conta_id),
        mailboxes: await listMailboxes(view, conta_id),
      })),
    find: (conta_id, id) =>
      sql.snapshot(async (view) => {
        const alert = await ownAlerts.find(view, conta_id, id)
        return alert && { alert, mailboxes: await listMailboxes(view, conta_id) }
      }),
    seeking: (conta_id, id) =>
      sql.snapshot(async (view) => {
        const alert = await ownAlerts.find(view, conta_id, id)
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
