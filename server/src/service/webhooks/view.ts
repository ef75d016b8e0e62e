import { type Receipt, emptyReceipt } from '../../gazette/ledger/receipt.ts'
import type { Webhook } from '../../webhooks/webhook.ts'

/** A webhook as its owner reads it. */
export interface WebhookView extends Webhook {
  /** The point up to which everything was checked for it; null while it is inactive. */
  conferido_ate: Receipt | null
}

/** A webhook that was just created or changed: nothing has been checked for its new filters. */
export function freshView(webhook: Webhook): WebhookView {
  const { ativo, atualizado_em } = webhook
  return { ...webhook, conferido_ate: ativo ? emptyReceipt(atualizado_em) : null }
}
