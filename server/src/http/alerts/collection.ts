import { Type } from 'typebox'
import { readingOf } from '../../monitor/standing-filter.ts'
import { withKeptCnpjs } from '../body/standing-filter.ts'
import { filterNotices } from '../filter-notices.ts'
import { doneOf } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
import { BODY_LIMITS } from '../body/body-limits.ts'
import { alertDetails, namedWebhooks, soughtDetails, withKeptAddresses } from './check.ts'
import { byteString } from '../../lib/text/byte-string.ts'
import { written } from '../archive/send-json.ts'
import { alertNotices } from './notices.ts'
import { alertExample, alertaSchema, newAlertBody } from './schema.ts'
import { created, data, noticed } from '../answer.ts'
import { operation } from '../operation.ts'

export const listAlerts = operation({
  id: 'listarAlertas',
  at: 'GET /alertas',
  tag: 'Alertas',
  summary: 'Lista os alertas',
  description: 'Os alertas da conta, do mais antigo ao mais recente.',
  access: 'alertas',
  answer: written(
    data('Os alertas da conta.', Type.Array(ref(alertaSchema), { description: 'Os alertas.' }), [
      alertExample,
    ]),
  ),
  async handle({ caller }, { queries }) {
    return { dados: byteString(await queries.alerts.list(caller.conta_id)) }
  },
})

export const createAlert = operation({
  id: 'criarAlerta',
  at: 'POST /alertas',
  tag: 'Alertas',
  summary: 'Cria um alerta',
  description:
    'Salva uma consulta que avisa do que encontra: webhooks da conta na hora, endereços de e-mail na frequência escolhida, depois que confirmarem. Experimente-a antes em `/alertas/simular`.',
  access: 'alertas',
  body: newAlertBody,
  bodyLimit: BODY_LIMITS.list,
  async check(body, call, service) {
    const named = { webhooks: namedWebhooks(body), emails: [] }
    const { webhooks } = await service.queries.alerts.channels(call.caller.conta_id, named)
    return [...alertDetails(body, webhooks), ...(await soughtDetails(body, call, service))]
  },
  answer: created(noticed('O alerta criado.', ref(alertaSchema), alertExample)),
  async handle({ body, caller: { conta_id }, once }, { queries, commands }) {
    const alert = withKeptCnpjs(withKeptAddresses(body))
    const canais = { webhooks: [], emails: [], ...alert.canais }
    const { filtros = {} } = alert
    const [known, ofFilters] = await Promise.all([
      queries.alerts.channels(conta_id, canais),
      filterNotices(queries.filters, filtros, readingOf(filtros)),
    ])
    const avisos = alertNotices({ canais, boletins: [] }, known, ofFilters)
    const dados = doneOf(await commands.alerts.create(conta_id, alert, once({ avisos })))
    return { dados, avisos }
  },
})
