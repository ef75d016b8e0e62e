import type { Api } from '../api.ts'
import { withoutBody } from '../body/bodies.ts'
import { onceOf } from '../once.ts'
import type { WebhookDeps } from './deps.ts'
import { ownedOf } from './owned.ts'
import { doneOf } from '../errors/refusals.ts'
import { deliveryExample, deliveryParams, entregaSchema } from './delivery-schema.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'

const example = {
  sucesso: true,
  dados: {
    ...deliveryExample,
    status: 'pendente',
    tentativas: 6,
    ultimo_status_http: 503,
    ultimo_erro: 'status_http',
    proxima_tentativa_em: '2024-03-17T12:00:00.000Z',
    concluido_em: null,
  },
}

/** POST /webhooks/{webhook_id}/deliveries/{delivery_id}/retry */
export function retry(api: Api, { commands }: Pick<WebhookDeps, 'commands'>): void {
  api.route({
    method: 'POST',
    url: '/webhooks/:webhook_id/deliveries/:delivery_id/retry',
    config: { access: 'webhooks' },
    preValidation: withoutBody,
    schema: {
      operationId: 'repetirEntrega',
      tags: ['Webhooks'],
      summary: 'Envia de novo uma entrega',
      description:
        'Faz mais uma tentativa, logo, de uma entrega que terminou, com qualquer resultado: mesmo identificador e mesmo corpo. Se falhar, não há outra, e não conta nas falhas do webhook. De uma que espera, adianta a próxima das suas tentativas, que conta como se viesse na hora.',
      params: deliveryParams,
      response: { 202: envelope('A entrega, à espera da tentativa.', ref(entregaSchema), example) },
    },
    handler: async (request, reply) => {
      const once = onceOf(request, 202)
      const { delivery_id } = request.params
      const dados = doneOf(await commands.webhooks.retry(ownedOf(request), delivery_id, once))
      return reply.code(202).send({ sucesso: true as const, dados })
    },
  })
}
