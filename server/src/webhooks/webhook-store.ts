import type { Once, OnceRefusal } from '../access/once.ts'
import type { Outcome, Put } from '../lib/errors/outcome.ts'
import type { Owned, StoredWebhook, WatchingWebhook, Webhook } from './webhook.ts'

/** Webhooks without the secrets that sign; implemented by store/. */
export interface WebhookReader {
  /** Null when the account has no such webhook. */
  find(owned: Owned): Promise<WatchingWebhook | null>
  /** Oldest first; all, or a part. */
  list(conta_id: string, part: { offset: number; limit: number } | null): Promise<WatchingWebhook[]>
  /** What an active webhook subscribes to; null: it is inactive or deleted. */
  listener(id: string): Promise<Listener | null>
}

export type Listener = Pick<Webhook, 'eventos' | 'filtros' | 'leitura'> & { conta_id: string }

/**
 * Why a webhook is not stored: the account's filters are too long, another one has its `chave`, or it would be active
 * without its address.
 */
export type FilterRefusal = 'limite_filtros' | 'chave_de_webhook_em_uso' | 'endereco_perdido'

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
  ): Promise<Outcome<Answer, 'limite' | FilterRefusal | OnceRefusal>>
  /**
   * Replaces a webhook by the result of `change`. When it becomes inactive, its pending deliveries are
   * suspended; when it becomes active, they are pending again. What waits for its first attempt waits as `envio`
   * says now.
   */
  change<Answer>(
    owned: Owned,
    change: (webhook: StoredWebhook) => WebhookChange<Answer>,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Answer, 'webhook_inexistente' | FilterRefusal | OnceRefusal>>
  /**
   * Replaces the account's webhook with the `chave` of `made` by what `change` makes of it; stores `made` when
   * there is none, unless the account has `limit` of them. Writes nothing when `change` returns the same object.
   */
  put(
    made: StoredWebhook,
    limit: number,
    change: (webhook: StoredWebhook) => StoredWebhook,
    now: Date,
  ): Promise<Outcome<Put<StoredWebhook>, 'limite' | FilterRefusal>>
  /** Deletes a webhook and cancels its unsent deliveries; false when there is none. */
  remove(owned: Owned, now: Date): Promise<boolean>
}
