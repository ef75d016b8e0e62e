import { withKeptCnpjs } from '../body/standing-filter.ts'
import { webhookDetails } from './check-webhook.ts'
import { ownedOf, readOwnedWebhook } from './owned.ts'
import { filterNotices } from '../filter-notices.ts'
import { doneOf } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
import { webhookExample, webhookParams, webhookPatchBody, webhookSchema } from './schema.ts'
import { data, nothing, noticed } from '../answer.ts'
import { operation } from '../operation.ts'

/** GET, PATCH and DELETE /webhooks/{webhook_id} */
export const readWebhook = operation({
  id: 'obterWebhook',
  at: 'GET /webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Lê um webhook',
  description: 'O webhook como está agora; nunca o segredo.',
  access: 'webhooks',
  params: webhookParams,
  answer: data('O webhook.', ref(webhookSchema), webhookExample),
  handle: readOwnedWebhook,
})

export const changeWebhook = operation({
  id: 'alterarWebhook',
  at: 'PATCH /webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Altera, desativa ou reativa um webhook',
  description:
    'Com `ativo: false` nada mais é enviado, e o que estava pendente espera; com `ativo: true` volta a ser enviado, uma entrega por vez até a primeira resposta 2xx. O que houve enquanto estava inativo se pede em `/reenviar`. Um `secret` novo assina já a próxima entrega; para trocar sem interrupção, use `/secret`.',
  access: 'webhooks',
  params: webhookParams,
  body: webhookPatchBody,
  exists: readOwnedWebhook,
  async check(body, call, service) {
    const current = await service.queries.webhooks.find(ownedOf(call))
    return await webhookDetails(body, service, current ?? undefined)
  },
  answer: noticed('O webhook alterado.', ref(webhookSchema), webhookExample),
  async handle(call, { queries, commands }) {
    const patch = withKeptCnpjs(call.body)
    const dados = doneOf(await commands.webhooks.patch(ownedOf(call), patch))
    const { filtros, leitura } = dados
    const avisos =
      patch.filtros === undefined ? [] : await filterNotices(queries.filters, filtros, leitura)
    return { dados, avisos }
  },
})

export const removeWebhook = operation({
  id: 'excluirWebhook',
  at: 'DELETE /webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Exclui um webhook',
  description: 'O que ainda seria enviado é cancelado. Não há volta.',
  access: 'webhooks',
  params: webhookParams,
  answer: nothing('Foi excluído; a resposta não tem corpo.'),
  async handle(call, { commands }) {
    doneOf(await commands.webhooks.remove(ownedOf(call)))
  },
})
