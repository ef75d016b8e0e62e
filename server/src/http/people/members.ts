import { Type } from 'typebox'
import type { FateOfKeys } from '../../access/people/people-store.ts'
import { administers, reachOf } from '../keys/grants.ts'
import { notAdministrator } from '../errors/problems.ts'
import { requireConfirmed } from './confirmed.ts'
import { doneOf } from '../errors/refusals.ts'
import { oneOf, ref } from '../schemas/field.ts'
import { bodyOf, idParams, memberExample, membroSchema, papel } from './schema.ts'
import { data, nothing } from '../answer.ts'
import { operation } from '../operation.ts'

const params = idParams('da pessoa', memberExample.id)

export const listMembers = operation({
  id: 'listarPessoas',
  at: 'GET /pessoas',
  tag: 'Pessoas',
  summary: 'Lista as pessoas',
  description:
    'As pessoas da conta, da mais antiga à mais recente; quem administra a instalação vê as de todas.',
  access: 'conta',
  answer: data('As pessoas.', Type.Array(ref(membroSchema), { description: 'As pessoas.' }), [
    memberExample,
  ]),
  handle: ({ caller }, { queries }) => queries.people.list(reachOf(caller)),
})

export const changeRole = operation({
  id: 'alterarPapel',
  at: 'PATCH /pessoas/{id}',
  tag: 'Pessoas',
  summary: 'Muda o papel de uma pessoa',
  description:
    'Com efeito imediato nas sessões e chaves dela, e nos convites que fez. Quem gere a conta muda os papéis dela; só quem administra a instalação faz e desfaz administradores. Em cada conta alguém há de geri-la, e alguém há de administrar a instalação. Exige que a senha tenha sido confirmada em `/sessao/confirmar`.',
  access: 'pessoa',
  role: 'gestor',
  params,
  body: bodyOf('O que muda.', { papel }),
  answer: data('A pessoa.', ref(membroSchema), memberExample),
  async handle({ params, body, caller }, { commands }) {
    const { papel: role } = body
    if (role === 'administrador' && !administers(caller)) throw notAdministrator()
    requireConfirmed(caller)
    return doneOf(await commands.people.setRole(reachOf(caller), params.id, role))
  },
})

export const removeMember = operation({
  id: 'excluirPessoa',
  at: 'DELETE /pessoas/{id}',
  tag: 'Pessoas',
  summary: 'Tira o acesso de uma pessoa',
  description:
    'As sessões dela terminam de imediato, com os convites abertos que fez e as chaves que criou. Webhooks e alertas são da conta, e ficam. Em cada conta fica alguém que a gere.',
  access: 'conta',
  role: 'gestor',
  params,
  query: Type.Object({
    chaves: Type.Optional(
      oneOf(['revogar', 'manter'], {
        description:
          '`revogar` (padrão): as chaves que ela criou deixam de valer. `manter`: passam a responder por quem tira o acesso, menos as do escopo `administracao`, que terminam sempre.',
        examples: ['revogar'],
      }),
    ),
  }),
  answer: nothing('A pessoa não entra mais.'),
  async handle({ params, query, caller }, { commands }) {
    const fate: FateOfKeys =
      query.chaves === 'manter'
        ? { kind: 'taken_over', heir: caller.pessoa_id }
        : { kind: 'revoked' }
    doneOf(await commands.people.remove(reachOf(caller), params.id, fate))
  },
})
