import { Type } from 'typebox'
import { ownedOf } from './owned.ts'
import { STATISTICS_PERIODS } from '../../webhooks/statistics.ts'
import { doneOf } from '../errors/refusals.ts'
import { estatisticasSchema, statisticsExample } from './statistics-schema.ts'
import { oneOf, ref } from '../schemas/field.ts'
import { webhookParams } from './schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

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

export const readStatistics = operation({
  id: 'obterEstatisticas',
  at: 'GET /webhooks/{webhook_id}/estatisticas',
  tag: 'Webhooks',
  summary: 'Diz como vão as entregas',
  description:
    'Entregas e tentativas por resultado, taxa de sucesso, tempo de resposta e erros recentes, no total e hora a hora.',
  access: 'webhooks',
  params: webhookParams,
  query: parameters,
  answer: data('As estatísticas.', ref(estatisticasSchema), statisticsExample),
  async handle(call, { queries }) {
    const { periodo = DEFAULT_PERIOD } = call.query
    return doneOf(await queries.webhooks.statistics(ownedOf(call), periodo))
  },
})
