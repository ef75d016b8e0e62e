import type { Api } from '../api.ts'
import { schemaDetails, withoutQuery } from '../body/bodies.ts'
import { onceOf } from '../once.ts'
import type { WebhookDeps } from './deps.ts'
import { ownedOf, refuseOwnedBody } from './owned.ts'
import { doneOf } from '../errors/refusals.ts'
import { deliveryExample, entregaSchema, testBody } from './delivery-schema.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { webhookParams } from './schema.ts'

/** POST /webhooks/{webhook_id}/test */
export function sendTest(api: Api, { queries, commands }: WebhookDeps): void {
  api.route({
    method: 'POST',
    url: '/webhooks/:webhook_id/test',
    config: { access: 'webhooks' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'testarWebhook',
      tags: ['Webhooks'],
      summary: 'Envia um evento de teste',
      description:
        'Envia na hora, uma só vez, e responde quando termina, em até 5 s. Qualquer tipo, mesmo fora de `eventos`, e também com o webhook inativo; não conta nas falhas nem nas estatísticas. `dados` traz `teste: true` e a publicação mais nova do acervo, ou uma inventada se ele está vazio. Se o destinatário não respondeu 2xx, `status` é `falhou` e `ultimo_erro` diz por quê.',
      params: webhookParams,
      body: testBody,
      response: {
        200: envelope('A entrega, terminada.', ref(entregaSchema), {
          sucesso: true,
          dados: { ...deliveryExample, origem: 'teste' },
        }),
      },
    },
    handler: async (request) => {
      await refuseOwnedBody(request, queries.webhooks, schemaDetails(request))
      const { tipo } = request.body
      const outcome = await commands.webhooks.test(ownedOf(request), tipo, onceOf(request, 200))
      return { sucesso: true as const, dados: doneOf(outcome) }
    },
  })
}
