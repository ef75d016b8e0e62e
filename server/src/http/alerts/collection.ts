import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { readingOf } from '../../monitor/standing-filter.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutQuery } from '../body/bodies.ts'
import { withKeptCnpjs } from '../body/standing-filter.ts'
import { accountOf } from '../guard.ts'
import { filterNotices } from '../filter-notices.ts'
import { created } from '../created.ts'
import { onceOf } from '../once.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf } from '../errors/refusals.ts'
import { envelope, noticedEnvelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { alertDetails, namedWebhooks, withKeptAddresses } from './check.ts'
import { alertNotices } from './notices.ts'
import type { AlertApi } from './routes.ts'
import { alertExample, alertaSchema, newAlertBody } from './schema.ts'

/** GET and POST /alertas */
export function alertCollection(api: Api, { queries, commands }: AlertApi): void {
  api.route({
    method: 'GET',
    url: '/alertas',
    config: { access: 'alertas' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarAlertas',
      tags: ['Alertas'],
      summary: 'Lista os alertas',
      description: 'Os alertas da conta, do mais antigo ao mais recente.',
      querystring: Type.Object({}),
      response: {
        200: envelope(
          'Os alertas da conta.',
          Type.Array(ref(alertaSchema), { description: 'Os alertas.' }),
          { sucesso: true, dados: [alertExample] },
        ),
      },
    },
    handler: async (request, reply) =>
      sendList(reply, await queries.alerts.list(accountOf(request))),
  })

  api.route({
    method: 'POST',
    url: '/alertas',
    config: { access: 'alertas' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'criarAlerta',
      tags: ['Alertas'],
      summary: 'Cria um alerta',
      description:
        'Salva uma consulta que avisa do que encontra: webhooks da conta na hora, endereços de e-mail na frequência escolhida, depois que confirmarem. Experimente-a antes em `/alertas/simular`.',
      body: newAlertBody,
      response: {
        201: noticedEnvelope('O alerta criado.', ref(alertaSchema), {
          sucesso: true,
          dados: alertExample,
          avisos: [],
        }),
      },
    },
    handler: async (request, reply) => {
      const conta_id = accountOf(request)
      const known = await queries.alerts.channels(conta_id, namedWebhooks(request.body))
      refuseBody([...schemaDetails(request), ...alertDetails(request.body, known.webhooks)])
      const alert = withKeptCnpjs(withKeptAddresses(request.body))
      const canais = { webhooks: [], emails: [], ...alert.canais }
      const { filtros = {} } = alert
      const ofFilters = await filterNotices(queries.filters, filtros, readingOf(filtros))
      const avisos = alertNotices(canais, known, ofFilters)
      const once = onceOf(request, 201, { avisos })
      const dados = doneOf(await commands.alerts.create(conta_id, alert, once))
      return created(reply, dados.id).send({ sucesso: true as const, dados, avisos })
    },
  })
}

/** Sends what the schema above describes, around a list that is already JSON. */
function sendList(reply: FastifyReply, list: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(`{"sucesso":true,"dados":${list}}`)
}
