import { isBrowser } from '../../webhooks/browser/subscription.ts'
import { noticed, put } from '../answer.ts'
import { pathKeyDetails } from '../body/owners-key.ts'
import { withKeptCnpjs } from '../body/standing-filter.ts'
import { doneOf } from '../errors/refusals.ts'
import { filterNotices } from '../filter-notices.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { ownersKeyParams } from '../schemas/owners-key.ts'
import { webhookDetails } from './check-webhook.ts'
import { secretExample, webhookCriadoSchema, webhookExample, wholeWebhookBody } from './schema.ts'

export const putWebhook = operation({
  id: 'gravarWebhook',
  at: 'PUT /webhooks/chave/{chave}',
  tag: 'Webhooks',
  summary: 'Cria ou substitui o webhook de uma chave',
  description:
    'Para configuração que mora em arquivos: 201 se o webhook foi criado, com o segredo que criamos, mostrado só nesta resposta; 200 se já havia. Repetir a requisição não muda nada, nem `atualizado_em`. O que falta no corpo recebe o padrão, menos `ativo` e `secret`, que ficam como estão.',
  access: 'webhooks',
  params: ownersKeyParams,
  body: wholeWebhookBody,
  async check(body, { params, caller }, service) {
    const { url } = body
    const isKept = typeof url === 'string' && isBrowser(url)
    const own = isKept ? await service.queries.webhooks.list(caller.conta_id, null) : []
    const before = own.find(({ chave }) => chave === params.chave)
    const current = before && { url: before.url } // whose keys no file describes
    return [...pathKeyDetails(params), ...(await webhookDetails(body, service, current))]
  },
  answer: put(
    noticed('O webhook como ficou.', ref(webhookCriadoSchema), {
      ...webhookExample,
      chave: 'licitacoes-2026',
      secret: secretExample,
    }),
  ),
  async handle({ params: { chave }, body, caller }, { queries, commands }) {
    const request = { ...withKeptCnpjs(body), chave }
    const { record, made } = doneOf(await commands.webhooks.put(caller.conta_id, request))
    const avisos = await filterNotices(queries.filters, record.filtros, record.leitura)
    return { given: { dados: record, avisos }, made }
  },
})
