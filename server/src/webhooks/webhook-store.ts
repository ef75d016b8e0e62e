import type { StoredWebhook } from './webhook.ts'

/** Where webhooks are kept; fulfilled by store/. Every call is one transaction. */
export interface WebhookStore {
  /** False, and nothing kept, when the account has `limit` webhooks already. */
  create(webhook: StoredWebhook, limit: number): boolean
  /** Null when the account has no such webhook. */
  find(conta_id: string, id: string): StoredWebhook | null
  /** Oldest first. */
  list(conta_id: string): StoredWebhook[]
  /**
   * Replaces a webhook by what `change` makes of it. When it goes inactive its pending deliveries are
   * suspended, and when it becomes active again they become pending.
   * @returns The webhook after the change; null when the account has no such webhook.
   */
  change(
    conta_id: string,
    id: string,
    change: (webhook: StoredWebhook) => StoredWebhook,
  ): StoredWebhook | null
  /** Takes a webhook away and cancels what was still to be sent; false when there is none. */
  remove(conta_id: string, id: string, now: Date): boolean
}
