import { ownedOf, readOwnedWebhook } from './owned.ts'
import { doneOf } from '../errors/refusals.ts'
import { deliveryExample, entregaSchema, testBody } from './delivery-schema.ts'
import { ref } from '../schemas/field.ts'
import { webhookParams } from './schema.ts'
import { data } from '../answer.ts'
import { operation } from '../operation.ts'

export const sendTest = operation({
  id: 'testarWebhook',
  at: 'POST /webhooks/{webhook_id}/test',
  tag: 'Webhooks',
  summary: 'Envia um evento de teste',
  description:
    'Envia na hora, uma só vez, e responde quando termina, em até 5 s. Qualquer tipo, mesmo fora de `eventos`, e também com o webhook inativo; não conta nas falhas nem nas estatísticas. `dados` traz `teste: true` e a publicação mais nova do acervo, ou uma inventada se ele está vazio. Se o destinatário não respondeu 2xx, `status` é `falhou` e `ultimo_erro` diz por quê.',
  access: 'webhooks',
  params: webhookParams,
  body: testBody,
  exists: readOwnedWebhook,
  answer: data('A entrega, terminada.', ref(entregaSchema), {
    ...deliveryExample,
    origem: 'teste',
  }),
  handle: async (call, { commands }) =>
    doneOf(await commands.webhooks.test(ownedOf(call), call.body.tipo, call.once())),
})
