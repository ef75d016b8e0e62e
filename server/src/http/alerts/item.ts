import { Type } from 'typebox'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutBody, withoutQuery } from '../body/bodies.ts'
import { withKeptCnpjs } from '../body/standing-filter.ts'
import { accountOf } from '../guard.ts'
import { filterNotices } from '../filter-notices.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf, refusal } from '../errors/refusals.ts'
import { envelope, noticedEnvelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { alertDetails, namedWebhooks, withKeptAddresses } from './check.ts'
import { alertNotices } from './notices.ts'
import type { AlertApi } from './routes.ts'
import { alertExample, alertParams, alertPatchBody, alertaSchema } from './schema.ts'

/** GET, PATCH and DELETE /alertas/{id} */
export function alertItem(api: Api, { queries, commands }: AlertApi): void {
  api.route({
    method: 'GET',
    url: '/alertas/:id',
    config: { access: 'alertas' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterAlerta',
      tags: ['Alertas'],
      summary: 'Lê um alerta',
      description: 'O alerta, e quais de seus endereços de e-mail já confirmaram.',
      params: alertParams,
      querystring: Type.Object({}),
      response: {
        200: envelope('O alerta.', ref(alertaSchema), { sucesso: true, dados: alertExample }),
      },
    },
    handler: async (request) => {
      const dados = await queries.alerts.find(accountOf(request), request.params.id)
      if (dados === null) throw refusal('alerta_inexistente')
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'PATCH',
    url: '/alertas/:id',
    config: { access: 'alertas' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'alterarAlerta',
      tags: ['Alertas'],
      summary: 'Altera, desativa ou reativa um alerta',
      description:
        'Muda só o que é enviado, para o que entrar no acervo a partir de então; o que já entrou se pede em `/executar`.',
      params: alertParams,
      body: alertPatchBody,
      response: {
        200: noticedEnvelope('O alerta alterado.', ref(alertaSchema), {
          sucesso: true,
          dados: alertExample,
          avisos: [],
        }),
      },
    },
    handler: async (request) => {
      const conta_id = accountOf(request)
      const { id } = request.params
      const { alerts } = queries
      const [alert, named] = await Promise.all([
        alerts.find(conta_id, id),
        alerts.channels(conta_id, namedWebhooks(request.body)),
      ])
      if (alert === null) throw refusal('alerta_inexistente')
      refuseBody([
        ...schemaDetails(request),
        ...alertDetails(request.body, named.webhooks, alert.filtros),
      ])
      const patch = withKeptCnpjs(withKeptAddresses(request.body))
      const dados = doneOf(await commands.alerts.patch(conta_id, id, patch))
      const [known, ofFilters] = await Promise.all([
        alerts.channels(conta_id, dados.canais.webhooks),
        filterNotices(queries.filters, dados.filtros, dados.leitura),
      ])
      const avisos = alertNotices(dados.canais, known, ofFilters)
      return { sucesso: true as const, dados, avisos }
    },
  })

  api.route({
    method: 'DELETE',
    url: '/alertas/:id',
    config: { access: 'alertas' },
    preValidation: withoutBody,
    schema: {
      operationId: 'excluirAlerta',
      tags: ['Alertas'],
      summary: 'Exclui um alerta',
      description:
        'O alerta não dispara mais, e o que esperava o próximo e-mail não é enviado. Não há volta.',
      params: alertParams,
      response: { 204: Type.Null({ description: 'O alerta foi excluído.' }) },
    },
    handler: async (request, reply) => {
      doneOf(await commands.alerts.remove(accountOf(request), request.params.id))
      return reply.code(204).send(null)
    },
  })
}
