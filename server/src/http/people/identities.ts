import { Type } from 'typebox'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutBody, withoutQuery } from '../body/bodies.ts'
import { doneOf, refusal } from '../errors/refusals.ts'
import { personOf } from '../guard.ts'
import { requireConfirmed } from './confirmed.ts'
import { provenOf } from './proof.ts'
import { identityExample } from './access-schema.ts'
import { departureEnvelope, returnFields } from './provider-schema.ts'
import type { PeopleApi } from './routes.ts'
import { ONLY_PEOPLE, bodyOf, idParams } from './schema.ts'
import { openedEnvelope, openedSession } from './session.ts'
import { wayOut } from './way-out.ts'

/** What a signed-in person does through the provider: POST /sessao/confirmar/provedor, and /pessoa/identidades. */
export function identityRoutes(api: Api, service: PeopleApi): void {
  const { commands, provider } = service
  const { leave, comeBack, keep } = wayOut(service)

  api.route({
    method: 'POST',
    url: '/sessao/confirmar/provedor',
    config: { access: 'pessoa' },
    preValidation: withoutBody,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'confirmarPeloProvedor',
      summary: 'Começa a confirmar, pelo provedor, que é você',
      description:
        'Para quem não usa senha: o provedor pede de novo que a pessoa se identifique. A volta, em `/pessoa/identidades/concluir`, vale como `/sessao/confirmar`.',
      response: { 200: departureEnvelope },
    },
    handler: async (request, reply) => {
      const { id: sessao_id } = personOf(request)
      const url = await leave(reply, { para: 'confirmar', sessao_id })
      return { sucesso: true as const, dados: { url } }
    },
  })

  api.route({
    method: 'POST',
    url: '/pessoa/identidades',
    config: { access: 'pessoa' },
    preValidation: withoutBody,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'vincularIdentidade',
      summary: 'Começa a vincular uma identidade do provedor',
      description:
        'Dá o endereço do provedor; a volta, em `/pessoa/identidades/concluir`, vincula a identidade à pessoa. Pede confirmação recente.',
      response: { 200: departureEnvelope },
    },
    handler: async (request, reply) => {
      requireConfirmed(request)
      const { id: sessao_id } = personOf(request)
      return {
        sucesso: true as const,
        dados: { url: await leave(reply, { para: 'vincular', sessao_id }) },
      }
    },
  })

  api.route({
    method: 'POST',
    url: '/pessoa/identidades/concluir',
    config: { access: 'pessoa' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'concluirIdentidade',
      summary: 'Vincula a identidade, ou confirma que é você, de volta do provedor',
      description:
        'Na mesma sessão que começou. Para confirmar, o provedor deve dizer (`auth_time`) que a pessoa acabou de se identificar; a quem usa um aplicativo autenticador falta o código: 401 com `codigo` em `detalhes`.',
      body: bodyOf('A volta.', returnFields),
      response: { 200: openedEnvelope('Quem entrou, com as identidades.') },
    },
    handler: async (request, reply) => {
      refuseBody(schemaDetails(request))
      const { retorno: query, codigo } = request.body
      const session = personOf(request)
      const purposes = ['vincular', 'confirmar'] as const
      const { attempt, identity } = await comeBack(request, reply, { query, purposes })
      if (attempt.sessao_id !== session.id) throw refusal('pedido_ausente')
      if (attempt.para === 'vincular')
        doneOf(await commands.people.link(session.pessoa_id, identity))
      else {
        const asked = new Date(attempt.iniciada_em)
        const result = await commands.people.confirmBy(session, identity, { asked, codigo })
        if (result.kind === 'code' || result.kind === 'wait')
          await keep(reply, { ...attempt, identidade: identity })
        provenOf(reply, result)
      }
      return { sucesso: true as const, dados: await openedSession(session.id, service) }
    },
  })

  api.route({
    method: 'DELETE',
    url: '/pessoa/identidades/:id',
    config: { access: 'pessoa' },
    preValidation: withoutBody,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'desvincularIdentidade',
      summary: 'Desvincula uma identidade',
      description:
        'Com ela não se entra mais, e as outras sessões da pessoa terminam. Pede confirmação recente; 409 se é a única forma de a pessoa entrar.',
      params: idParams('da identidade', identityExample.id),
      response: { 204: Type.Null({ description: 'Está desvinculada.' }) },
    },
    handler: async (request, reply) => {
      requireConfirmed(request)
      const { id: kept, pessoa_id } = personOf(request)
      const issuer = provider && provider.issuer
      doneOf(await commands.people.unlink(pessoa_id, request.params.id, { kept, issuer }))
      return reply.code(204).send(null)
    },
  })
}
