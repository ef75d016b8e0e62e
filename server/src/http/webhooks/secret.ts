import type { Api } from '../api.ts'
import { schemaDetails, withoutQuery } from '../body/bodies.ts'
import { onceOf } from '../once.ts'
import type { WebhookDeps } from './deps.ts'
import { ownedOf, refuseOwnedBody } from './owned.ts'
import { doneOf } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import {
  DEFAULT_GRACE_HOURS,
  rotationBody,
  rotationSchema,
  secretExample,
  webhookExample,
  webhookParams,
} from './schema.ts'

/** POST /webhooks/{webhook_id}/secret */
export function secret(api: Api, { queries, commands }: WebhookDeps): void {
  api.route({
    method: 'POST',
    url: '/webhooks/:webhook_id/secret',
    config: { access: 'webhooks' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'trocarSegredo',
      tags: ['Webhooks'],
      summary: 'Troca o segredo sem interromper as entregas',
      description:
        'Durante a carência as entregas levam as duas assinaturas, para que o destinatário possa ser atualizado a qualquer momento dela. Uma troca pedida durante outra toma o lugar dela.',
      params: webhookParams,
      body: rotationBody,
      response: {
        200: envelope('A troca.', ref(rotationSchema), {
          sucesso: true,
          dados: {
            webhook_id: webhookExample.id,
            secret: secretExample,
            vigente_em: '2024-03-16T12:00:00.000Z',
          },
        }),
      },
    },
    handler: async (request) => {
      await refuseOwnedBody(request, queries.webhooks, schemaDetails(request))
      const { carencia_horas = DEFAULT_GRACE_HOURS, ...chosen } = request.body ?? {}
      const rotation = { ...chosen, carencia_horas }
      const once = onceOf(request, 200)
      const outcome = await commands.webhooks.rotateSecret(ownedOf(request), rotation, once)
      return { sucesso: true as const, dados: doneOf(outcome) }
    },
  })
}
