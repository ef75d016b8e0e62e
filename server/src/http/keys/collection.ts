import { Type } from 'typebox'
import { detailOf } from '../../lib/errors/problem.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { doneOf } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
import { requireConfirmed } from '../people/confirmed.ts'
import { keyFaults, keyReachOf, makerOf, namedAccount, refuseExcess } from './grants.ts'
import {
  chaveCriadaSchema,
  chaveSchema,
  createdKeyExample,
  keyExample,
  newKeyBody,
} from './schema.ts'
import { created, data } from '../answer.ts'
import { operation } from '../operation.ts'

export const listKeys = operation({
  id: 'listarChaves',
  at: 'GET /chaves',
  tag: 'Chaves e contas',
  summary: 'Lista as chaves',
  description:
    'As chaves, da mais antiga à mais recente, também as revogadas; nunca os segredos. Cada um vê as que criou; quem gere a conta, as dela. Quem administra a instalação vê as de todas as contas, ou as de uma.',
  access: 'conta',
  query: Type.Object({
    conta: Type.Optional(
      Type.String({
        description: 'Só as chaves desta conta.',
        examples: [keyExample.conta_id],
      }),
    ),
  }),
  answer: data('As chaves.', Type.Array(ref(chaveSchema), { description: 'As chaves.' }), [
    keyExample,
  ]),
  async handle({ query: { conta }, caller }, { queries }) {
    const named = conta === undefined ? {} : { conta_id: namedAccount(caller, conta) }
    const keys = await queries.keys.list({ ...keyReachOf(caller), ...named })
    if (keys === null) throw unknownAccount()
    return keys
  },
})

export const createKey = operation({
  id: 'criarChave',
  at: 'POST /chaves',
  tag: 'Chaves e contas',
  summary: 'Cria uma chave',
  description:
    'A chave inteira vem só nesta resposta. Uma chave nunca pode mais do que quem a cria pode a cada momento, e termina com ele. Com o escopo `administracao`, só uma pessoa a cria, depois de confirmar a senha em `/sessao/confirmar`.',
  access: 'conta',
  body: newKeyBody,
  check: keyFaults,
  answer: created(data('A chave criada.', ref(chaveCriadaSchema), createdKeyExample)),
  async handle({ body, caller, once }, { commands }) {
    refuseExcess(caller, body)
    if (body.escopos.includes('administracao')) requireConfirmed(caller)
    const conta = namedAccount(caller, body.conta)
    return doneOf(await commands.keys.create({ ...body, conta }, makerOf(caller), once()))
  },
})

function unknownAccount() {
  const hint = 'Os identificadores vêm em /contas, na forma cta_….'
  return parameterProblem([detailOf('conta', 'não existe', hint)])
}
