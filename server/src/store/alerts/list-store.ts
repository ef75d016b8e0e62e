import type { ListRefusal, ListRules, ListStore, WrittenList } from '../../alerts/list-store.ts'
import type { StoredList } from '../../alerts/term-list.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { type Outcome, putOf } from '../../lib/errors/outcome.ts'
import { exceedsFilters } from '../accounts/filter-use.ts'
import { performOnce } from '../accounts/once.ts'
import { recordAudit } from '../audit/record.ts'
import type { Sql } from '../sql.ts'
import { exceedsItems } from './item-use.ts'
import { alertsWithLists, ownLists, shownUsers, usersOf } from './list-reader.ts'
import { alerts, lists } from './tables.ts'

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
        const before = await ownLists.find(tx, conta_id, id)
        if (before === null) return { refused: 'lista_inexistente' }
        return await replace(tx, before, change(before), rules)
      }),
    put: (made, change, rules) =>
      sql.transaction(async (tx) => {
        const before = await ownLists.findByKey(tx, made)
        const outcome =
          before === null
            ? await add(tx, made, rules)
            : await replace(tx, before, change(before), rules)
        return putOf(outcome, before === null)
      }),
    remove: (conta_id, id) =>
      sql.transaction(async (tx) => {
        const list = await ownLists.find(tx, conta_id, id)
        if (list === null) return { refused: 'lista_inexistente' }
        if (usersOf(await alertsWithLists(tx, conta_id), id).length > 0)
          return { refused: 'lista_em_uso' }
        await tx.run('DELETE FROM lists WHERE id = $1', [id])
        await recordAudit(tx, { tipo: 'lista_excluida', ...named(list) })
        return { done: null }
      }),
  }

  async function add(tx: Sql, list: StoredList, rules: ListRules): Promise<Written> {
    if ((await ownLists.count(tx, list.conta_id)) >= rules.limit)
      return { refused: 'limite_listas' }
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
    if (await ownLists.isKeyTaken(tx, after)) return 'chave_de_lista_em_uso'
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

function charactersOf({ itens }: StoredList): number {
  return JSON.stringify(itens).length
}

/** The audit trail's details of a list, which may be deleted by the time they are read. */
function named({ id, nome, total, versao }: StoredList) {
  return { alvo_id: id, detalhes: { nome, total, versao } }
}
