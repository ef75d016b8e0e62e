import { Type } from 'typebox'
import type { Scope } from '../../access/key-store.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutBody, withoutQuery } from '../body/bodies.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf, refusal } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { requireConfirmed } from '../people/confirmed.ts'
import { keyReachOf, refuseExcess, writtenKeyDetails } from './grants.ts'
import type { KeyApi } from './routes.ts'
import { chaveSchema, keyExample, keyParams, keyPatchBody } from './schema.ts'

/** GET, PATCH and DELETE /chaves/{id} */
export function keyItem(api: Api, { queries, commands, clock }: KeyApi): void {
  const answer = (description: string) =>
    envelope(description, ref(chaveSchema), { sucesso: true, dados: keyExample })

  api.route({
    method: 'GET',
    url: '/chaves/:id',
    config: { access: 'conta' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterChave',
      tags: ['Chaves e contas'],
      summary: 'Lê uma chave',
      description: 'O que a chave pode, e se ainda vale; nunca o segredo.',
      params: keyParams,
      querystring: Type.Object({}),
      response: { 200: answer('A chave.') },
    },
    handler: async (request) => {
      const dados = await queries.keys.find(keyReachOf(request), request.params.id)
      if (dados === null) throw refusal('chave_inexistente')
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'PATCH',
    url: '/chaves/:id',
    config: { access: 'conta' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'alterarChave',
      tags: ['Chaves e contas'],
      summary: 'Altera uma chave',
      description:
        'Muda só o que é enviado, com efeito imediato; o segredo continua o mesmo. Uma chave com o escopo `administracao`, ou que o ganha, só uma pessoa altera, depois de confirmar a senha.',
      params: keyParams,
      body: keyPatchBody,
      response: { 200: answer('A chave alterada.') },
    },
    handler: async (request) => {
      refuseBody([...schemaDetails(request), ...writtenKeyDetails(request.body, clock())])
      refuseExcess(request, request.body)
      const { id } = request.params
      const before = await queries.keys.find(keyReachOf(request), id)
      if (mayAdminister(before) || mayAdminister(request.body)) requireConfirmed(request)
      const dados = doneOf(await commands.keys.patch(keyReachOf(request), id, request.body))
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'DELETE',
    url: '/chaves/:id',
    config: { access: 'conta' },
    preValidation: withoutBody,
    schema: {
      operationId: 'revogarChave',
      tags: ['Chaves e contas'],
      summary: 'Revoga uma chave',
      description:
        'A chave deixa de valer de imediato, com as que foram criadas com ela, e não há volta; ela continua na lista, revogada.',
      params: keyParams,
      response: { 204: Type.Null({ description: 'A chave foi revogada.' }) },
    },
    handler: async (request, reply) => {
      doneOf(await commands.keys.revoke(keyReachOf(request), request.params.id))
      return reply.code(204).send(null)
    },
  })
}

function mayAdminister(key: { escopos?: readonly Scope[] } | null): boolean {
  return key?.escopos?.includes('administracao') ?? false
}
