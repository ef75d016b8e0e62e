import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutQuery } from '../bodies.ts'
import { onceOf } from '../once.ts'
import { findOwned, ownedOf } from '../owned.ts'
import { doneOf } from '../refusals.ts'
import { deliveryExample, entregaSchema, testBody } from '../schemas/entrega.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { webhookParams } from '../schemas/webhook.ts'
import type { WebhookDesk } from '../webhook-desk.ts'

/** POST /webhooks/{webhook_id}/test */
export function webhookTest(api: Api, desk: WebhookDesk): void {
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
      findOwned(request, desk)
      refuseBody(schemaDetails(request))
      const outcome = await desk.test(ownedOf(request), request.body.tipo, onceOf(request, 200))
      return { sucesso: true as const, dados: doneOf(outcome) }
    },
  })
}
