import { Type } from 'typebox'
import { replayBeforeEvents } from '../../service/webhooks/notices.ts'
import { ownedOf, readOwnedWebhook } from './owned.ts'
import { periodDetails, readPeriod } from '../period.ts'
import { doneOf } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
import { reenvioSchema, replayBody, replayExample } from './replay-schema.ts'
import { webhookParams } from './schema.ts'
import { accepted, data, noticed } from '../answer.ts'
import { operation } from '../operation.ts'

/** How long events are kept. */
const KEPT_MS = 90 * 86_400_000

export const beginReplay = operation({
  id: 'reenviarEventos',
  at: 'POST /webhooks/{webhook_id}/reenviar',
  tag: 'Webhooks',
  summary: 'Reenvia os eventos de um período',
  description:
    'Cria, aos poucos, as entregas que o webhook teria recebido no período com os filtros que tem agora, menos as que já existem. Serve para o que houve enquanto ele estava inativo ou ainda não existia. Os eventos são guardados por 90 dias. O andamento está em `/reenvios`.',
  access: 'webhooks',
  params: webhookParams,
  body: replayBody,
  exists: readOwnedWebhook,
  check: periodDetails,
  answer: accepted(
    noticed('O reenvio, que segue em segundo plano.', ref(reenvioSchema), replayExample),
  ),
  async handle(call, { commands, clock }) {
    const { desde, ate } = { ...call.body, ...readPeriod(call.body) } // both are moments: checked above
    const lost = Date.parse(desde) < clock().getTime() - KEPT_MS
    const avisos = lost ? [replayBeforeEvents] : []
    const once = call.once({ avisos })
    const begun = await commands.webhooks.beginReplay(ownedOf(call), { desde, ate }, once)
    return { dados: doneOf(begun), avisos }
  },
})

export const listReplays = operation({
  id: 'listarReenvios',
  at: 'GET /webhooks/{webhook_id}/reenvios',
  tag: 'Webhooks',
  summary: 'Lista os reenvios',
  description: 'Os últimos 100 reenvios do webhook, do mais novo ao mais antigo.',
  access: 'webhooks',
  params: webhookParams,
  answer: data(
    'Os reenvios.',
    Type.Array(ref(reenvioSchema), { description: 'Os reenvios do webhook.' }),
    [replayExample],
  ),
  handle: async (call, { queries }) => doneOf(await queries.webhooks.replays(ownedOf(call))),
})
