import type { FastifyRequest } from 'fastify'
import type { Detail } from '../../lib/problem.ts'
import type { WebhookQueries } from '../../service/webhooks/queries.ts'
import type { Owned } from '../../webhooks/webhook.ts'
import { bodyProblem } from '../body/bodies.ts'
import { accountOf } from '../guard.ts'
import { refusal } from '../errors/refusals.ts'

/** A request whose path has a webhook's id. */
type WebhookRequest = FastifyRequest<{ Params: { webhook_id: string } }>

/** The webhook that a request names; it may not exist. */
export function ownedOf(request: WebhookRequest): Owned {
  return { conta_id: accountOf(request), webhookId: request.params.webhook_id }
}

/**
 * Refuses a wrong body.
 * @throws Problem `corpo_invalido`; `nao_encontrado` when the account has no such webhook, whatever
 * the body
 */
export async function refuseOwnedBody(
  request: WebhookRequest,
  webhooks: Pick<WebhookQueries, 'find'>,
  detalhes: Detail[],
): Promise<void> {
  if (detalhes.length === 0) return
  if ((await webhooks.find(ownedOf(request))) === null) throw refusal('webhook_inexistente')
  throw bodyProblem(detalhes)
}
