import type { DatabaseSync } from 'node:sqlite'
import type { SecretBox } from '../lib/secret-box.ts'
import { type FinishedTest, createAskedDeliveries } from '../store/asked-deliveries.ts'
import type { Once } from '../store/idempotency.ts'
import { type ReplayBatch, createReplayStore } from '../store/replays.ts'
import { createWebhookStore } from '../store/webhooks.ts'
import type { Outcome } from '../webhooks/outcome.ts'
import {
  type StoredWebhook,
  type WebhookPatch,
  patchWebhook,
  publicWebhook,
  rotateSecret,
} from '../webhooks/webhook.ts'
import { createOnceKeeper } from './once-keeper.ts'

/** What accounts ask for, as messages between threads. */
export type WebhookTask = { now: Date } & (
  | {
      kind: 'createWebhook'
      webhook: StoredWebhook
      limit: number
      shown: string | null
      once: Once | null
    }
  | { kind: 'patchWebhook'; conta_id: string; id: string; patch: WebhookPatch }
  | {
      kind: 'rotateSecret'
      conta_id: string
      id: string
      secret: string
      shown: string | null
      from: Date
      once: Once | null
    }
  | { kind: 'removeWebhook'; conta_id: string; id: string }
  | { kind: 'retryDelivery'; conta_id: string; webhookId: string; id: string; once: Once | null }
  | { kind: 'beginTest'; once: Once }
  | { kind: 'recordTest'; test: FinishedTest; once: Once | null }
  | {
      kind: 'beginReplay'
      conta_id: string
      webhookId: string
      period: { desde: string; ate: string }
      once: Once | null
    }
  | { kind: 'advanceReplay'; batch: ReplayBatch }
)

/** Does them, each in one transaction together with what is kept of its answer. */
export function createWebhookWriter(db: DatabaseSync, box: SecretBox) {
  const webhooks = createWebhookStore(db, box)
  const deliveries = createAskedDeliveries(db)
  const replays = createReplayStore(db)
  const once = createOnceKeeper(db, box)

  return (task: WebhookTask): Outcome<unknown> => {
    switch (task.kind) {
      case 'beginTest':
        return once.begin(task.once, task.now)
      case 'recordTest':
        return once.end(task.once, task.now, () => ({ done: deliveries.recordTest(task.test) }))
      default:
        return once.perform('once' in task ? task.once : null, task.now, () => perform(task))
    }
  }

  function perform(
    task: Exclude<WebhookTask, { kind: 'beginTest' | 'recordTest' }>,
  ): Outcome<unknown> {
    switch (task.kind) {
      case 'createWebhook': {
        const { webhook, limit, shown: secret } = task
        if (!webhooks.create(webhook, limit)) return { refused: 'limite' }
        return { done: { ...publicWebhook(webhook), secret } }
      }
      case 'patchWebhook': {
        const { conta_id, id, patch, now } = task
        const changed = webhooks.change(conta_id, id, (webhook) =>
          patchWebhook(webhook, patch, now),
        )
        return changed ? { done: publicWebhook(changed) } : { refused: 'webhook_inexistente' }
      }
      case 'rotateSecret': {
        const { conta_id, id, secret, shown, from, now } = task
        const changed = webhooks.change(conta_id, id, (webhook) =>
          rotateSecret(webhook, secret, from, now),
        )
        if (changed === null) return { refused: 'webhook_inexistente' }
        return { done: { webhook_id: id, secret: shown, vigente_em: from.toISOString() } }
      }
      case 'removeWebhook': {
        const removed = webhooks.remove(task.conta_id, task.id, task.now)
        return removed ? { done: null } : { refused: 'webhook_inexistente' }
      }
      case 'retryDelivery':
        return deliveries.retry(task.conta_id, task.webhookId, task.id, task.now)
      case 'beginReplay':
        return replays.begin(task.conta_id, task.webhookId, task.period, task.now)
      case 'advanceReplay':
        replays.advance(task.batch, task.now)
        return { done: null }
    }
  }
}
