import type { AlertTerm, SeekingAlert, StoredAlert } from '../../alerts/alert.ts'
import type { SqlReader } from '../sql.ts'
import { lists } from './tables.ts'

const itemsRow = lists.pick('id', 'itens')

const termosIn = (items: AlertTerm[]) => items.map(({ termo }) => termo)

type HasItems = Pick<StoredAlert, 'termos' | 'listas'>

/** Alerts with all that they seek; each list is read once. `view`: the snapshot that they were read from. */
export async function withItems<A extends HasItems>(
  view: SqlReader,
  alerts: A[],
): Promise<SeekingAlert<A>[]> {
  const ids = [...new Set(alerts.flatMap(({ listas }) => listas))]
  const rows =
    ids.length === 0
      ? []
      : await view.all(
          itemsRow,
          `SELECT ${itemsRow.columns} FROM lists WHERE ${view.dialect.isAnyOf('id', '$1')}`,
          [ids],
        )
  const shared = new Map(rows.map(({ id, itens }) => [id, termosIn(itens)]))
  return alerts.map((alert) => {
    const ofLists = alert.listas.flatMap((id) => shared.get(id)!) // a list of an alert is not deleted
    return { alert, termos: [...new Set([...termosIn(alert.termos), ...ofLists])] }
  })
}
