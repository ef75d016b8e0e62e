import { Type } from 'typebox'
import { constantHeaders } from '../../webhooks/delivery-request.ts'
import type { Api } from '../api.ts'
import { findOwned } from '../owned.ts'
import { periodDetails, readPeriod } from '../period.ts'
import { parameterProblem, strictQuery } from '../query/strict-query.ts'
import { refusal } from '../refusals.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE } from '../schemas/paging.ts'
import {
  attemptExample,
  deliveryExample,
  deliveryParameters,
  deliveryParams,
  entregaDetalheSchema,
  paginaEntregasSchema,
  requestExample,
} from '../schemas/entrega.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { webhookParams } from '../schemas/webhook.ts'
import type { WebhookDesk } from '../webhook-desk.ts'

/** GET /webhooks/{webhook_id}/deliveries, and one of them */
export function deliveries(api: Api, desk: WebhookDesk): void {
  api.route({
    method: 'GET',
    url: '/webhooks/:webhook_id/deliveries',
    config: { access: 'webhooks' },
    validatorCompiler: strictQuery((values) => {
      const detalhes = periodDetails(values)
      return detalhes.length > 0 ? [parameterProblem(detalhes)] : []
    }),
    schema: {
      operationId: 'listarEntregas',
      tags: ['Webhooks'],
      summary: 'Lista as entregas',
      description:
        'As entregas do webhook, da mais nova à mais antiga, guardadas por 90 dias. Os filtros se combinam por E.',
      params: webhookParams,
      querystring: deliveryParameters,
      response: {
        200: envelope('As entregas.', ref(paginaEntregasSchema), {
          sucesso: true,
          dados: {
            total: 1,
            pagina: 1,
            limite: 20,
            total_paginas: 1,
            resultados: [deliveryExample],
          },
        }),
      },
    },
    handler: async (request) => {
      const { id } = findOwned(request, desk)
      const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT, desde, ate, ...others } = request.query
      const params = { ...others, ...readPeriod({ desde, ate }), pagina, limite }
      const { total, resultados } = await desk.deliveries(id, params)
      const total_paginas = Math.ceil(total / limite)
      return {
        sucesso: true as const,
        dados: { total, pagina, limite, total_paginas, resultados },
      }
    },
  })

  api.route({
    method: 'GET',
    url: '/webhooks/:webhook_id/deliveries/:delivery_id',
    config: { access: 'webhooks' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterEntrega',
      tags: ['Webhooks'],
      summary: 'Lê uma entrega',
      description: 'A entrega com cada tentativa, o que é enviado e o que foi respondido.',
      params: deliveryParams,
      querystring: Type.Object({}),
      response: {
        200: envelope('A entrega.', ref(entregaDetalheSchema), {
          sucesso: true,
          dados: { ...deliveryExample, historico: [attemptExample], requisicao: requestExample },
        }),
      },
    },
    handler: (request) => {
      const { id } = findOwned(request, desk)
      const found = desk.delivery(id, request.params.delivery_id)
      if (found === null) throw refusal('entrega_inexistente')
      const { delivery, historico, body } = found
      const event = { id: delivery.evento_id, tipo: delivery.tipo }
      const requisicao = {
        cabecalhos: { ...constantHeaders(event, delivery.id), 'webhook-id': event.id },
        corpo: Buffer.from(body).toString('utf8'),
      }
      return { sucesso: true as const, dados: { ...delivery, historico, requisicao } }
    },
  })
}
