import type { FastifyRequest } from 'fastify'
import type { Webhook } from '../webhooks/webhook.ts'
import { accountOf } from './guard.ts'
import { refusal } from './refusals.ts'
import type { Owned, WebhookDesk } from './webhook-desk.ts'

/** A request to an address with a webhook's id. */
type WebhookRequest = FastifyRequest<{ Params: { webhook_id: string } }>

/** Whose webhook a request speaks of; whether there is such a one is not known yet. */
export function ownedOf(request: WebhookRequest): Owned {
  return { conta_id: accountOf(request), webhookId: request.params.webhook_id }
}

/** The webhook. @throws Problem `nao_encontrado`, also for one of another account */
export function findOwned(request: WebhookRequest, desk: WebhookDesk): Webhook {
  const found = desk.find(ownedOf(request))
  if (found === null) throw refusal('webhook_inexistente')
  return found
}
