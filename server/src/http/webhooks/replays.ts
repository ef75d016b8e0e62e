import { Type } from 'typebox'
import type { Clock } from '../../lib/clock.ts'
import { replayBeforeEvents } from '../../service/webhooks/notices.ts'
import type { Api } from '../api.ts'
import { schemaDetails, withoutQuery } from '../body/bodies.ts'
import { onceOf } from '../once.ts'
import type { WebhookDeps } from './deps.ts'
import { ownedOf, refuseOwnedBody } from './owned.ts'
import { periodDetails, readPeriod } from '../period.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf } from '../errors/refusals.ts'
import { envelope, noticedEnvelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { reenvioSchema, replayBody, replayExample } from './replay-schema.ts'
import { webhookParams } from './schema.ts'

/** How long events are kept. */
const KEPT_MS = 90 * 86_400_000

/** POST /webhooks/{webhook_id}/reenviar, GET /webhooks/{webhook_id}/reenvios */
export function replays(api: Api, deps: WebhookDeps & { clock: Clock }): void {
  const { queries, commands, clock } = deps

  api.route({
    method: 'POST',
    url: '/webhooks/:webhook_id/reenviar',
    config: { access: 'webhooks' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'reenviarEventos',
      tags: ['Webhooks'],
      summary: 'Reenvia os eventos de um período',
      description:
        'Cria, aos poucos, as entregas que o webhook teria recebido no período com os filtros que tem agora, menos as que já existem. Serve para o que houve enquanto ele estava inativo ou ainda não existia. Os eventos são guardados por 90 dias. O andamento está em `/reenvios`.',
      params: webhookParams,
      body: replayBody,
      response: {
        202: noticedEnvelope('O reenvio, que segue em segundo plano.', ref(reenvioSchema), {
          sucesso: true,
          dados: replayExample,
          avisos: [],
        }),
      },
    },
    handler: async (request, reply) => {
      const { body } = request
      const detalhes = [...schemaDetails(request), ...periodDetails(body)]
      await refuseOwnedBody(request, queries.webhooks, detalhes)
      const { desde = body.desde, ate = body.ate } = readPeriod(body) // both are moments: checked above
      const lost = Date.parse(desde) < clock().getTime() - KEPT_MS
      const avisos = lost ? [replayBeforeEvents] : []
      const once = onceOf(request, 202, { avisos })
      const period = { desde, ate }
      const dados = doneOf(await commands.webhooks.beginReplay(ownedOf(request), period, once))
      return reply.code(202).send({ sucesso: true as const, dados, avisos })
    },
  })

  api.route({
    method: 'GET',
    url: '/webhooks/:webhook_id/reenvios',
    config: { access: 'webhooks' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarReenvios',
      tags: ['Webhooks'],
      summary: 'Lista os reenvios',
      description: 'Os últimos 100 reenvios do webhook, do mais novo ao mais antigo.',
      params: webhookParams,
      querystring: Type.Object({}),
      response: {
        200: envelope(
          'Os reenvios.',
          Type.Array(ref(reenvioSchema), { description: 'Os reenvios do webhook.' }),
          { sucesso: true, dados: [replayExample] },
        ),
      },
    },
    handler: async (request) => ({
      sucesso: true as const,
      dados: doneOf(await queries.webhooks.replays(ownedOf(request))),
    }),
  })
}
