import type { Once, OnceRefusal } from '../access/once.ts'
import type { Outcome } from '../lib/errors/outcome.ts'
import type { Owned, StoredWebhook, WatchingWebhook, Webhook } from './webhook.ts'

/** Webhooks without their secrets; implemented by store/. */
export interface WebhookReader {
  /** Null when the account has no such webhook. */
  find(owned: Owned): Promise<WatchingWebhook | null>
  /** Oldest first; all, or a part. */
  list(conta_id: string, part: { offset: number; limit: number } | null): Promise<WatchingWebhook[]>
  /** What an active webhook subscribes to; null: it is inactive or deleted. */
  listener(id: string): Promise<Listener | null>
}

export type Listener = Pick<Webhook, 'eventos' | 'filtros' | 'leitura'> & { conta_id: string }

/** The new state of a webhook, and the answer to the request. */
interface WebhookChange<Answer> {
  after: StoredWebhook
  answer: Answer
}

/**
 * Stores webhooks. Every call is one transaction, which also stores the answer's receipt for
 * `once`.
 */
export interface WebhookStore {
  /** With its secrets. Null when the account has no such webhook. */
  find(owned: Owned): Promise<StoredWebhook | null>
  /**
   * Stores a new webhook, unless the account has `limit` of them already or its filters are too
   * long; returns `answer`.
   */
  create<Answer>(
    webhook: StoredWebhook,
    limit: number,
    answer: Answer,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Answer, 'limite' | 'limite_filtros' | OnceRefusal>>
  /**
   * Replaces a webhook by the result of `change`. When it becomes inactive, its pending deliveries are
   * suspended; when it becomes active, they are pending again.
   */
  change<Answer>(
    owned: Owned,
    change: (webhook: StoredWebhook) => WebhookChange<Answer>,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Answer, 'webhook_inexistente' | 'limite_filtros' | OnceRefusal>>
  /** Deletes a webhook and cancels its unsent deliveries; false when there is none. */
  remove(owned: Owned, now: Date): Promise<boolean>
}
