import { Type } from 'typebox'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutBody, withoutQuery } from '../body/bodies.ts'
import { reachOf } from '../keys/grants.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import type { PeopleApi } from './routes.ts'
import { bodyOf, idParams, memberExample, membroSchema, papel } from './schema.ts'

const params = idParams('da pessoa', memberExample.id)

/** GET /pessoas, PATCH and DELETE /pessoas/{id} */
export function memberRoutes(api: Api, { queries, commands }: PeopleApi): void {
  api.route({
    method: 'GET',
    url: '/pessoas',
    config: { access: 'conta' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarPessoas',
      tags: ['Pessoas'],
      summary: 'Lista as pessoas',
      description:
        'As pessoas da conta, da mais antiga à mais recente; quem administra a instalação vê as de todas.',
      querystring: Type.Object({}),
      response: {
        200: envelope(
          'As pessoas.',
          Type.Array(ref(membroSchema), { description: 'As pessoas.' }),
          { sucesso: true, dados: [memberExample] },
        ),
      },
    },
    handler: async (request) => ({
      sucesso: true as const,
      dados: await queries.people.list(reachOf(request)),
    }),
  })

  api.route({
    method: 'PATCH',
    url: '/pessoas/:id',
    config: { access: 'administracao' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'alterarPapel',
      tags: ['Pessoas'],
      summary: 'Muda o papel de uma pessoa',
      description: 'Com efeito imediato nas sessões dela. Alguém há de administrar a instalação.',
      params,
      body: bodyOf('O que muda.', { papel }),
      response: {
        200: envelope('A pessoa.', ref(membroSchema), { sucesso: true, dados: memberExample }),
      },
    },
    handler: async (request) => {
      refuseBody(schemaDetails(request))
      const { id } = request.params
      const dados = doneOf(await commands.people.setRole(id, request.body.papel))
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'DELETE',
    url: '/pessoas/:id',
    config: { access: 'conta' },
    preValidation: withoutBody,
    schema: {
      operationId: 'excluirPessoa',
      tags: ['Pessoas'],
      summary: 'Tira o acesso de uma pessoa',
      description:
        'As sessões dela terminam de imediato. Chaves, webhooks e alertas são da conta, e ficam.',
      params,
      response: { 204: Type.Null({ description: 'A pessoa não entra mais.' }) },
    },
    handler: async (request, reply) => {
      doneOf(await commands.people.remove(reachOf(request), request.params.id))
      return reply.code(204).send(null)
    },
  })
}
