import { Type } from 'typebox'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutBody, withoutQuery } from '../bodies.ts'
import { webhookDetails } from '../check-webhook.ts'
import { findOwned, ownedOf } from '../owned.ts'
import { doneOf } from '../refusals.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope, savedEnvelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import {
  webhookExample,
  webhookParams,
  webhookPatchBody,
  webhookSchema,
} from '../schemas/webhook.ts'
import type { WebhookDesk } from '../webhook-desk.ts'

/** GET, PATCH and DELETE /webhooks/{webhook_id} */
export function webhook(api: Api, desk: WebhookDesk): void {
  api.route({
    method: 'GET',
    url: '/webhooks/:webhook_id',
    config: { access: 'webhooks' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterWebhook',
      tags: ['Webhooks'],
      summary: 'Lê um webhook',
      description: 'O webhook como está agora; nunca o segredo.',
      params: webhookParams,
      querystring: Type.Object({}),
      response: {
        200: envelope('O webhook.', ref(webhookSchema), { sucesso: true, dados: webhookExample }),
      },
    },
    handler: (request) => ({ sucesso: true as const, dados: findOwned(request, desk) }),
  })

  api.route({
    method: 'PATCH',
    url: '/webhooks/:webhook_id',
    config: { access: 'webhooks' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'alterarWebhook',
      tags: ['Webhooks'],
      summary: 'Altera, desativa ou reativa um webhook',
      description:
        'Com `ativo: false` nada mais é enviado, e o que estava pendente espera; com `ativo: true` volta a ser enviado, uma entrega por vez até a primeira resposta 2xx. O que houve enquanto estava inativo se pede em `/reenviar`. Um `secret` novo assina já a próxima entrega; para trocar sem interrupção, use `/secret`.',
      params: webhookParams,
      body: webhookPatchBody,
      response: {
        200: savedEnvelope('O webhook alterado.', ref(webhookSchema), {
          sucesso: true,
          dados: webhookExample,
          avisos: [],
        }),
      },
    },
    handler: async (request) => {
      const { body } = request
      findOwned(request, desk)
      refuseBody([...schemaDetails(request), ...(await webhookDetails(body, desk.urlProblem))])
      const dados = doneOf(await desk.patch(ownedOf(request), body))
      const avisos = body.filtros === undefined ? [] : await desk.filterNotices(dados.filtros)
      return { sucesso: true as const, dados, avisos }
    },
  })

  api.route({
    method: 'DELETE',
    url: '/webhooks/:webhook_id',
    config: { access: 'webhooks' },
    preValidation: withoutBody,
    schema: {
      operationId: 'excluirWebhook',
      tags: ['Webhooks'],
      summary: 'Exclui um webhook',
      description: 'O que ainda seria enviado é cancelado. Não há volta.',
      params: webhookParams,
      response: { 204: Type.Null({ description: 'Foi excluído; a resposta não tem corpo.' }) },
    },
    handler: async (request, reply) => {
      doneOf(await desk.remove(ownedOf(request)))
      return reply.code(204).send(null)
    },
  })
}
