import { type Receipt, emptyReceipt } from '../../gazette/ledger/receipt.ts'
import type { Webhook } from '../../webhooks/webhook.ts'

/** A webhook as its owner reads it. */
export interface WebhookView extends Webhook {
  /** Up to where everything was looked at for it; null while it is inactive. */
  conferido_ate: Receipt | null
}

/** A webhook that was just made or changed: nothing was looked at for what it is now. */
export function freshView(webhook: Webhook): WebhookView {
  const { ativo, atualizado_em } = webhook
  return { ...webhook, conferido_ate: ativo ? emptyReceipt(atualizado_em) : null }
}
