import type { Caller } from '../../access/caller.ts'
import type { Owned } from '../../webhooks/webhook.ts'
import { foundOf } from '../errors/refusals.ts'
import type { ApiService } from '../service.ts'

/** A call whose address names a webhook. */
interface OfWebhook {
  caller: Caller
  params: { webhook_id: string }
}

/** The webhook that a call names; it may not exist. */
export function ownedOf({ caller, params }: OfWebhook): Owned {
  return { conta_id: caller.conta_id, webhookId: params.webhook_id }
}

/** The webhook that a call names. @throws Problem `nao_encontrado` when the account has no such webhook */
export async function readOwnedWebhook(call: OfWebhook, { queries }: ApiService) {
  return foundOf(await queries.webhooks.find(ownedOf(call)), 'webhook_inexistente')
}
