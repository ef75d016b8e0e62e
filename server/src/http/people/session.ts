import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
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
  bodyOf,
  codeField,
  emailField,
  passwordField,
  sessaoAbertaSchema,
  sessionExample,
} from './schema.ts'
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts'

/** GET, POST and DELETE /sessao */
export function sessionRoutes(api: Api, service: PeopleApi): void {
  const { queries, commands, publicUrl } = service

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
      const dados = await queries.people.session(personOf(request).id)
      if (dados === null) throw notAuthenticated()
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
        'Abre uma sessão de 30 dias, num cookie que só este serviço lê. Toda requisição que muda algo numa sessão leva o cabeçalho `X-Requested-With`, com qualquer valor; sem ele, ou vinda de outro site, é recusada com 403. A quem usa um aplicativo autenticador falta o código: 401 com `codigo` em `detalhes`; repita com ele. Depois de cinco senhas erradas cada nova tentativa espera mais: 429.',
      body: bodyOf('Quem entra.', {
        email: emailField,
        senha: passwordField,
        codigo: Type.Optional(codeField),
      }),
      response: { 201: openedEnvelope('Quem entrou; o cookie vem em `Set-Cookie`.') },
    },
    handler: async (request, reply) => {
      refuseBody(schemaDetails(request))
      const result = await commands.people.signIn({ ...request.body, agente: agentOf(request) })
      return await answerOpened(reply, provenOf(reply, result), service)
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

/** Hands the session's cookie over, and tells who has signed in. */
export async function answerOpened(
  reply: FastifyReply,
  { sessao_id, token }: Opened,
  { queries, publicUrl }: PeopleApi,
) {
  const dados = await queries.people.session(sessao_id)
  if (dados === null) throw notAuthenticated()
  setSessionCookie(reply, token, publicUrl)
  reply.code(201).header('Location', `${API_PREFIX}/sessao`)
  return reply.send({ sucesso: true as const, dados })
}

/** What the browser calls itself. */
export function agentOf({ headers }: FastifyRequest): string | null {
  return headers['user-agent'] ?? null
}
