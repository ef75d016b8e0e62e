import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { AcceptedInvitation } from '../../access/oidc/attempt.ts'
import type { Identity } from '../../access/oidc/identity.ts'
import { checkName } from '../../access/accounts.ts'
import type { Opened } from '../../service/people/sign-in.ts'
import type { Api } from '../api.ts'
import { refuseBody, schemaDetails, textDetails, withoutQuery } from '../body/bodies.ts'
import { doneOf } from '../errors/refusals.ts'
import { provenOf } from './proof.ts'
import { departureEnvelope, returnFields } from './provider-schema.ts'
import type { PeopleApi } from './routes.ts'
import { ANYBODY, bodyOf, sessionExample, tokenField, writtenText } from './schema.ts'
import { agentOf, answerOpened, openedEnvelope } from './session.ts'
import { deviceToken } from './session-cookie.ts'
import { logRefusal, logSignIn } from './sign-in-log.ts'
import { wayOut } from './way-out.ts'

/** POST /sessao/provedor and /sessao/provedor/concluir: signing in through a provider of identities. */
export function providerRoutes(api: Api, service: PeopleApi): void {
  const { commands, publicUrl, installation } = service
  const { leave, comeBack, keep } = wayOut(service)

  api.route({
    method: 'POST',
    url: '/sessao/provedor',
    config: { access: 'public' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ANYBODY,
      operationId: 'irAoProvedor',
      summary: 'Começa a entrar pelo provedor de identidade',
      description:
        'Dá o endereço do provedor a que o navegador deve ir, e deixa nele, por dez minutos, um cookie com o qual a volta é conferida. Com `token`, a volta aceita o convite.',
      body: bodyOf('Por que se vai; vazio para entrar.', {
        token: Type.Optional(tokenField),
        conta_id: Type.Optional(
          writtenText('Com `token`: a conta em que entra.', sessionExample.conta.id),
        ),
        conta: Type.Optional(
          writtenText('Com `token`: o nome da conta que se abre com a pessoa.', 'Escritório'),
        ),
      }),
      response: { 200: departureEnvelope },
    },
    handler: async (request, reply) => {
      const details = textDetails(request.body, { conta: (conta) => checkName('conta', conta) })
      refuseBody([...schemaDetails(request), ...details])
      const { token, ...account } = request.body
      const convite = token === undefined ? null : { token, ...account }
      const para = convite === null ? 'entrar' : 'convite'
      return { sucesso: true as const, dados: { url: await leave(reply, { para, convite }) } }
    },
  })

  api.route({
    method: 'POST',
    url: '/sessao/provedor/concluir',
    config: { access: 'public' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ANYBODY,
      operationId: 'entrarPeloProvedor',
      summary: 'Entra, de volta do provedor de identidade',
      description:
        'Abre uma sessão para a pessoa a quem a identidade está vinculada ou, com um convite, cria a pessoa. O e-mail que o provedor diz não abre nada. A quem usa um aplicativo autenticador falta o código: 401 com `codigo` em `detalhes`; repita com ele.',
      body: bodyOf('A volta.', returnFields),
      response: { 201: openedEnvelope('Quem entrou; o cookie vem em `Set-Cookie`.') },
    },
    handler: async (request, reply) => {
      refuseBody(schemaDetails(request))
      const { retorno: query, codigo } = request.body
      const purposes = ['entrar', 'convite'] as const
      const { attempt, identity } = await comeBack(request, reply, { query, purposes })
      if (attempt.convite !== null)
        return await answerOpened(reply, await accept(attempt.convite, identity, request), service)
      const browser = {
        agente: agentOf(request),
        aparelho: deviceToken(request, publicUrl),
        codigo,
      }
      const result = await commands.people.enterBy(identity, browser)
      if (result.kind === 'refused') logRefusal(request, 'entrada_recusada', result.refused)
      if (result.kind === 'code' || result.kind === 'wait')
        await keep(reply, { ...attempt, identidade: identity })
      const opened = provenOf(reply, result, 'entrada_recusada')
      logSignIn(request)
      return await answerOpened(reply, opened, service)
    },
  })

  async function accept(
    { token, ...account }: AcceptedInvitation,
    identidade: Identity,
    request: FastifyRequest,
  ): Promise<Opened> {
    const nome = identidade.nome ?? identidade.email?.split('@')[0] ?? NAMELESS
    const agente = agentOf(request)
    const { correio } = installation
    const acceptance = { nome, identidade, agente, correio, ...account }
    return doneOf(await commands.people.accept(token, acceptance))
  }
}

/** Until they say their name in Sua conta. */
const NAMELESS = 'Sem nome'
