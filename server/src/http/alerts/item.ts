import { withKeptCnpjs } from '../body/standing-filter.ts'
import { filterNotices } from '../filter-notices.ts'
import { doneOf } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
import { BODY_LIMITS } from '../body/body-limits.ts'
import { alertDetails, namedWebhooks, soughtDetails, withKeptAddresses } from './check.ts'
import { alertNotices } from './notices.ts'
import { readOwnedAlert } from './owned.ts'
import { alertExample, alertParams, alertPatchBody, alertaSchema } from './schema.ts'
import { data, noticed, nothing } from '../answer.ts'
import { operation } from '../operation.ts'

/** GET, PATCH and DELETE /alertas/{id} */
export const readAlert = operation({
  id: 'obterAlerta',
  at: 'GET /alertas/{id}',
  tag: 'Alertas',
  summary: 'Lê um alerta',
  description: 'O alerta, e quais de seus endereços de e-mail já confirmaram.',
  access: 'alertas',
  params: alertParams,
  answer: data('O alerta.', ref(alertaSchema), alertExample),
  handle: readOwnedAlert,
})

export const changeAlert = operation({
  id: 'alterarAlerta',
  at: 'PATCH /alertas/{id}',
  tag: 'Alertas',
  summary: 'Altera, desativa ou reativa um alerta',
  description:
    'Muda só o que é enviado, para o que entrar no acervo a partir de então; o que já entrou se pede em `/executar`.',
  access: 'alertas',
  params: alertParams,
  body: alertPatchBody,
  bodyLimit: BODY_LIMITS.list,
  async check(body, call, service) {
    const [alert, named] = await Promise.all([
      readOwnedAlert(call, service),
      service.queries.alerts.channels(call.caller.conta_id, {
        webhooks: namedWebhooks(body),
        emails: [],
      }),
    ])
    return [
      ...alertDetails(body, named.webhooks, alert),
      ...(await soughtDetails(body, call, service, alert)),
    ]
  },
  answer: noticed('O alerta alterado.', ref(alertaSchema), alertExample),
  async handle({ params: { id }, body, caller: { conta_id } }, { queries, commands }) {
    const patch = withKeptCnpjs(withKeptAddresses(body))
    const dados = doneOf(await commands.alerts.patch(conta_id, id, patch))
    const [known, ofFilters] = await Promise.all([
      queries.alerts.channels(conta_id, dados.canais),
      filterNotices(queries.filters, dados.filtros, dados.leitura),
    ])
    return { dados, avisos: alertNotices(dados, known, ofFilters) }
  },
})

export const removeAlert = operation({
  id: 'excluirAlerta',
  at: 'DELETE /alertas/{id}',
  tag: 'Alertas',
  summary: 'Exclui um alerta',
  description:
    'O alerta não dispara mais, e o que esperava o próximo e-mail não é enviado. Não há volta.',
  access: 'alertas',
  params: alertParams,
  answer: nothing('O alerta foi excluído.'),
  async handle({ params, caller }, { commands }) {
    doneOf(await commands.alerts.remove(caller.conta_id, params.id))
  },
})
