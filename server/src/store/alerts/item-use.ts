import type { StoredAlert } from '../../alerts/alert.ts'
import type { StoredList } from '../../alerts/term-list.ts'
import { int, json, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { lists } from './tables.ts'

const alertRow = row({ id: text, own: int, listas: json<string[]>() })
const totalRow = lists.pick('id', 'total')

/**
 * What is about to be written, with its items. An alert replaces its former version, if there is one; a list
 * always has one, because alerts name none that does not exist.
 */
type Written =
  | { alert: Pick<StoredAlert, 'id' | 'termos' | 'listas'> }
  | { list: Pick<StoredList, 'id' | 'total'> }

/**
 * Whether the alerts of an account would seek more than `most` items, and more than now. Those of a list count in
 * each alert that names it: the monitor holds them for each.
 */
export async function exceedsItems(
  sql: SqlReader,
  conta_id: string,
  written: Written,
  most: number,
): Promise<boolean> {
  const alerts = await sql.all(
    alertRow,
    `SELECT id, ${sql.dialect.lengthOf('termos')} AS own, listas FROM alerts WHERE conta_id = $1`,
    [conta_id],
  )
  const rows = await sql.all(
    totalRow,
    `SELECT ${totalRow.columns} FROM lists WHERE conta_id = $1`,
    [conta_id],
  )
  const totals = new Map(rows.map(({ id, total }) => [id, total]))
  const itemsIn = (all: Pick<ReturnType<typeof alertRow>, 'own' | 'listas'>[]) =>
    all
      .flatMap(({ own, listas }) => [own, ...listas.map((id) => totals.get(id) ?? 0)])
      .reduce((sum, count) => sum + count, 0)
  const before = itemsIn(alerts)
  if ('list' in written) totals.set(written.list.id, written.list.total)
  const after = itemsIn('alert' in written ? withAlert(alerts, written.alert) : alerts)
  return after > most && after > before
}

function withAlert(
  alerts: ReturnType<typeof alertRow>[],
  { id, termos, listas }: Pick<StoredAlert, 'id' | 'termos' | 'listas'>,
) {
  return [...alerts.filter((alert) => alert.id !== id), { id, own: termos.length, listas }]
}
