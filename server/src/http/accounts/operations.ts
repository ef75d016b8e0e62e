import { Type } from 'typebox'
import { checkName } from '../../access/accounts.ts'
import { checkEmail } from '../../access/people/person.ts'
import { created, data } from '../answer.ts'
import { textDetails } from '../body/bodies.ts'
import { doneOf, foundOf } from '../errors/refusals.ts'
import { type Operation, operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import {
  accountExample,
  accountParams,
  accountPatchBody,
  contaSchema,
  newAccountBody,
} from './schema.ts'

const accountDetails = textDetails({
  nome: (nome) => checkName('nome', nome),
  email: checkEmail,
})

const listAccounts = operation({
  id: 'listarContas',
  at: 'GET /contas',
  tag: 'Chaves e contas',
  summary: 'Lista as contas',
  description: 'Todas as contas da instalação, da mais antiga à mais recente.',
  access: 'administracao',
  answer: data('As contas.', Type.Array(ref(contaSchema), { description: 'As contas.' }), [
    accountExample,
  ]),
  handle: (_call, { queries }) => queries.keys.accounts(),
})

const createAccount = operation({
  id: 'criarConta',
  at: 'POST /contas',
  tag: 'Chaves e contas',
  summary: 'Cria uma conta',
  description: 'Abre uma conta vazia: convide pessoas, ou crie chaves para ela.',
  access: 'administracao',
  body: newAccountBody,
  check: accountDetails,
  answer: created(data('A conta criada.', ref(contaSchema), accountExample)),
  handle: async ({ body, once }, { commands }) =>
    doneOf(await commands.keys.createAccount(body, once())),
})

const changeAccount = operation({
  id: 'alterarConta',
  at: 'PATCH /contas/{id}',
  tag: 'Chaves e contas',
  summary: 'Altera uma conta',
  description: 'Muda só o que é enviado.',
  access: 'administracao',
  params: accountParams,
  body: accountPatchBody,
  check: accountDetails,
  answer: data('A conta alterada.', ref(contaSchema), accountExample),
  async handle({ params, body }, { queries, commands }) {
    doneOf(await commands.keys.changeAccount(params.id, body))
    const accounts = await queries.keys.accounts()
    return foundOf(
      accounts.find(({ id }) => id === params.id),
      'conta_inexistente',
    )
  },
})

export const accountOperations: Operation[] = [listAccounts, createAccount, changeAccount]
