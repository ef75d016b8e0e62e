import { Type } from 'typebox'
import type { AcceptedInvitation } from '../../access/oidc/attempt.ts'
import type { Identity } from '../../access/oidc/identity.ts'
import { checkName } from '../../access/accounts.ts'
import type { Opened } from '../../service/people/sign-in.ts'
import { textDetails } from '../body/bodies.ts'
import { doneOf } from '../errors/refusals.ts'
import { provenOf } from './proof.ts'
import { departure, returnFields } from './provider-schema.ts'
import type { ApiService } from '../service.ts'
import { bodyOf, sessionExample, tokenField, writtenText } from './schema.ts'
import { agentOf, openSession, signedIn } from './open-session.ts'
import { deviceToken } from './session-cookie.ts'
import { logRefusal, logSignIn } from './sign-in-log.ts'
import { wayOut } from './way-out.ts'
import { operation } from '../operation.ts'

/** Begins a sign-in through the identity provider. */
export const goToProvider = operation({
  id: 'irAoProvedor',
  at: 'POST /sessao/provedor',
  tag: 'Pessoas',
  summary: 'Começa a entrar pelo provedor de identidade',
  description:
    'Dá o endereço do provedor a que o navegador deve ir, e deixa nele, por dez minutos, um cookie com o qual a volta é conferida. Com `token`, a volta aceita o convite.',
  access: 'public',
  body: bodyOf('Por que se vai; vazio para entrar.', {
    token: Type.Optional(tokenField),
    conta_id: Type.Optional(
      writtenText('Com `token`: a conta em que entra.', sessionExample.conta.id),
    ),
    conta: Type.Optional(
      writtenText('Com `token`: o nome da conta que se abre com a pessoa.', 'Escritório'),
    ),
  }),
  check: textDetails({ conta: (conta) => checkName('conta', conta) }),
  answer: departure,
  async handle({ body, reply }, service) {
    const { token, ...account } = body
    const convite = token === undefined ? null : { token, ...account }
    const para = convite === null ? 'entrar' : 'convite'
    return { url: await wayOut(service).leave(reply, { para, convite }) }
  },
})

export const signInByProvider = operation({
  id: 'entrarPeloProvedor',
  at: 'POST /sessao/provedor/concluir',
  tag: 'Pessoas',
  summary: 'Entra, de volta do provedor de identidade',
  description:
    'Abre uma sessão para a pessoa a quem a identidade está vinculada ou, com um convite, cria a pessoa. O e-mail que o provedor diz não abre nada. A quem usa um aplicativo autenticador falta o código: 401 com `codigo` em `detalhes`; repita com ele.',
  access: 'public',
  body: bodyOf('A volta.', returnFields),
  answer: signedIn,
  async handle(call, service) {
    const { body, request, reply } = call
    const { retorno: query, codigo } = body
    const { comeBack, keep } = wayOut(service)
    const { attempt, identity } = await comeBack(call, { query, purposes: ['entrar', 'convite'] })
    const agente = agentOf(request)
    if (attempt.convite !== null)
      return await openSession(
        reply,
        await accept(attempt.convite, identity, agente, service),
        service,
      )
    const aparelho = deviceToken(request, service.publicUrl)
    const result = await service.commands.people.enterBy(identity, { agente, aparelho, codigo })
    if (result.kind === 'refused') logRefusal(request, 'entrada_recusada', result.refused)
    if (result.kind === 'code' || result.kind === 'wait')
      await keep(reply, { ...attempt, identidade: identity })
    const entered = provenOf(reply, result, 'entrada_recusada')
    logSignIn(request)
    return await openSession(reply, entered, service)
  },
})

async function accept(
  { token, ...account }: AcceptedInvitation,
  identidade: Identity,
  agente: string | null,
  { commands, installation: { correio } }: ApiService,
): Promise<Opened> {
  const nome = identidade.nome ?? identidade.email?.split('@')[0] ?? NAMELESS
  const acceptance = { nome, identidade, agente, correio, ...account }
  return doneOf(await commands.people.accept(token, acceptance))
}

/** The name of a person until they enter one in Sua conta. */
const NAMELESS = 'Sem nome'
