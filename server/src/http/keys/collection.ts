import { Type } from 'typebox'
import { detailOf } from '../../lib/problem.ts'
import type { Api } from '../api.ts'
import { created } from '../created.ts'
import { refuseBody, schemaDetails, withoutQuery } from '../body/bodies.ts'
import { onceOf } from '../once.ts'
import { parameterProblem, strictQuery } from '../query/strict-query.ts'
import { doneOf } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { requireConfirmed } from '../people/confirmed.ts'
import { keyReachOf, makerOf, namedAccount, refuseExcess, writtenKeyDetails } from './grants.ts'
import type { KeyApi } from './routes.ts'
import {
  chaveCriadaSchema,
  chaveSchema,
  createdKeyExample,
  keyExample,
  newKeyBody,
} from './schema.ts'

/** GET and POST /chaves */
export function keyCollection(api: Api, { queries, commands, clock }: KeyApi): void {
  api.route({
    method: 'GET',
    url: '/chaves',
    config: { access: 'conta' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarChaves',
      tags: ['Chaves e contas'],
      summary: 'Lista as chaves',
      description:
        'As chaves, da mais antiga à mais recente, também as revogadas; nunca os segredos. Cada um vê as que criou; quem gere a conta, as dela. Quem administra a instalação vê as de todas as contas, ou as de uma.',
      querystring: Type.Object({
        conta: Type.Optional(
          Type.String({
            description: 'Só as chaves desta conta.',
            examples: [keyExample.conta_id],
          }),
        ),
      }),
      response: {
        200: envelope('As chaves.', Type.Array(ref(chaveSchema), { description: 'As chaves.' }), {
          sucesso: true,
          dados: [keyExample],
        }),
      },
    },
    handler: async (request) => {
      const { conta } = request.query
      const reach = keyReachOf(request)
      const named = conta === undefined ? {} : { conta_id: namedAccount(request, conta) }
      const dados = await queries.keys.list({ ...reach, ...named })
      if (dados === null) throw unknownAccount()
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'POST',
    url: '/chaves',
    config: { access: 'conta' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'criarChave',
      tags: ['Chaves e contas'],
      summary: 'Cria uma chave',
      description:
        'A chave inteira vem só nesta resposta. Uma chave nunca pode mais do que quem a cria pode a cada momento, e termina com ele. Com o escopo `administracao`, só uma pessoa a cria, depois de confirmar a senha em `/sessao/confirmar`.',
      body: newKeyBody,
      response: {
        201: envelope('A chave criada.', ref(chaveCriadaSchema), {
          sucesso: true,
          dados: createdKeyExample,
        }),
      },
    },
    handler: async (request, reply) => {
      refuseBody([...schemaDetails(request), ...writtenKeyDetails(request.body, clock())])
      refuseExcess(request, request.body)
      if (request.body.escopos.includes('administracao')) requireConfirmed(request)
      const conta = namedAccount(request, request.body.conta)
      const once = onceOf(request, 201)
      const dados = doneOf(
        await commands.keys.create({ ...request.body, conta }, makerOf(request), once),
      )
      return created(reply, dados.id).send({ sucesso: true as const, dados })
    },
  })
}

function unknownAccount() {
  const hint = 'Os identificadores vêm em /contas, na forma cta_….'
  return parameterProblem([detailOf('conta', 'não existe', hint)])
}
