import type { BulletinOfAlerts } from '../../alerts/bulletins/issue.ts'
import { accounts } from '../accounts/tables.ts'
import type { TypedRow } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const accountRow = accounts.pick('nome')

/** A bulletin with these columns of its alerts, and the name of its account. */
export async function withAlerts<Alert extends { id: string }>(
  sql: SqlReader,
  bulletin: BulletinOfAlerts['bulletin'],
  alertRow: TypedRow<Alert>,
): Promise<BulletinOfAlerts<Alert>> {
  const { conta_id, alertas } = bulletin
  const found = await sql.all(
    alertRow,
    `SELECT ${alertRow.columns} FROM alerts WHERE conta_id = $1 AND ${sql.dialect.isAnyOf('id', '$2')}`,
    [conta_id, alertas],
  )
  const byId = new Map(found.map((alert) => [alert.id, alert]))
  const account = await sql.one(accountRow, 'SELECT nome FROM accounts WHERE id = $1', [conta_id])
  return {
    bulletin,
    alerts: alertas.flatMap((id) => byId.get(id) ?? []),
    conta: account!.nome, // bulletins of the account refer to it
  }
}
