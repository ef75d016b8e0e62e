import type { AlertTerm, StoredAlert } from '../../alerts/alert.ts'
import type { SeekingAlert } from '../../events/subscriptions.ts'
import type { SqlReader } from '../sql.ts'
import { createListReader } from './list-reader.ts'
import { lists } from './tables.ts'

const totalRow = lists.pick('id', 'total')

function termosIn(items: AlertTerm[]): string[] {
  return items.map(({ termo }) => termo)
}

/** Alerts with all that they seek; each list is read once. */
export async function withItems(sql: SqlReader, alerts: StoredAlert[]): Promise<SeekingAlert[]> {
  const reader = createListReader(sql)
  const seeking: SeekingAlert[] = []
  for (const [conta_id, all] of Map.groupBy(alerts, (alert) => alert.conta_id)) {
    const ids = [...new Set(all.flatMap(({ listas }) => listas))]
    const items =
      ids.length === 0 ? new Map<string, AlertTerm[]>() : await reader.items(conta_id, ids)
    const shared = new Map([...items].map(([id, of]) => [id, termosIn(of)]))
    for (const alert of all) {
      const termos = [termosIn(alert.termos), ...alert.listas.map((id) => shared.get(id) ?? [])]
      seeking.push({ alert, termos: termos.flat() })
    }
  }
  return seeking
}

interface HasItems {
  termos: unknown[]
  listas: string[]
}

/** How many items an alert has, with those of its lists. */
export async function itemCounts(
  sql: SqlReader,
  alerts: HasItems[],
): Promise<(alert: HasItems) => number> {
  const ids = [...new Set(alerts.flatMap(({ listas }) => listas))]
  const rows =
    ids.length === 0
      ? []
      : await sql.all(
          totalRow,
          `SELECT ${totalRow.columns} FROM lists WHERE ${sql.dialect.isAnyOf('id', '$1')}`,
          [ids],
        )
  const totals = new Map(rows.map(({ id, total }) => [id, total]))
  return ({ termos, listas }) =>
    listas.reduce((sum, id) => sum + (totals.get(id) ?? 0), termos.length)
}
