import type { Delivery } from '../../webhooks/delivery.ts'
import { ownedOf } from './owned.ts'
import { doneOf } from '../errors/refusals.ts'
import { deliveryExample, deliveryParams, entregaSchema } from './delivery-schema.ts'
import { ref } from '../schemas/field.ts'
import { accepted, data } from '../answer.ts'
import { operation } from '../operation.ts'

const example: Delivery = {
  ...deliveryExample,
  status: 'pendente',
  tentativas: 6,
  ultimo_status_http: 503,
  ultimo_erro: 'status_http',
  proxima_tentativa_em: '2024-03-17T12:00:00.000Z',
  concluido_em: null,
}

export const retryDelivery = operation({
  id: 'repetirEntrega',
  at: 'POST /webhooks/{webhook_id}/deliveries/{delivery_id}/retry',
  tag: 'Webhooks',
  summary: 'Envia de novo uma entrega',
  description:
    'Faz mais uma tentativa, logo, de uma entrega que terminou, com qualquer resultado: mesmo identificador e mesmo corpo. Se falhar, não há outra, e não conta nas falhas do webhook. De uma que espera, adianta a próxima das suas tentativas, que conta como se viesse na hora.',
  access: 'webhooks',
  params: deliveryParams,
  answer: accepted(data('A entrega, à espera da tentativa.', ref(entregaSchema), example)),
  async handle(call, { commands }) {
    const { delivery_id } = call.params
    return doneOf(await commands.webhooks.retry(ownedOf(call), delivery_id, call.once()))
  },
})
