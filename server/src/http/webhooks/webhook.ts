import { Type } from 'typebox'
import type { Api } from '../api.ts'
import { schemaDetails, withoutBody, withoutQuery } from '../body/bodies.ts'
import { withKeptCnpjs } from '../body/standing-filter.ts'
import { webhookDetails } from './check-webhook.ts'
import type { WebhookDeps } from './deps.ts'
import { ownedOf, refuseOwnedBody } from './owned.ts'
import { filterNotices } from '../filter-notices.ts'
import { doneOf, refusal } from '../errors/refusals.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope, noticedEnvelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { webhookExample, webhookParams, webhookPatchBody, webhookSchema } from './schema.ts'

/** GET, PATCH and DELETE /webhooks/{webhook_id} */
export function webhook(api: Api, { queries, commands }: WebhookDeps): void {
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
    handler: async (request) => {
      const dados = await queries.webhooks.find(ownedOf(request))
      if (dados === null) throw refusal('webhook_inexistente')
      return { sucesso: true as const, dados }
    },
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
        200: noticedEnvelope('O webhook alterado.', ref(webhookSchema), {
          sucesso: true,
          dados: webhookExample,
          avisos: [],
        }),
      },
    },
    handler: async (request) => {
      const current = await queries.webhooks.find(ownedOf(request))
      const details = await webhookDetails(request.body, { queries, commands }, current?.filtros)
      await refuseOwnedBody(request, queries.webhooks, [...schemaDetails(request), ...details])
      const body = withKeptCnpjs(request.body)
      const dados = doneOf(await commands.webhooks.patch(ownedOf(request), body))
      const { filtros, leitura } = dados
      const avisos =
        body.filtros === undefined ? [] : await filterNotices(queries.filters, filtros, leitura)
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
      doneOf(await commands.webhooks.remove(ownedOf(request)))
      return reply.code(204).send(null)
    },
  })
}
