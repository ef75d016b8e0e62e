import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '../audit/record.ts'
import type {
  AlertRefusal,
  AlertRules,
  AlertStore,
  MatchedPublication,
  Handover,
} from '../../alerts/alert-store.ts'
import type { FoundRow } from '../../alerts/found-row.ts'
import { rowEventId } from '../push/event-id.ts'
import type { AlertView, StoredAlert } from '../../alerts/alert.ts'
import { type Outcome, putOf } from '../../lib/errors/outcome.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { exceedsFilters } from '../accounts/filter-use.ts'
import { performOnce } from '../accounts/once.ts'
import type { Sql } from '../sql.ts'
import { ownAlerts } from './alert-reader.ts'
import { enrolOwners } from './enrolment.ts'
import { exceedsItems } from './item-use.ts'
import { knownLists } from './list-reader.ts'
import { listMailboxes } from './mailbox-row.ts'
import { recordMatch } from './matches.ts'
import { alerts } from './tables.ts'

const put = alerts.insert(`ON CONFLICT (id) DO UPDATE SET
  chave = excluded.chave, nome = excluded.nome, consulta = excluded.consulta, termos = excluded.termos,
  listas = excluded.listas, filtros = excluded.filtros,
  leitura = excluded.leitura, canais = excluded.canais, frequencia = excluded.frequencia,
  hora = excluded.hora, avisar_vazio = excluded.avisar_vazio, ativo = excluded.ativo,
  atualizado_em = excluded.atualizado_em, watching_since = excluded.watching_since`)

/**
 * Alerts on a writing connection; `box` seals stored answers. `filterLimit`: the most characters in
 * all filters of an account.
 */
export function createAlertStore(sql: Sql, box: SecretBox, filterLimit: number): AlertStore {
  return {
    create: (alert, rules, once, now) =>
      performOnce(sql, box, once, now, (tx) => add(tx, alert, rules, now)),
    change: (conta_id, id, change, rules, now) =>
      sql.transaction(async (tx) => {
        const before = await ownAlerts.find(tx, conta_id, id)
        if (before === null) return { refused: 'alerta_inexistente' }
        return await replace(tx, before, change(before), rules, now)
      }),
    put: (made, change, rules, now) =>
      sql.transaction(async (tx) => {
        const before = await ownAlerts.findByKey(tx, made)
        if (before === null) return putOf(await add(tx, made, rules, now), true)
        const after = change(before)
        if (after !== before) return putOf(await replace(tx, before, after, rules, now), false)
        const record = rules.view(before, await listMailboxes(tx, before.conta_id))
        return { done: { record, made: false } }
      }),
    remove: (conta_id, id) =>
      sql.transaction(async (tx) => {
        const alert = await ownAlerts.find(tx, conta_id, id)
        if (alert === null) return { refused: 'alerta_inexistente' }
        await tx.run('DELETE FROM alerts WHERE id = $1', [id])
        await tx.run('DELETE FROM alert_matches WHERE alerta_id = $1', [id])
        await tx.run('DELETE FROM alert_mail_queue WHERE alerta_id = $1', [id])
        await tx.run('DELETE FROM bulletin_queue WHERE alerta_id = $1', [id])
        await recordAudit(tx, { tipo: 'alerta_excluido', ...named(alert) })
        return { done: null }
      }),
    handOver: (conta_id, id, found, shown, once, now) =>
      performOnce(sql, box, once, now, async (tx) => {
        const alert = await ownAlerts.find(tx, conta_id, id)
        if (alert === null) return { refused: 'alerta_inexistente' }
        if (!alert.ativo) return { refused: 'alerta_inativo' }
        return { done: { ...shown, ...(await record(tx, alert, found, now)) } }
      }),
  }

  async function add(
    tx: Sql,
    alert: StoredAlert,
    rules: AlertRules,
    now: Date,
  ): Promise<Outcome<AlertView, AlertRefusal>> {
    if ((await ownAlerts.count(tx, alert.conta_id)) >= rules.limit)
      return { refused: 'limite_alertas' }
    if (await exceedsFilters(tx, filterOf(alert), filterLimit)) return { refused: 'limite_filtros' }
    if (await ownAlerts.isKeyTaken(tx, alert)) return { refused: 'chave_de_alerta_em_uso' }
    const refused = await itemRefusal(tx, alert, rules)
    if (refused !== null) return { refused }
    await recordAudit(tx, { tipo: 'alerta_criado', ...named(alert) })
    return await save(tx, alert, rules, now)
  }

  async function replace(
    tx: Sql,
    before: StoredAlert,
    after: StoredAlert,
    rules: AlertRules,
    now: Date,
  ): Promise<Outcome<AlertView, AlertRefusal>> {
    const isLonger = filterOf(after).characters > filterOf(before).characters
    if (isLonger && (await exceedsFilters(tx, filterOf(after), filterLimit)))
      return { refused: 'limite_filtros' }
    if (await ownAlerts.isKeyTaken(tx, after)) return { refused: 'chave_de_alerta_em_uso' }
    const refused = hasItemsOf(before, after) ? null : await itemRefusal(tx, after, rules)
    if (refused !== null) return { refused }
    await recordAudit(tx, { tipo: 'alerta_alterado', ...named(after) })
    return await save(tx, after, rules, now)
  }
}

function hasItemsOf(before: StoredAlert, after: StoredAlert): boolean {
  return isDeepStrictEqual([before.termos, before.listas], [after.termos, after.listas])
}

/** Why the alert may not have its items; null: it may. */
async function itemRefusal(
  tx: Sql,
  alert: StoredAlert,
  { mostSought }: AlertRules,
): Promise<AlertRefusal | null> {
  const { conta_id, listas } = alert
  // One may have been deleted since the request was checked.
  const known = await knownLists(tx, conta_id, listas)
  if (known.length < listas.length) return 'lista_de_alerta_inexistente'
  return (await exceedsItems(tx, conta_id, { alert }, mostSought)) ? 'limite_itens' : null
}

/** The audit trail's details of an alert, which may be deleted by the time they are read. */
function named({ id, nome }: StoredAlert) {
  return { alvo_id: id, detalhes: { nome } }
}

function filterOf({ id, conta_id, consulta, termos, filtros }: StoredAlert) {
  const characters = [termos, filtros].map((part) => JSON.stringify(part).length)
  return { id, conta_id, characters: characters.reduce((sum, one) => sum + one, consulta.length) }
}

async function record(
  tx: Sql,
  alert: StoredAlert,
  found: MatchedPublication[],
  now: Date,
): Promise<Handover> {
  let [entregues, all] = [0, 0]
  for (const { id: publicacao, termos, linhas } of found) {
    const rows = linhas === undefined ? [null] : foundRows(publicacao, linhas)
    for (const row of rows) {
      const match = { alert, publicacao, termos, versao: null, nova: false, row }
      if (await recordMatch(tx, match, now)) entregues++
      all++
    }
  }
  return { entregues, ja_entregues: all - entregues }
}

/** Rows of an act as if they were new; those that say the same are told apart by how many come before them. */
function foundRows(
  publicacao: string,
  rows: NonNullable<MatchedPublication['linhas']>,
): FoundRow[] {
  const seen = new Map<string, number>()
  return rows.map(({ tabela, linha, dito }) => {
    const before = seen.get(dito) ?? 0
    seen.set(dito, before + 1)
    return { linha_id: rowEventId([publicacao, tabela, dito, before]), tabela, linha, prazo: null }
  })
}

async function save(
  tx: Sql,
  alert: StoredAlert,
  { mailboxes, view }: AlertRules,
  now: Date,
): Promise<Outcome<AlertView, AlertRefusal>> {
  const { conta_id, canais } = alert
  if (!(await enrolOwners(tx, { conta_id, emails: canais.emails }, mailboxes, now)))
    return { refused: 'limite_enderecos' }
  await put(tx, alert)
  await dropRemoved(tx, alert)
  return { done: view(alert, await listMailboxes(tx, conta_id)) }
}

/** Deletes mails that wait for mailboxes which the alert no longer has. */
async function dropRemoved(tx: Sql, { id, conta_id, canais }: StoredAlert): Promise<void> {
  await tx.run(
    `DELETE FROM alert_mail_queue WHERE alerta_id = $1 AND address_id NOT IN
       (SELECT id FROM alert_addresses
        WHERE conta_id = $2 AND ${tx.dialect.isAnyOf('email', '$3')})`,
    [id, conta_id, canais.emails],
  )
}
