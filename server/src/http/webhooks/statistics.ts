import { Type } from 'typebox'
import type { Api } from '../api.ts'
import type { WebhookDeps } from './deps.ts'
import { ownedOf } from './owned.ts'
import { STATISTICS_PERIODS } from '../../webhooks/statistics.ts'
import { doneOf } from '../errors/refusals.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { estatisticasSchema, statisticsExample } from './statistics-schema.ts'
import { oneOf, ref } from '../schemas/field.ts'
import { webhookParams } from './schema.ts'

const DEFAULT_PERIOD = '24h'

const parameters = Type.Object({
  periodo: Type.Optional(
    oneOf(STATISTICS_PERIODS, {
      default: DEFAULT_PERIOD,
      description: 'As últimas 24 horas, 7 dias ou 30 dias, por horas inteiras.',
      examples: ['7d'],
    }),
  ),
})

/** GET /webhooks/{webhook_id}/estatisticas */
export function statistics(api: Api, { queries }: Pick<WebhookDeps, 'queries'>): void {
  api.route({
    method: 'GET',
    url: '/webhooks/:webhook_id/estatisticas',
    config: { access: 'webhooks' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterEstatisticas',
      tags: ['Webhooks'],
      summary: 'Diz como vão as entregas',
      description:
        'Entregas e tentativas por resultado, taxa de sucesso, tempo de resposta e erros recentes, no total e hora a hora.',
      params: webhookParams,
      querystring: parameters,
      response: {
        200: envelope('As estatísticas.', ref(estatisticasSchema), {
          sucesso: true,
          dados: statisticsExample,
        }),
      },
    },
    handler: async (request) => {
      const { periodo = DEFAULT_PERIOD } = request.query
      const outcome = await queries.webhooks.statistics(ownedOf(request), periodo)
      return { sucesso: true as const, dados: doneOf(outcome) }
    },
  })
}
