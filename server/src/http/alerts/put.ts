import { noticed, put } from '../answer.ts'
import { pathKeyDetails } from '../body/owners-key.ts'
import { withKeptCnpjs } from '../body/standing-filter.ts'
import { doneOf } from '../errors/refusals.ts'
import { filterNotices } from '../filter-notices.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { ownersKeyParams } from '../schemas/owners-key.ts'
import { BODY_LIMITS } from '../body/body-limits.ts'
import { alertDetails, namedWebhooks, soughtDetails, withKeptAddresses } from './check.ts'
import { alertNotices } from './notices.ts'
import { alertExample, alertaSchema, wholeAlertBody } from './schema.ts'

export const putAlert = operation({
  id: 'gravarAlerta',
  at: 'PUT /alertas/chave/{chave}',
  tag: 'Alertas',
  summary: 'Cria ou substitui o alerta de uma chave',
  description:
    'Para configuração que mora em arquivos: 201 se o alerta foi criado, 200 se já havia. Repetir a requisição não muda nada, nem `atualizado_em`. O que falta no corpo recebe o padrão, menos `ativo`, que fica como está.',
  access: 'alertas',
  params: ownersKeyParams,
  body: wholeAlertBody,
  bodyLimit: BODY_LIMITS.list,
  async check(body, call, service) {
    const named = { webhooks: namedWebhooks(body), emails: [] }
    const { webhooks } = await service.queries.alerts.channels(call.caller.conta_id, named)
    return [
      ...pathKeyDetails(call.params),
      ...alertDetails(body, webhooks),
      ...(await soughtDetails(body, call, service)),
    ]
  },
  answer: put(
    noticed('O alerta como ficou.', ref(alertaSchema), {
      ...alertExample,
      chave: 'licitacoes-2026',
    }),
  ),
  async handle({ params: { chave }, body, caller: { conta_id } }, { queries, commands }) {
    const request = { ...withKeptCnpjs(withKeptAddresses(body)), chave }
    const { record, made } = doneOf(await commands.alerts.put(conta_id, request))
    const [known, ofFilters] = await Promise.all([
      queries.alerts.channels(conta_id, record.canais),
      filterNotices(queries.filters, record.filtros, record.leitura),
    ])
    const avisos = alertNotices(record, known, ofFilters)
    return { given: { dados: record, avisos }, made }
  },
})
