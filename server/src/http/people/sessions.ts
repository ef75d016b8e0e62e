import { Type } from 'typebox'
import { isLive } from '../../access/people/session.ts'
import type { Api } from '../api.ts'
import { withoutBody } from '../body/bodies.ts'
import { personOf } from '../guard.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import type { PeopleApi } from './routes.ts'
import { ONLY_PEOPLE, idParams, sessaoSchema, sessionExample } from './schema.ts'

/** GET and DELETE /sessoes, DELETE /sessoes/{id} */
export function sessionList(
  api: Api,
  { queries, commands, authenticator, sessionIdleMs, clock }: PeopleApi,
): void {
  api.route({
    method: 'GET',
    url: '/sessoes',
    config: { access: 'pessoa' },
    validatorCompiler: strictQuery(),
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'listarSessoes',
      summary: 'Lista as sessões',
      description: 'Os navegadores em que a pessoa entrou, do mais recente ao mais antigo.',
      querystring: Type.Object({}),
      response: {
        200: envelope(
          'As sessões.',
          Type.Array(ref(sessaoSchema), { description: 'As sessões abertas.' }),
          { sucesso: true, dados: [sessionExample.sessao] },
        ),
      },
    },
    handler: async (request) => {
      const open = await queries.people.sessions(personOf(request).pessoa_id)
      const now = clock()
      const dados = open
        .map(authenticator.withLastUse)
        .filter((session) => isLive(session, now, sessionIdleMs))
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'DELETE',
    url: '/sessoes',
    config: { access: 'pessoa' },
    preValidation: withoutBody,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'encerrarOutrasSessoes',
      summary: 'Encerra as outras sessões',
      description: 'Todas, menos a deste navegador, de imediato.',
      response: { 204: Type.Null({ description: 'As outras sessões foram encerradas.' }) },
    },
    handler: async (request, reply) => {
      const { id, pessoa_id } = personOf(request)
      await commands.people.endSessions(pessoa_id, id)
      return reply.code(204).send(null)
    },
  })

  api.route({
    method: 'DELETE',
    url: '/sessoes/:id',
    config: { access: 'pessoa' },
    preValidation: withoutBody,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'encerrarSessao',
      summary: 'Encerra uma sessão',
      description: 'O navegador dela terá de entrar de novo, de imediato.',
      params: idParams('da sessão', sessionExample.sessao.id),
      response: { 204: Type.Null({ description: 'A sessão foi encerrada.' }) },
    },
    handler: async (request, reply) => {
      const { pessoa_id } = personOf(request)
      doneOf(await commands.people.endSession(pessoa_id, request.params.id))
      return reply.code(204).send(null)
    },
  })
}
