import type { ListRefusal, ListRules, ListStore, WrittenList } from '../../alerts/list-store.ts'
import type { StoredList } from '../../alerts/term-list.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import { exceedsFilters } from '../accounts/filter-use.ts'
import { performOnce } from '../accounts/once.ts'
import { recordAudit } from '../audit/record.ts'
import { int, row } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { exceedsItems } from './item-use.ts'
import { alertsWithLists, findList, shownUsers, usersOf } from './list-reader.ts'
import { alerts, lists } from './tables.ts'

const countRow = row({ lists: int })
const insertList = lists.insert()
const updateList = lists.update('id')
/** Writes `leitura` even where it stays: the monitor then reads the alert anew, with its lists. */
const renewAlert = alerts.pick('id', 'leitura', 'watching_since').update('id')

/**
 * Lists on a writing connection; `box` seals stored answers. `filterLimit`: the most characters in all filters
 * of an account.
 */
export function createListStore(sql: Sql, box: SecretBox, filterLimit: number): ListStore {
  return {
    create: (list, rules, shown, once, now) =>
      performOnce(sql, box, once, now, async (tx) => {
        const outcome = await add(tx, list, rules)
        return 'done' in outcome ? { done: { ...outcome.done, ...shown } } : outcome
      }),
    change: (conta_id, id, change, rules) =>
      sql.transaction(async (tx) => {
        const before = await findList(tx, conta_id, id)
        if (before === null) return { refused: 'lista_inexistente' }
        return await replace(tx, before, change(before), rules)
      }),
    put: (made, change, rules) =>
      sql.transaction(async (tx) => {
        const before = await findByKey(tx, made)
        const outcome =
          before === null
            ? await add(tx, made, rules)
            : await replace(tx, before, change(before), rules)
        return 'done' in outcome
          ? { done: { record: outcome.done, made: before === null } }
          : outcome
      }),
    remove: (conta_id, id) =>
      sql.transaction(async (tx) => {
        const list = await findList(tx, conta_id, id)
        if (list === null) return { refused: 'lista_inexistente' }
        if (usersOf(await alertsWithLists(tx, conta_id), id).length > 0)
          return { refused: 'lista_em_uso' }
        await tx.run('DELETE FROM lists WHERE id = $1', [id])
        await recordAudit(tx, { tipo: 'lista_excluida', ...named(list) })
        return { done: null }
      }),
  }

  async function add(tx: Sql, list: StoredList, rules: ListRules): Promise<Written> {
    const count = await tx.one(
      countRow,
      'SELECT count(*) AS lists FROM lists WHERE conta_id = $1',
      [list.conta_id],
    )
    if ((count?.lists ?? 0) >= rules.limit) return { refused: 'limite_listas' }
    const refused = await refusalOf(tx, null, list, rules)
    if (refused !== null) return { refused }
    await insertList(tx, list)
    await recordAudit(tx, { tipo: 'lista_criada', ...named(list) })
    return { done: rules.written(null, list, []) }
  }

  async function replace(
    tx: Sql,
    before: StoredList,
    after: StoredList,
    rules: ListRules,
  ): Promise<Written> {
    const users = usersOf(await alertsWithLists(tx, before.conta_id), before.id)
    if (after !== before) {
      const refused = await refusalOf(tx, before, after, rules)
      if (refused !== null) return { refused }
      await updateList(tx, after)
      const change = rules.changeOfAlerts(before, after)
      if (change !== null)
        for (const alert of users) await renewAlert(tx, { id: alert.id, ...change(alert) })
      await recordAudit(tx, { tipo: 'lista_alterada', ...named(after) })
    }
    return { done: rules.written(before, after, shownUsers(users, after.id)) }
  }

  async function refusalOf(
    tx: Sql,
    before: StoredList | null,
    after: StoredList,
    rules: ListRules,
  ): Promise<ListRefusal | null> {
    const refused = rules.refusalOf(after)
    if (refused !== null) return refused
    const other = after.chave === null ? null : await findByKey(tx, after)
    if (other !== null && other.id !== after.id) return 'chave_de_lista_em_uso'
    const isLonger = before === null || charactersOf(after) > charactersOf(before)
    const filter = { ...after, characters: charactersOf(after) }
    if (isLonger && (await exceedsFilters(tx, filter, filterLimit))) return 'limite_filtros'
    const isMore = before !== null && after.total > before.total // alerts have no new one
    return isMore && (await exceedsItems(tx, after.conta_id, { list: after }, rules.mostSought))
      ? 'limite_itens'
      : null
  }
}

type Written = Outcome<WrittenList, ListRefusal>

/** The list of the account with the same `chave`. */
function findByKey(
  tx: Sql,
  { conta_id, chave }: Pick<StoredList, 'conta_id' | 'chave'>,
): Promise<StoredList | null> {
  return tx.one(lists, `SELECT ${lists.columns} FROM lists WHERE conta_id = $1 AND chave = $2`, [
    conta_id,
    chave,
  ])
}

function charactersOf({ itens }: StoredList): number {
  return JSON.stringify(itens).length
}

/** The audit trail's details of a list, which may be deleted by the time they are read. */
function named({ id, nome, total, versao }: StoredList) {
  return { alvo_id: id, detalhes: { nome, total, versao } }
}
