import type { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import type { AddressDesk, AlertDesk } from '../http/alert-desk.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import { isAsked } from '../monitor/address.ts'
import type { AlertLimits } from '../monitor/alert-store.ts'
import { newAlert } from '../monitor/alert.ts'
import { createAddressBook } from '../store/alert-addresses.ts'
import { createAlertReader } from '../store/alerts.ts'
import { openSecretBox } from '../store/secret-key-old.ts'
import { createWebhookReader } from '../store/webhook-reader.ts'
import type { Outcome } from '../webhooks/outcome.ts'
import { alertView } from './alert-view.ts'
import type { ReadPool } from './read-pool.ts'
import { addressOf } from './unsubscribe-token.ts'
import type { AlertTask } from './write-alerts.ts'
import type { WritePool } from './write-pool.ts'

/** Addresses of an account that were asked and have not said yes. */
const MOST_UNCONFIRMED = 50

export interface AlertDeskDeps {
  config: Pick<Config, 'dataDir' | 'secretKey' | 'alertLimit'>
  /** The calling thread's own connection. */
  db: DatabaseSync
  reader: Pick<ReadPool, 'run'>
  writer: Pick<WritePool, 'run'>
  clock: Clock
}

type WithoutNow<Task> = Task extends unknown ? Omit<Task, 'now'> : never

/** What the API needs of alerts: reads here, writes in the writer's thread. */
export function createAlertDesk(deps: AlertDeskDeps): AlertDesk & AddressDesk {
  const { config, db, reader, writer, clock } = deps
  const box = openSecretBox(db, config.dataDir, config.secretKey)
  const alerts = createAlertReader(db)
  const book = createAddressBook(db)
  const webhooks = createWebhookReader(db)
  const limits: AlertLimits = { alerts: config.alertLimit, unconfirmed: MOST_UNCONFIRMED }

  return {
    filterNotices: (filtros) => reader.run({ kind: 'filterNotices', filtros }),
    create(conta_id, request, once) {
      const now = clock()
      const id = newId('alr', now.getTime())
      const alert = newAlert(request, { id, conta_id, now })
      return write({ kind: 'createAlert', alert, limits, once })
    },
    patch: (conta_id, id, patch) => write({ kind: 'patchAlert', conta_id, id, patch, limits }),
    remove: (conta_id, id) => write({ kind: 'removeAlert', conta_id, id }),
    deliver: (conta_id, id, publicacoes, shown, once) =>
      write({ kind: 'deliverMatches', conta_id, id, publicacoes, shown, once }),

    find: alerts.find,
    view: (alert) => alertView(alert, alerts.addresses(alert.conta_id)),
    list(conta_id) {
      const addresses = alerts.addresses(conta_id)
      return alerts.list(conta_id).map((alert) => alertView(alert, addresses))
    },
    addresses: alerts.addresses,
    webhook: webhooks.find,

    asked(token) {
      const found = addressAsked(token)
      return found && { email: found.address.email, conta: found.conta }
    },
    async confirm(token) {
      const found = addressAsked(token)
      if (found === null) return null
      await write({ kind: 'confirmAddress', id: found.address.id })
      return found.address.email
    },
    reader: (token) => readerOf(token)?.email ?? null,
    async leave(token) {
      const address = readerOf(token)
      if (address === null) return null
      await write({ kind: 'leaveAddress', id: address.id })
      return address.email
    },
  }

  function write<T>(task: WithoutNow<AlertTask>): Promise<Outcome<T>> {
    return writer.run({ kind: 'alert', task: { ...task, now: clock() } })
  }

  function addressAsked(token: string) {
    const found = book.byToken(token)
    return found && isAsked(found.address, clock().getTime()) ? found : null
  }

  function readerOf(token: string) {
    const id = addressOf(token, box)
    return id === null ? null : book.byId(id)
  }
}
