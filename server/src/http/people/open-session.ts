import type { FastifyReply, FastifyRequest } from 'fastify'
import { scopesOf } from '../../access/people/person.ts'
import { heldRole } from '../../access/roles.ts'
import type { Opened } from '../../service/people/sign-in.ts'
import { API_PREFIX } from '../api.ts'
import { notAuthenticated } from '../errors/problems.ts'
import { ref } from '../schemas/field.ts'
import type { ApiService } from '../service.ts'
import { type OpenedSession, sessaoAbertaSchema, sessionExample } from './schema.ts'
import { setDeviceCookie, setSessionCookie } from './session-cookie.ts'
import { createdAt, data } from '../answer.ts'

/** Who has signed in, and what they may do. */
export function openSessionAnswer(description: string) {
  return data(description, ref(sessaoAbertaSchema), sessionExample)
}

/** The answer of operations that open a session. */
export const signedIn = createdAt(
  `${API_PREFIX}/sessao`,
  openSessionAnswer('Quem entrou; o cookie vem em `Set-Cookie`.'),
)

/**
 * The signed-in person, and what they may do. @throws Problem `nao_autenticado` when the session
 * was ended meanwhile
 */
export async function openedSession(
  id: string,
  { queries, needsFactor }: ApiService,
): Promise<OpenedSession> {
  const found = await queries.people.session(id)
  if (found === null) throw notAuthenticated()
  return { ...found, escopos: [...scopesOf(heldRole(found.pessoa, needsFactor))] }
}

/** Sets the session's cookies, and returns who has signed in. */
export async function openSession(
  reply: FastifyReply,
  { sessao_id, token, aparelho }: Opened,
  service: ApiService,
): Promise<OpenedSession> {
  const dados = await openedSession(sessao_id, service)
  setSessionCookie(reply, token, service.publicUrl)
  setDeviceCookie(reply, aparelho, service.publicUrl)
  return dados
}

/** The browser's User-Agent. */
export function agentOf({ headers }: FastifyRequest): string | null {
  return headers['user-agent'] ?? null
}
