import { Type } from 'typebox'
import type { FateOfKeys } from '../../access/people/people-store.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutContent, withoutQuery } from '../body/bodies.ts'
import { callerOn } from '../guard.ts'
import { administers, reachOf } from '../keys/grants.ts'
import { notAdministrator } from '../errors/problems.ts'
import { requireConfirmed } from './confirmed.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { oneOf, ref } from '../schemas/field.ts'
import type { PeopleApi } from './routes.ts'
import { ONLY_PEOPLE, bodyOf, idParams, memberExample, membroSchema, papel } from './schema.ts'

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
    config: { access: 'pessoa', role: 'gestor' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'alterarPapel',
      ...ONLY_PEOPLE,
      summary: 'Muda o papel de uma pessoa',
      description:
        'Com efeito imediato nas sessões e chaves dela, e nos convites que fez. Quem gere a conta muda os papéis dela; só quem administra a instalação faz e desfaz administradores. Em cada conta alguém há de geri-la, e alguém há de administrar a instalação. Exige que a senha tenha sido confirmada em `/sessao/confirmar`.',
      params,
      body: bodyOf('O que muda.', { papel }),
      response: {
        200: envelope('A pessoa.', ref(membroSchema), { sucesso: true, dados: memberExample }),
      },
    },
    handler: async (request) => {
      refuseBody(schemaDetails(request))
      const { papel: role } = request.body
      if (role === 'administrador' && !administers(request)) throw notAdministrator()
      requireConfirmed(request)
      const dados = doneOf(await commands.people.setRole(reachOf(request), request.params.id, role))
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'DELETE',
    url: '/pessoas/:id',
    config: { access: 'conta', role: 'gestor' },
    preValidation: withoutContent,
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'excluirPessoa',
      tags: ['Pessoas'],
      summary: 'Tira o acesso de uma pessoa',
      description:
        'As sessões dela terminam de imediato, com os convites abertos que fez e as chaves que criou. Webhooks e alertas são da conta, e ficam. Em cada conta fica alguém que a gere.',
      params,
      querystring: Type.Object({
        chaves: Type.Optional(
          oneOf(['revogar', 'manter'], {
            description:
              '`revogar` (padrão): as chaves que ela criou deixam de valer. `manter`: passam a responder por quem tira o acesso, menos as do escopo `administracao`, que terminam sempre.',
            examples: ['revogar'],
          }),
        ),
      }),
      response: { 204: Type.Null({ description: 'A pessoa não entra mais.' }) },
    },
    handler: async (request, reply) => {
      const fate: FateOfKeys =
        request.query.chaves === 'manter'
          ? { kind: 'taken_over', heir: callerOn(request).pessoa_id }
          : { kind: 'revoked' }
      doneOf(await commands.people.remove(reachOf(request), request.params.id, fate))
      return reply.code(204).send(null)
    },
  })
}
