import type { Receipt } from '../../gazette/ledger/receipt.ts'
import type { Webhook, WatchingWebhook } from '../../webhooks/webhook.ts'

/** A webhook as its owner reads it. */
export interface WebhookView extends Webhook {
  /** The point up to which everything was checked for it; null while it is inactive. */
  conferido_ate: Receipt | null
}

export function webhookView(
  { watching_since: _since, ...webhook }: WatchingWebhook,
  conferido_ate: Receipt | null,
): WebhookView {
  return { ...webhook, conferido_ate }
}
