import type { StoredBulletin } from '../../alerts/bulletins/bulletin.ts'
import { alerts } from '../alerts/tables.ts'
import type { Sql } from '../sql.ts'

const memberRow = alerts.pick('id', 'boletins')
const setBulletins = memberRow.update('id')

/**
 * Notes at the account's alerts, inside the caller's transaction, that this bulletin tells what these of them
 * find, and no others: a match is put into the queues of the bulletins that its alert names.
 */
export async function listInAlerts(
  tx: Sql,
  { id, conta_id }: Pick<StoredBulletin, 'id' | 'conta_id'>,
  alertIds: string[],
): Promise<void> {
  const members = await tx.all(
    memberRow,
    `SELECT ${memberRow.columns} FROM alerts WHERE conta_id = $1`,
    [conta_id],
  )
  for (const { id: alertId, boletins } of members) {
    const isIn = boletins.includes(id)
    const shouldBeIn = alertIds.includes(alertId)
    if (isIn === shouldBeIn) continue
    const others = boletins.filter((other) => other !== id)
    await setBulletins(tx, { id: alertId, boletins: shouldBeIn ? [...others, id] : others })
  }
}
