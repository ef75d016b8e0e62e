import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticator } from '../access/authenticator.ts'
import type { Caller } from '../access/caller.ts'
import type { Scope } from '../access/key-store.ts'
import {
  FAILURES_LIMIT,
  type RateLimiter,
  type RateWindow,
  clientNetwork,
} from '../access/rate-limit.ts'
import { type Role, isAtLeast } from '../access/roles.ts'
import type { Clock } from '../lib/time/clock.ts'
import { type Actor, acting } from '../lib/flow/acting.ts'
import { requester } from '../lib/flow/requester.ts'
import { BODY_LIMITS } from './body/body-limits.ts'
import { onBehalf } from './on-behalf.ts'
import { isOurPage, isUnsafe } from './people/same-origin.ts'
import { sessionToken } from './people/session-cookie.ts'
import {
  foreignPage,
  lacksRole,
  lacksScope,
  limitExceeded,
  makerLacksRole,
  needsFactor,
  needsPerson,
  notAuthenticated,
  sessionOver,
  unknownAddress,
} from './errors/problems.ts'

/**
 * Who may call a route: a key with the scope, or a person whose role has it. `conta`: a person, or
 * a key that may administer; `pessoa`: a person; `chave`: any key, but no person; `public`: anybody.
 */
export type Access = Scope | 'conta' | 'pessoa' | 'chave' | 'public'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access that a route of the API requires; every route must state it. */
    access?: Access
    /** The role that it requires; absent: as {@link neededRole} says. */
    role?: Role
    /** How many requests of one network a public route that only reads takes a minute; absent: any number. */
    limit?: number
  }
  interface FastifyRequest {
    /** The caller; null until known, and on public routes. */
    caller: Caller | null
    /** The origin of the request, for the audit trail. */
    origin: RequestOrigin
  }
}

/** Where a request comes from: the keyed hash of its network, and the whole address if a setting keeps it. */
export type RequestOrigin = Pick<Actor, 'rede' | 'endereco'>

export interface GuardDeps {
  originOf(network: string, address: string): Promise<RequestOrigin>
  authenticator: Authenticator
  limiter: RateLimiter
  clock: Clock
  /** Resolves after this time. */
  pause(ms: number): Promise<unknown>
  /** The public address of the service; empty when not configured. */
  publicUrl: string
}

/** The sign-ins and similar requests that one IP address may send per minute. */
const PUBLIC_WRITES_LIMIT = 20

/** How long clients that ask too much wait for their refusal: no longer than the shortest `Retry-After`. */
const HELD_MS = 1_000

/**
 * Runs before every route of the API, unknown paths included: first identification, then the rate limit,
 * then existence, then permission. Every answer has the headers of the client's rate limit.
 */
export function guard(api: FastifyInstance, deps: GuardDeps): void {
  api.addHook('onRoute', (route) => {
    const { config, url } = route
    if (config?.access === undefined) throw new Error(`${url} does not say who may call it`)
    route.bodyLimit ??= config.access === 'public' ? BODY_LIMITS.stranger : BODY_LIMITS.known
  })
  api.addHook('onRequest', (request, reply) =>
    request.routeOptions.config.access === 'public'
      ? admitAnybody(request, reply, deps)
      : admit(request, reply, deps),
  )
  api.addHook('onSend', async (request, reply, payload) => {
    if (asksTooMuch(request, reply)) await deps.pause(HELD_MS)
    return payload
  })
  api.addHook('preParsing', async (request) => {
    request.origin = await deps.originOf(clientNetwork(request.ip), request.ip)
  })
  api.addHook('preParsing', (request, _reply, _payload, done) => {
    const { caller, ip } = request
    const actor = actorOf(caller, request.origin, deps.clock())
    requester.run(caller?.conta_id ?? clientNetwork(ip), () => acting.run(actor, done))
  })
}

/**
 * Whether the client is refused because it asks too much (ADR 69). Known clients are refused with 503 in
 * other cases, too.
 */
function asksTooMuch({ caller }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return statusCode === 429 || (statusCode === 503 && caller === null)
}

async function admitAnybody(
  request: FastifyRequest,
  reply: FastifyReply,
  { limiter, clock, publicUrl }: GuardDeps,
): Promise<void> {
  const network = clientNetwork(request.ip)
  const { url, config } = request.routeOptions
  const isWrite = isUnsafe(request)
  const most = isWrite ? PUBLIC_WRITES_LIMIT : config.limit
  if (most === undefined) return showLimit(reply, limiter.peek(network, FAILURES_LIMIT))
  const window = await limiter.take(`${isWrite ? 'public' : url} ${network}`, most)
  showLimit(reply, window)
  if (window.exceeded) refuse(reply, window, clock)
  if (isWrite && !isOurPage(request, publicUrl)) throw foreignPage()
}

async function admit(request: FastifyRequest, reply: FastifyReply, deps: GuardDeps): Promise<void> {
  const { authenticator, limiter, clock, publicUrl } = deps
  const { access } = request.routeOptions.config
  const first = onBehalf.getStore()
  if (first !== undefined) return admitAgain(request, callerOn(first))
  const key = keyOf(request)
  const caller = await callerOf(request, key, deps)
  request.caller = caller
  const window = await (caller
    ? limiter.take(caller.id, caller.limite)
    : limiter.take(clientNetwork(request.ip), FAILURES_LIMIT))
  showLimit(reply, window)
  if (caller) authenticator.noteUse(caller, window.exceeded)
  if (window.exceeded) refuse(reply, window, clock)
  if (caller === null) {
    reply.header('WWW-Authenticate', 'X-API-Key')
    if (key !== undefined) {
      const { endereco, rede } = await deps.originOf(clientNetwork(request.ip), request.ip)
      request.log.warn({ auditoria: 'chave_recusada', endereco, rede }, 'key refused')
    }
    throw comesFromPage(request, publicUrl) ? sessionOver() : notAuthenticated()
  }
  if (request.is404) throw unknownAddress()
  if (caller.sessao && isUnsafe(request) && !isOurPage(request, publicUrl)) throw foreignPage()
  if (access !== undefined)
    requireAccess(caller, access, neededRole(request.routeOptions.config, request.method))
}

/** A request on behalf of one that was counted already. */
function admitAgain(request: FastifyRequest, caller: Caller): void {
  const { config } = request.routeOptions
  request.caller = caller
  if (request.is404) throw unknownAddress()
  if (config.access !== undefined)
    requireAccess(caller, config.access, neededRole(config, request.method))
}

/** Whether the caller is a person with an expired session, and not a program without a key. */
function comesFromPage(request: FastifyRequest, publicUrl: string): boolean {
  if (request.headers['x-api-key'] !== undefined) return false
  return sessionToken(request, publicUrl) !== null || isOurPage(request, publicUrl)
}

/** The actor of a request, for the audit trail. */
function actorOf(caller: Caller | null, origin: RequestOrigin, now: Date): Actor {
  const { rede, endereco } = origin
  const from = { rede, endereco, em: now.toISOString() }
  if (caller === null)
    return { autor: 'ninguem', pessoa_id: null, chave_id: null, conta_id: null, ...from }
  const { id, pessoa_id, conta_id, sessao } = caller
  if (sessao !== null) return { autor: 'pessoa', pessoa_id, chave_id: null, conta_id, ...from }
  return { autor: 'chave', pessoa_id, chave_id: id, conta_id, ...from }
}

/**
 * The key that a request brings: in its header; that of a feed, in its address. Where only keys are let in, it may be in
 * `Authorization`, too, because MCP clients have a field for that one.
 */
function keyOf({ headers, params, routeOptions }: FastifyRequest): string | string[] | undefined {
  const { access } = routeOptions.config
  if (access === 'feeds') return (params as { chave: string }).chave // every address of a feed has one
  if (access !== 'chave') return headers['x-api-key']
  return headers['x-api-key'] ?? /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** The owner of the key if one is sent, otherwise of the session of the cookie, unless only keys are let in. */
async function callerOf(
  request: FastifyRequest,
  key: ReturnType<typeof keyOf>,
  { authenticator, publicUrl }: GuardDeps,
): Promise<Caller | null> {
  if (key !== undefined) return authenticator.byKey(key)
  if (request.routeOptions.config.access === 'chave') return null
  const token = sessionToken(request, publicUrl)
  return token === null ? null : authenticator.bySession(token)
}

/**
 * The role that a route requires of a person, or of the owner of a key. A route that changes
 * something is closed to readers.
 */
export function neededRole({ access, role }: FastifyContextConfig, method: string): Role {
  if (role !== undefined) return role
  if (access === 'administracao') return 'administrador'
  const isOfAccount = access === 'webhooks' || access === 'alertas' || access === 'conta'
  return isOfAccount && isUnsafe({ method }) ? 'editor' : 'leitor'
}

/** @throws Problem if the caller may not call what requires this */
export function requireAccess(caller: Caller, access: Access, role: Role): void {
  const { sessao, escopos, papel } = caller
  if (access === 'public' || access === 'chave') return
  if (access === 'pessoa' && sessao === null) throw needsPerson()
  if (!isAtLeast(papel, role)) {
    if (sessao === null) throw makerLacksRole(role)
    throw sessao.lacksFactor && role === 'administrador' ? needsFactor() : lacksRole(role)
  }
  if (sessao !== null || access === 'pessoa') return
  const scope = access === 'conta' ? 'administracao' : access
  if (!escopos.includes(scope)) throw lacksScope(scope, caller)
}

/** The headers of the rate limit, on every answer of the API. */
export function limitHeaders({ limit, remaining, reset }: RateWindow): Record<string, number> {
  return {
    'X-RateLimit-Limit': limit,
    'X-RateLimit-Remaining': remaining,
    'X-RateLimit-Reset': reset,
  }
}

function showLimit(reply: FastifyReply, window: RateWindow): void {
  // Answers depend on the caller and on the moment: a cached one would be wrong without notice.
  reply.headers(limitHeaders(window)).header('Cache-Control', 'no-store')
}

/** @throws Problem `limite_excedido`; the answer says when to try again. */
export function refuse(reply: FastifyReply, { limit, reset }: RateWindow, clock: Clock): never {
  // `reset` is a whole second, so it may be up to one second longer than the window.
  const seconds = Math.min(60, Math.max(1, Math.ceil(reset - clock().getTime() / 1_000)))
  reply.header('Retry-After', seconds)
  throw limitExceeded(limit, seconds)
}

/** The caller; only for routes that are not public. */
export function callerOn({ caller }: Pick<FastifyRequest, 'caller'>): Caller {
  if (caller === null) throw new Error('this route asks nobody who they are')
  return caller
}
