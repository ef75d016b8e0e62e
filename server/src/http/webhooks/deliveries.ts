import { ownedOf } from './owned.ts'
import { periodDetails, readPeriod } from '../period.ts'
import { parameterProblems } from '../query/strict-query.ts'
import { doneOf } from '../errors/refusals.ts'
import { DEFAULT_LIMIT, DEFAULT_PAGE, pageOf } from '../schemas/paging.ts'
import {
  attemptExample,
  deliveryExample,
  deliveryParameters,
  deliveryParams,
  entregaDetalheSchema,
  paginaEntregasSchema,
  requestExample,
} from './delivery-schema.ts'
import { ref } from '../schemas/field.ts'
import { webhookParams } from './schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

export const listDeliveries = operation({
  id: 'listarEntregas',
  at: 'GET /webhooks/{webhook_id}/deliveries',
  tag: 'Webhooks',
  summary: 'Lista as entregas',
  description:
    'As entregas do webhook, da mais nova à mais antiga, guardadas por 90 dias. Os filtros se combinam por E.',
  access: 'webhooks',
  params: webhookParams,
  query: deliveryParameters,
  checkQuery: (values) => parameterProblems(periodDetails(values)),
  answer: data('As entregas.', ref(paginaEntregasSchema), {
    total: 1,
    pagina: 1,
    limite: 20,
    total_paginas: 1,
    resultados: [deliveryExample],
  }),
  async handle(call, { queries }) {
    const { pagina = DEFAULT_PAGE, limite = DEFAULT_LIMIT, desde, ate, ...others } = call.query
    const filter = { ...others, ...readPeriod({ desde, ate }) }
    const found = await queries.webhooks.deliveries(ownedOf(call), filter, { pagina, limite })
    return pageOf(doneOf(found), { pagina, limite })
  },
})

export const readDelivery = operation({
  id: 'obterEntrega',
  at: 'GET /webhooks/{webhook_id}/deliveries/{delivery_id}',
  tag: 'Webhooks',
  summary: 'Lê uma entrega',
  description: 'A entrega com cada tentativa, o que é enviado e o que foi respondido.',
  access: 'webhooks',
  params: deliveryParams,
  answer: data('A entrega.', ref(entregaDetalheSchema), {
    ...deliveryExample,
    historico: [attemptExample],
    requisicao: requestExample,
  }),
  handle: async (call, { queries }) =>
    doneOf(await queries.webhooks.delivery(ownedOf(call), call.params.delivery_id)),
})
