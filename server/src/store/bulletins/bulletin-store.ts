import type {
  BulletinRefusal,
  BulletinRules,
  BulletinStore,
} from '../../alerts/bulletins/bulletin-store.ts'
import type { BulletinView, StoredBulletin } from '../../alerts/bulletins/bulletin.ts'
import { type Outcome, putOf } from '../../lib/errors/outcome.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { performOnce } from '../accounts/once.ts'
import { enrolOwners } from '../alerts/enrolment.ts'
import { listMailboxes } from '../alerts/mailbox-row.ts'
import { recordAudit } from '../audit/record.ts'
import type { Sql } from '../sql.ts'
import { ownBulletins } from './bulletin-reader.ts'
import { eraseBulletins } from './erase.ts'
import { listInAlerts } from './membership.ts'
import { closePage, closePages } from './pages.ts'
import { bulletins } from './tables.ts'

const insert = bulletins.insert()
const update = bulletins.update('id')

/** Bulletins on a writing connection; `box` seals stored answers. */
export function createBulletinStore(sql: Sql, box: SecretBox): BulletinStore {
  return {
    create: (bulletin, rules, once, now) =>
      performOnce(sql, box, once, now, (tx) => add(tx, bulletin, rules, now)),
    change: (conta_id, id, change, rules, now) =>
      sql.transaction(async (tx) => {
        const before = await ownBulletins.find(tx, conta_id, id)
        if (before === null) return { refused: 'boletim_inexistente' }
        return await replace(tx, before, change(before), rules, now)
      }),
    put: (made, change, rules, now) =>
      sql.transaction(async (tx) => {
        const before = await ownBulletins.findByKey(tx, made)
        const outcome =
          before === null
            ? await add(tx, made, rules, now)
            : await replaceIfNew(tx, before, change(before), rules, now)
        return putOf(outcome, before === null)
      }),
    closePage: (conta_id, id, issueId) =>
      sql.transaction(async (tx) => {
        const bulletin = await ownBulletins.find(tx, conta_id, id)
        if (bulletin === null) return { refused: 'boletim_inexistente' }
        const closed = await closePage(tx, { boletim_id: id, issueId })
        if (closed === null) return { refused: 'envio_de_boletim_inexistente' }
        if (closed) await recordAudit(tx, { tipo: 'boletim_fechado', ...named(bulletin) })
        return { done: null }
      }),
    closePages: (conta_id, id) =>
      sql.transaction(async (tx) => {
        const bulletin = await ownBulletins.find(tx, conta_id, id)
        if (bulletin === null) return { refused: 'boletim_inexistente' }
        if (await closePages(tx, id))
          await recordAudit(tx, { tipo: 'boletim_fechado', ...named(bulletin) })
        return { done: null }
      }),
    remove: (conta_id, id) =>
      sql.transaction(async (tx) => {
        const bulletin = await ownBulletins.find(tx, conta_id, id)
        if (bulletin === null) return { refused: 'boletim_inexistente' }
        await eraseBulletins(tx, { of: 'boletim', value: id })
        await listInAlerts(tx, bulletin, [])
        await recordAudit(tx, { tipo: 'boletim_excluido', ...named(bulletin) })
        return { done: null }
      }),
  }
}

type Saved = Promise<Outcome<BulletinView, BulletinRefusal>>

async function add(tx: Sql, bulletin: StoredBulletin, rules: BulletinRules, now: Date): Saved {
  if ((await ownBulletins.count(tx, bulletin.conta_id)) >= rules.limit)
    return { refused: 'limite_boletins' }
  if (await ownBulletins.isKeyTaken(tx, bulletin)) return { refused: 'chave_de_boletim_em_uso' }
  return await save(tx, bulletin, { write: insert, tipo: 'boletim_criado' }, rules, now)
}

async function replaceIfNew(
  tx: Sql,
  before: StoredBulletin,
  after: StoredBulletin,
  rules: BulletinRules,
  now: Date,
): Saved {
  if (after !== before) return await replace(tx, before, after, rules, now)
  return { done: rules.view(before, await listMailboxes(tx, before.conta_id)) }
}

async function replace(
  tx: Sql,
  before: StoredBulletin,
  after: StoredBulletin,
  rules: BulletinRules,
  now: Date,
): Saved {
  if (await ownBulletins.isKeyTaken(tx, after)) return { refused: 'chave_de_boletim_em_uso' }
  const outcome = await save(tx, after, { write: update, tipo: 'boletim_alterado' }, rules, now)
  if ('done' in outcome) await dropRemoved(tx, before, after)
  return outcome
}

/** Deletes what waits of alerts that the bulletin no longer has. */
async function dropRemoved(tx: Sql, before: StoredBulletin, after: StoredBulletin): Promise<void> {
  await tx.run(
    `DELETE FROM bulletin_queue WHERE boletim_id = $1 AND ${tx.dialect.isAnyOf('alerta_id', '$2')}`,
    [after.id, before.alertas.filter((id) => !after.alertas.includes(id))],
  )
}

async function save(
  tx: Sql,
  bulletin: StoredBulletin,
  { write, tipo }: { write: typeof insert; tipo: 'boletim_criado' | 'boletim_alterado' },
  { mailboxes, view }: BulletinRules,
  now: Date,
): Saved {
  const { conta_id, destinatarios } = bulletin
  if (!(await enrolOwners(tx, { conta_id, emails: destinatarios }, mailboxes, now)))
    return { refused: 'limite_enderecos' }
  await write(tx, bulletin)
  await recordAudit(tx, { tipo, ...named(bulletin) })
  await listInAlerts(tx, bulletin, bulletin.ativo ? bulletin.alertas : [])
  return { done: view(bulletin, await listMailboxes(tx, conta_id)) }
}

/** The audit trail's details of a bulletin, which may be deleted by the time they are read. */
function named({ id, nome }: StoredBulletin) {
  return { alvo_id: id, detalhes: { nome } }
}
