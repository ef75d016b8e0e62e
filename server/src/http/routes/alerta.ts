import { Type } from 'typebox'
import type { AlertDesk } from '../alert-desk.ts'
import { alertNotices } from '../alert-notices.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutBody, withoutQuery } from '../bodies.ts'
import { alertDetails, withKeptAddresses } from '../check-alert.ts'
import { accountOf } from '../guard.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf, refusal } from '../refusals.ts'
import { alertExample, alertParams, alertPatchBody, alertaSchema } from '../schemas/alerta.ts'
import { envelope, savedEnvelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'

/** GET, PATCH and DELETE /alertas/{id} */
export function alerta(api: Api, desk: AlertDesk): void {
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
    handler: (request) => {
      const alert = desk.find(accountOf(request), request.params.id)
      if (alert === null) throw refusal('alerta_inexistente')
      return { sucesso: true as const, dados: desk.view(alert) }
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
        200: savedEnvelope('O alerta alterado.', ref(alertaSchema), {
          sucesso: true,
          dados: alertExample,
          avisos: [],
        }),
      },
    },
    handler: async (request) => {
      const conta_id = accountOf(request)
      const { id } = request.params
      if (desk.find(conta_id, id) === null) throw refusal('alerta_inexistente')
      const isOwn = (webhook: string) => desk.webhook(conta_id, webhook) !== null
      refuseBody([...schemaDetails(request), ...alertDetails(request.body, isOwn)])
      const dados = doneOf(await desk.patch(conta_id, id, withKeptAddresses(request.body)))
      const avisos = await alertNotices(desk, conta_id, dados.filtros, dados.canais)
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
      doneOf(await desk.remove(accountOf(request), request.params.id))
      return reply.code(204).send(null)
    },
  })
}
