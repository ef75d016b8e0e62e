import { onTestFinished } from 'vitest'
import { type MailingEvent, mailPart } from '../src/assembly/mail.ts'
import type { Clock } from '../src/lib/time/clock.ts'
import { newId } from '../src/lib/crypto/ids.ts'
import { createSecretBox } from '../src/lib/crypto/secret-box.ts'
import type { AlertRules } from '../src/alerts/alert-store.ts'
import { type AlertRequest, type StoredAlert, alertView, newAlert } from '../src/alerts/alert.ts'
import { listRules } from '../src/alerts/list-rules.ts'
import { MOST_SOUGHT, type StoredList, newList, patchList } from '../src/alerts/term-list.ts'
import { createMailboxRules } from '../src/service/mail/mailbox-rules.ts'
import { createAlertStore } from '../src/store/alerts/alert-store.ts'
import { createListStore } from '../src/store/alerts/list-store.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { homeOf } from '../src/threads/home/home-of.ts'
import type { PushWorld } from './_push.ts'
import type { TestSmtp } from './_smtp.ts'

const BOX = createSecretBox(new Uint8Array(32))
/** Nobody answers for any address. */
export const MAILBOX_RULES = createMailboxRules(BOX, () => false)
const view: AlertRules['view'] = (alert, mailboxes) => alertView(alert, mailboxes, null)
export const RULES: AlertRules = {
  limit: 10_000,
  mostSought: MOST_SOUGHT,
  mailboxes: MAILBOX_RULES,
  view,
}

/** A channel, so that there is a recipient; this webhook does not exist. */
const SOMEBODY = { webhooks: ['wh_00000000000000000000000000'] }

/** Milliseconds, never the same twice: ids of one millisecond have any order. */
function laterThanTheLast(): number {
  last = Math.max(Date.now(), last + 1)
  return last
}
let last = 0

/** Creates alerts of a world's account, and confirms mailboxes. */
export function alertsOf(
  { db, conta }: Pick<PushWorld, 'db' | 'conta'>,
  clock: Clock = () => new Date(),
) {
  const sql = createSqliteHandle(db)
  const store = createAlertStore(sql, BOX, 10_000_000)
  return {
    async add(request: Partial<AlertRequest>): Promise<StoredAlert> {
      const made = { id: newId('alr', laterThanTheLast()), conta_id: conta, now: clock() }
      const alert = newAlert({ nome: 'Alerta', consulta: '*', canais: SOMEBODY, ...request }, made)
      const outcome = await store.create(alert, RULES, null, clock())
      if ('refused' in outcome) throw new Error(outcome.refused)
      return alert
    },
    /** Somebody asks it for these acts of the past. */
    async handOver(id: string, acts: string[]): Promise<void> {
      const found = acts.map((act) => ({ id: act, termos: [] }))
      const outcome = await store.handOver(conta, id, found, {}, null, clock())
      if ('refused' in outcome) throw new Error(outcome.refused)
    },
    async change(id: string, fields: Partial<StoredAlert>): Promise<void> {
      const change = (alert: StoredAlert) => ({ ...alert, ...fields })
      const outcome = await store.change(conta, id, change, RULES, clock())
      if ('refused' in outcome) throw new Error(outcome.refused)
    },
    async remove(id: string): Promise<void> {
      await store.remove(conta, id)
    },
    /** Confirms every mailbox of the account for its owner. */
    async confirmAll(): Promise<void> {
      await sql.run(
        `UPDATE alert_addresses SET situacao = 'confirmado', confirmado_em = $1 WHERE conta_id = $2`,
        [clock().toISOString(), conta],
      )
    },
  }
}

/** Creates lists of a world's account, and changes their items. */
export function listsOf({ db, conta }: Pick<PushWorld, 'db' | 'conta'>) {
  const sql = createSqliteHandle(db)
  const store = createListStore(sql, createSecretBox(new Uint8Array(32)), 10_000_000)
  const itemsOf = (termos: string[]) => termos.map((termo) => ({ termo, grupo: null }))
  return {
    async add(termos: string[]): Promise<StoredList> {
      const now = new Date()
      const made = { id: newId('lst', now.getTime()), conta_id: conta, now }
      const list = newList({ nome: 'Lista', itens: itemsOf(termos) }, made)
      const outcome = await store.create(list, listRules(10_000, now), {}, null, now)
      if ('refused' in outcome) throw new Error(outcome.refused)
      return list
    },
    async remove(id: string): Promise<void> {
      const outcome = await store.remove(conta, id)
      if ('refused' in outcome) throw new Error(outcome.refused)
    },
    async replace(id: string, termos: string[]): Promise<void> {
      const now = new Date()
      const patch = { itens: itemsOf(termos) }
      const change = (list: StoredList) => patchList(list, patch, now)
      const outcome = await store.change(conta, id, change, listRules(10_000, now))
      if ('refused' in outcome) throw new Error(outcome.refused)
    },
  }
}

/**
 * Writes and sends the mails of a world in this process, on its own connection, until the test
 * ends.
 */
export async function startMail(
  world: Pick<PushWorld, 'config'>,
  { port }: Pick<TestSmtp, 'port'>,
  clock: Clock,
): Promise<{ events: MailingEvent[] }> {
  const events: MailingEvent[] = []
  const mail = {
    host: '127.0.0.1',
    port,
    secure: false,
    requireTls: false,
    credentials: null,
    from: { name: 'Arauto', address: 'avisos@arauto.exemplo.br' },
    caFile: null,
  }
  const publicUrl = 'https://arauto.exemplo.br'
  const config = { ...world.config, mail, publicUrl, operatorEmail: 'operadora@exemplo.br' }
  const part = await homeOf(config).openPart({ holder: 'teste', clock })
  onTestFinished(() => part[Symbol.asyncDispose]())
  const mailing = await mailPart(part, config, { onEvent: (event) => events.push(event) })
  onTestFinished(() => mailing[Symbol.asyncDispose]())
  return { events }
}
