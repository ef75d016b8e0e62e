import type { ListReader } from '../../alerts/list-store.ts'
import type { ListUser } from '../../alerts/term-list.ts'
import { keyedRecords, ownedRecords } from '../owned-records.ts'
import type { SqlReader } from '../sql.ts'
import { alerts, lists } from './tables.ts'

export const ownLists = keyedRecords(lists)
const shownLists = ownedRecords(
  lists.pick('id', 'chave', 'nome', 'total', 'versao', 'criado_em', 'atualizado_em'),
)
/** An alert as far as lists concern it. */
const userRow = alerts.pick('id', 'nome', 'listas', 'filtros')
type AlertWithLists = ReturnType<typeof userRow>
const idRow = lists.pick('id')

/** Lists as their accounts see them. */
export function createListReader(sql: SqlReader): ListReader {
  return {
    list: (conta_id) =>
      sql.snapshot(async (view) => {
        const rows = await shownLists.list(view, conta_id)
        const users = await alertsWithLists(view, conta_id)
        return rows.map((list) => ({ ...list, alertas: shownUsers(users, list.id) }))
      }),
    find: (conta_id, id) =>
      sql.snapshot(async (view) => {
        const list = await ownLists.find(view, conta_id, id)
        if (list === null) return null
        const users = await alertsWithLists(view, conta_id)
        const { conta_id: _account, ...shown } = list
        return { ...shown, alertas: shownUsers(users, id) }
      }),
    known: (conta_id, ids) => knownLists(sql, conta_id, ids),
  }
}

/** Those of these ids that are lists of the account. */
export async function knownLists(
  sql: SqlReader,
  conta_id: string,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await sql.all(
    idRow,
    `SELECT id FROM lists WHERE conta_id = $1 AND ${sql.dialect.isAnyOf('id', '$2')}`,
    [conta_id, ids],
  )
  return rows.map(({ id }) => id)
}

/** The alerts of an account that have lists, oldest first. */
export async function alertsWithLists(sql: SqlReader, conta_id: string): Promise<AlertWithLists[]> {
  return await sql.all(
    userRow,
    `SELECT ${userRow.columns} FROM alerts WHERE conta_id = $1 AND listas <> '[]' ORDER BY id`,
    [conta_id],
  )
}

/** Those of the alerts that have the list, as its owner sees them. */
export function shownUsers(alerts: AlertWithLists[], list: string): ListUser[] {
  return usersOf(alerts, list).map(({ id, nome }) => ({ id, nome }))
}

/** Those of the alerts that have the list. */
export function usersOf(alerts: AlertWithLists[], list: string): AlertWithLists[] {
  return alerts.filter(({ listas }) => listas.includes(list))
}
