import type { DatabaseSync } from 'node:sqlite'
import type { AlertView } from '../http/schemas/alerta.ts'
import type { SecretBox } from '../lib/secret-box.ts'
import { newToken } from '../lib/token.ts'
import { shouldAsk } from '../monitor/address.ts'
import type { AlertLimits, AlertRefusal } from '../monitor/alert-store.ts'
import { type AlertPatch, type StoredAlert, patchAlert } from '../monitor/alert.ts'
import { createAddressBook } from '../store/alert-addresses.ts'
import { createMatchRecorder } from '../store/alert-matches.ts'
import { createAlertStore } from '../store/alerts.ts'
import type { Once } from '../store/idempotency.ts'
import type { Outcome } from '../webhooks/outcome.ts'
import { alertView } from './alert-view.ts'
import { createOnceKeeper } from './once-keeper.ts'

/** What accounts and owners of addresses ask for, as messages between threads. */
export type AlertTask = { now: Date } & (
  | { kind: 'createAlert'; alert: StoredAlert; limits: AlertLimits; once: Once | null }
  | { kind: 'patchAlert'; conta_id: string; id: string; patch: AlertPatch; limits: AlertLimits }
  | { kind: 'removeAlert'; conta_id: string; id: string }
  /** Delivers acts of the past. `shown`: what the answer says besides. */
  | {
      kind: 'deliverMatches'
      conta_id: string
      id: string
      publicacoes: string[]
      shown: object
      once: Once | null
    }
  | { kind: 'confirmAddress'; id: string }
  | { kind: 'leaveAddress'; id: string }
)

/** Does them, each in one transaction together with what is kept of its answer. */
export function createAlertWriter(db: DatabaseSync, box: SecretBox) {
  const alerts = createAlertStore(db, { shouldAsk, newToken })
  const addresses = createAddressBook(db)
  const matches = createMatchRecorder(db)
  const once = createOnceKeeper(db, box)

  return (task: AlertTask): Outcome<unknown> =>
    once.perform('once' in task ? task.once : null, task.now, () => perform(task))

  function perform(task: AlertTask): Outcome<unknown> {
    const { now } = task
    switch (task.kind) {
      case 'createAlert': {
        const { alert, limits } = task
        const refused = alerts.create(alert, limits, now)
        return refused ? { refused: REFUSALS[refused] } : { done: view(alert) }
      }
      case 'patchAlert': {
        const { conta_id, id, patch, limits } = task
        const change = (alert: StoredAlert) => patchAlert(alert, patch, now)
        const changed = alerts.change(conta_id, id, change, limits, now)
        if (changed === null) return { refused: 'alerta_inexistente' }
        return typeof changed === 'string'
          ? { refused: REFUSALS[changed] }
          : { done: view(changed) }
      }
      case 'removeAlert': {
        const removed = alerts.remove(task.conta_id, task.id)
        return removed ? { done: null } : { refused: 'alerta_inexistente' }
      }
      case 'deliverMatches': {
        const alert = alerts.find(task.conta_id, task.id)
        if (alert === null) return { refused: 'alerta_inexistente' }
        if (!alert.ativo) return { refused: 'alerta_inativo' }
        const entregues = task.publicacoes.filter((publicacao) =>
          matches.record({ alert, publicacao, versao: null }, now),
        ).length
        const ja_entregues = task.publicacoes.length - entregues
        return { done: { ...task.shown, entregues, ja_entregues } }
      }
      case 'confirmAddress':
        addresses.confirm(task.id, now)
        return { done: null }
      case 'leaveAddress':
        addresses.leave(task.id, now)
        return { done: null }
    }
  }

  function view(alert: StoredAlert): AlertView {
    return alertView(alert, alerts.addresses(alert.conta_id))
  }
}

const REFUSALS = {
  too_many_alerts: 'limite_alertas',
  too_many_addresses: 'limite_enderecos',
} as const satisfies Record<AlertRefusal, string>
