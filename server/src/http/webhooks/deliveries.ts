import { Type } from 'typebox'
import type { Api } from '../api.ts'
import type { WebhookDeps } from './deps.ts'
import { ownedOf } from './owned.ts'
import { periodDetails, readPeriod } from '../period.ts'
import { parameterProblem, strictQuery } from '../query/strict-query.ts'
import { doneOf } from '../errors/refusals.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE } from '../schemas/paging.ts'
import {
  attemptExample,
  deliveryExample,
  deliveryParameters,
  deliveryParams,
  entregaDetalheSchema,
  paginaEntregasSchema,
  requestExample,
} from './delivery-schema.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { webhookParams } from './schema.ts'

/** GET /webhooks/{webhook_id}/deliveries, and one of them */
export function deliveries(api: Api, { queries }: Pick<WebhookDeps, 'queries'>): void {
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
      const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT, desde, ate, ...others } = request.query
      const filter = { ...others, ...readPeriod({ desde, ate }) }
      const page = { pagina, limite }
      const outcome = await queries.webhooks.deliveries(ownedOf(request), filter, page)
      const { total, resultados } = doneOf(outcome)
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
    handler: async (request) => {
      const { delivery_id } = request.params
      const outcome = await queries.webhooks.delivery(ownedOf(request), delivery_id)
      return { sucesso: true as const, dados: doneOf(outcome) }
    },
  })
}
