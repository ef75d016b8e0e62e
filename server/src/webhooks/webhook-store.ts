import type { Once, OnceRefusal } from '../access/once.ts'
import type { Outcome } from '../lib/outcome.ts'
import type { Owned, StoredWebhook, Webhook } from './webhook.ts'

/** Webhooks as their owners see them; fulfilled by store/. */
export interface WebhookReader {
  /** Null when the account has no such webhook. */
  find(owned: Owned): Promise<Webhook | null>
  /** Oldest first. */
  list(conta_id: string): Promise<Webhook[]>
  /** What an active webhook listens to; null: it is inactive, or gone. */
  listener(id: string): Promise<Listener | null>
}

export type Listener = Pick<Webhook, 'eventos' | 'filtros'> & { conta_id: string }

/** What becomes of a webhook, and what is answered to who asked for it. */
interface WebhookChange<Answer> {
  after: StoredWebhook
  answer: Answer
}

/**
 * Where webhooks are kept. Every call is one transaction, together with what is kept of its answer for
 * `once`.
 */
export interface WebhookStore {
  /** With its secrets. Null when the account has no such webhook. */
  find(owned: Owned): Promise<StoredWebhook | null>
  /** Keeps a new one, unless the account has `limit` of them already; gives `answer`. */
  create<Answer>(
    webhook: StoredWebhook,
    limit: number,
    answer: Answer,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Answer, 'limite' | OnceRefusal>>
  /**
   * Replaces a webhook by what `change` makes of it. When it goes inactive its pending deliveries are
   * suspended, and when it becomes active again they become pending.
   */
  change<Answer>(
    owned: Owned,
    change: (webhook: StoredWebhook) => WebhookChange<Answer>,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Answer, 'webhook_inexistente' | OnceRefusal>>
  /** Takes a webhook away and cancels what was still to be sent; false when there is none. */
  remove(owned: Owned, now: Date): Promise<boolean>
}
