import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { scopesOf } from '../../access/people/person.ts'
import { heldRole } from '../../access/roles.ts'
import type { Opened } from '../../service/people/sign-in.ts'
import { API_PREFIX, type Api } from '../api.ts'
import { refuseBody, schemaDetails, withoutBody, withoutQuery } from '../body/bodies.ts'
import { personOf } from '../guard.ts'
import { notAuthenticated } from '../errors/problems.ts'
import { strictQuery } from '../query/strict-query.ts'
import { envelope } from '../schemas/envelope.ts'
import { ref } from '../schemas/field.ts'
import { provenOf } from './proof.ts'
import type { PeopleApi } from './routes.ts'
import {
  ONLY_PEOPLE,
  type OpenedSession,
  bodyOf,
  codeField,
  emailField,
  passwordField,
  sessaoAbertaSchema,
  sessionExample,
} from './schema.ts'
import {
  clearSessionCookie,
  deviceToken,
  setDeviceCookie,
  setSessionCookie,
} from './session-cookie.ts'
import { logSignIn } from './sign-in-log.ts'

/** GET, POST and DELETE /sessao */
export function sessionRoutes(api: Api, service: PeopleApi): void {
  const { commands, publicUrl } = service

  api.route({
    method: 'GET',
    url: '/sessao',
    config: { access: 'pessoa' },
    validatorCompiler: strictQuery(),
    schema: {
      operationId: 'obterSessao',
      tags: ['Pessoas'],
      security: [{ sessao: [] }],
      summary: 'Diz quem entrou',
      description: 'A pessoa da sessão, o papel e a conta dela; 401 se ninguém entrou.',
      querystring: Type.Object({}),
      response: { 200: openedEnvelope('Quem entrou.') },
    },
    handler: async (request) => {
      const dados = await openedSession(personOf(request).id, service)
      return { sucesso: true as const, dados }
    },
  })

  api.route({
    method: 'POST',
    url: '/sessao',
    config: { access: 'public' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      operationId: 'entrar',
      tags: ['Pessoas'],
      security: [],
      summary: 'Entra',
      description:
        'Abre uma sessão, que termina depois de doze horas sem uso (ou quanto a instalação disser) e, em todo caso, de 30 dias, num cookie que só este serviço lê. Toda requisição que muda algo numa sessão leva o cabeçalho `X-Requested-With`, com qualquer valor; sem ele, ou vinda de outro site, é recusada com 403. A quem usa um aplicativo autenticador falta o código: 401 com `codigo` em `detalhes`; repita com ele. Depois de cinco senhas erradas cada nova tentativa espera mais: 429; num navegador em que a pessoa já entrou contam só as de lá (cookie `arauto_aparelho`).',
      body: bodyOf('Quem entra.', {
        email: emailField,
        senha: passwordField,
        codigo: Type.Optional(codeField),
      }),
      response: { 201: openedEnvelope('Quem entrou; o cookie vem em `Set-Cookie`.') },
    },
    handler: async (request, reply) => {
      refuseBody(schemaDetails(request))
      const aparelho = deviceToken(request, publicUrl)
      const browser = { agente: agentOf(request), aparelho }
      const result = await commands.people.signIn({ ...request.body, ...browser })
      const opened = provenOf(reply, result, 'entrada_recusada')
      logSignIn(request)
      return await answerOpened(reply, opened, service)
    },
  })

  api.route({
    method: 'POST',
    url: '/sessao/confirmar',
    config: { access: 'pessoa' },
    preValidation: withoutQuery,
    attachValidation: true,
    schema: {
      ...ONLY_PEOPLE,
      operationId: 'confirmarSessao',
      summary: 'Confirma que é você',
      description:
        'Com a senha e, se houver aplicativo autenticador, um código. Por dez minutos vale para o que dá poder sobre a instalação: chaves com `administracao`, papéis, e convites a gerir, a administrar ou para outra conta.',
      body: bodyOf('Quem confirma.', { senha: passwordField, codigo: Type.Optional(codeField) }),
      response: { 204: Type.Null({ description: 'Está confirmado.' }) },
    },
    handler: async (request, reply) => {
      refuseBody(schemaDetails(request))
      provenOf(reply, await commands.people.confirm(personOf(request), request.body))
      return reply.code(204).send(null)
    },
  })

  api.route({
    method: 'DELETE',
    url: '/sessao',
    config: { access: 'pessoa' },
    preValidation: withoutBody,
    schema: {
      operationId: 'sair',
      tags: ['Pessoas'],
      security: [{ sessao: [] }],
      summary: 'Sai',
      description: 'Encerra a sessão deste navegador, de imediato.',
      response: { 204: Type.Null({ description: 'A sessão foi encerrada.' }) },
    },
    handler: async (request, reply) => {
      const { id, pessoa_id } = personOf(request)
      await commands.people.endSession(pessoa_id, id)
      clearSessionCookie(reply, publicUrl)
      return reply.code(204).send(null)
    },
  })
}

export function openedEnvelope(description: string) {
  return envelope(description, ref(sessaoAbertaSchema), { sucesso: true, dados: sessionExample })
}

/**
 * The signed-in person, and what they may do. @throws Problem `nao_autenticado` when the session
 * was ended meanwhile
 */
export async function openedSession(
  id: string,
  { queries, needsFactor }: PeopleApi,
): Promise<OpenedSession> {
  const found = await queries.people.session(id)
  if (found === null) throw notAuthenticated()
  return { ...found, escopos: [...scopesOf(heldRole(found.pessoa, needsFactor))] }
}

/** Sets the session's cookie, and returns who has signed in. */
export async function answerOpened(
  reply: FastifyReply,
  { sessao_id, token, aparelho }: Opened,
  service: PeopleApi,
) {
  const dados = await openedSession(sessao_id, service)
  setSessionCookie(reply, token, service.publicUrl)
  setDeviceCookie(reply, aparelho, service.publicUrl)
  reply.code(201).header('Location', `${API_PREFIX}/sessao`)
  return reply.send({ sucesso: true as const, dados })
}

/** The browser's User-Agent. */
export function agentOf({ headers }: FastifyRequest): string | null {
  return headers['user-agent'] ?? null
}
