import { Type } from 'typebox'
import { checkName } from '../../access/accounts.ts'
import { checkEmail } from '../../access/people/person.ts'
import type { Api } from '../api.ts'
import { created } from '../created.ts'
import { refuseBody, schemaDetails, textDetails, withoutQuery } from '../body/bodies.ts'
import type { KeyApi } from '../keys/routes.ts'
import { onceOf } from '../once.ts'
import { strictQuery } from '../query/strict-query.ts'
import { doneOf, refusal } from '../errors/refusals.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import {
  accountExample,
  accountParams,
  accountPatchBody,
  contaSchema,
  newAccountBody,
} from './schema.ts'

/** GET and POST /contas, PATCH /contas/{id} */
export function accountRoutes(api: Api, { queries, commands }: Omit<KeyApi, 'clock'>): void {
  const answer = (description: string) =>
    envelope(description, ref(contaSchema), { sucesso: true, dados: accountExample })

  api.route({
    method: 'GET',
    url: '/contas',
    config: { access: 'administracao' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'listarContas',
      tags: ['Chaves e contas'],
      summary: 'Lista as contas',
      description: 'Todas as contas da instalação, da mais antiga à mais recente.',
      querystring: Type.Object({}),
      response: {
        200: envelope('As contas.', Type.Array(ref(contaSchema), { description: 'As contas.' }), {
          sucesso: true,
          dados: [accountExample],
        }),
      },
    },
    handler: async () => ({ sucesso: true as const, dados: await queries.keys.accounts() }),
  })

  api.route({
    method: 'POST',
    url: '/contas',
    config: { access: 'administracao' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'criarConta',
      tags: ['Chaves e contas'],
      summary: 'Cria uma conta',
      description: 'Abre uma conta vazia: convide pessoas, ou crie chaves para ela.',
      body: newAccountBody,
      response: { 201: answer('A conta criada.') },
    },
    handler: async (request, reply) => {
      refuseBody([...schemaDetails(request), ...textDetails(request.body, CHECKS)])
      const account = doneOf(await commands.keys.createAccount(request.body, onceOf(request, 201)))
      return created(reply, account.id).send({ sucesso: true as const, dados: account })
    },
  })

  api.route({
    method: 'PATCH',
    url: '/contas/:id',
    config: { access: 'administracao' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'alterarConta',
      tags: ['Chaves e contas'],
      summary: 'Altera uma conta',
      description: 'Muda só o que é enviado.',
      params: accountParams,
      body: accountPatchBody,
      response: { 200: answer('A conta alterada.') },
    },
    handler: async (request) => {
      refuseBody([...schemaDetails(request), ...textDetails(request.body, CHECKS)])
      doneOf(await commands.keys.changeAccount(request.params.id, request.body))
      const dados = (await queries.keys.accounts()).find(({ id }) => id === request.params.id)
      if (dados === undefined) throw refusal('conta_inexistente')
      return { sucesso: true as const, dados }
    },
  })
}

const CHECKS = { nome: (nome: string) => checkName('nome', nome), email: checkEmail }
