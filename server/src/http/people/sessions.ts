import { Type } from 'typebox'
import { isLive } from '../../access/people/session.ts'
import { doneOf } from '../errors/refusals.ts'
import { ref } from '../schemas/field.ts'
import { idParams, sessaoSchema, sessionExample } from './schema.ts'
import { data, nothing } from '../answer.ts'
import { operation } from '../operation.ts'

export const listSessions = operation({
  id: 'listarSessoes',
  at: 'GET /sessoes',
  tag: 'Pessoas',
  summary: 'Lista as sessões',
  description: 'Os navegadores em que a pessoa entrou, do mais recente ao mais antigo.',
  access: 'pessoa',
  answer: data(
    'As sessões.',
    Type.Array(ref(sessaoSchema), { description: 'As sessões abertas.' }),
    [sessionExample.sessao],
  ),
  async handle({ caller }, { queries, authenticator, clock, sessionIdleMs }) {
    const open = await queries.people.sessions(caller.sessao.pessoa_id)
    const now = clock()
    return open
      .map((session) => authenticator.withLastUse(session))
      .filter((session) => isLive(session, now, sessionIdleMs))
  },
})

export const endOtherSessions = operation({
  id: 'encerrarOutrasSessoes',
  at: 'DELETE /sessoes',
  tag: 'Pessoas',
  summary: 'Encerra as outras sessões',
  description: 'Todas, menos a deste navegador, de imediato.',
  access: 'pessoa',
  answer: nothing('As outras sessões foram encerradas.'),
  async handle({ caller }, { commands }) {
    const { id, pessoa_id } = caller.sessao
    await commands.people.endSessions(pessoa_id, id)
  },
})

export const endSession = operation({
  id: 'encerrarSessao',
  at: 'DELETE /sessoes/{id}',
  tag: 'Pessoas',
  summary: 'Encerra uma sessão',
  description: 'O navegador dela terá de entrar de novo, de imediato.',
  access: 'pessoa',
  params: idParams('da sessão', sessionExample.sessao.id),
  answer: nothing('A sessão foi encerrada.'),
  async handle({ caller, params }, { commands }) {
    doneOf(await commands.people.endSession(caller.sessao.pessoa_id, params.id))
  },
})
