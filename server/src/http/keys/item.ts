import type { Scope } from '../../access/key-store.ts'
import { doneOf, foundOf } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
import { requireConfirmed } from '../people/confirmed.ts'
import { keyFaults, keyReachOf, refuseExcess } from './grants.ts'
import { chaveSchema, keyExample, keyParams, keyPatchBody } from './schema.ts'
import { data, nothing } from '../answer.ts'
import { operation } from '../operation.ts'

/** GET, PATCH and DELETE /chaves/{id} */
export const readKey = operation({
  id: 'obterChave',
  at: 'GET /chaves/{id}',
  tag: 'Chaves e contas',
  summary: 'Lê uma chave',
  description: 'O que a chave pode, e se ainda vale; nunca o segredo.',
  access: 'conta',
  params: keyParams,
  answer: data('A chave.', ref(chaveSchema), keyExample),
  handle: async ({ params, caller }, { queries }) =>
    foundOf(await queries.keys.find(keyReachOf(caller), params.id), 'chave_inexistente'),
})

export const changeKey = operation({
  id: 'alterarChave',
  at: 'PATCH /chaves/{id}',
  tag: 'Chaves e contas',
  summary: 'Altera uma chave',
  description:
    'Muda só o que é enviado, com efeito imediato; o segredo continua o mesmo. Uma chave com o escopo `administracao`, ou que o ganha, só uma pessoa altera, depois de confirmar a senha.',
  access: 'conta',
  params: keyParams,
  body: keyPatchBody,
  check: keyFaults,
  answer: data('A chave alterada.', ref(chaveSchema), keyExample),
  async handle({ params: { id }, body, caller }, { queries, commands }) {
    refuseExcess(caller, body)
    const reach = keyReachOf(caller)
    const before = await queries.keys.find(reach, id)
    if (mayAdminister(before) || mayAdminister(body)) requireConfirmed(caller)
    return doneOf(await commands.keys.patch(reach, id, body))
  },
})

export const revokeKey = operation({
  id: 'revogarChave',
  at: 'DELETE /chaves/{id}',
  tag: 'Chaves e contas',
  summary: 'Revoga uma chave',
  description:
    'A chave deixa de valer de imediato, com as que foram criadas com ela, e não há volta; ela continua na lista, revogada.',
  access: 'conta',
  params: keyParams,
  answer: nothing('A chave foi revogada.'),
  async handle({ params, caller }, { commands }) {
    doneOf(await commands.keys.revoke(keyReachOf(caller), params.id))
  },
})

function mayAdminister(key: { escopos?: readonly Scope[] } | null): boolean {
  return key?.escopos?.includes('administracao') ?? false
}
