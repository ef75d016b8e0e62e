import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticator } from '../access/authenticator.ts'
import type { ApiKey, Scope } from '../access/key-store.ts'
import {
  FAILURES_LIMIT,
  type RateLimiter,
  type RateWindow,
  clientNetwork,
} from '../access/rate-limit.ts'
import type { Clock } from '../lib/clock.ts'
import { lacksScope, limitExceeded, notAuthenticated, unknownAddress } from './problems.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which access a route of the API requires; every route must state it. */
    access?: Scope | 'public'
  }
  interface FastifyRequest {
    /** Who asks; null until known, and on public routes. */
    key: ApiKey | null
  }
}

export interface GuardDeps {
  authenticator: Authenticator
  limiter: RateLimiter
  clock: Clock
}

/**
 * Runs before every route of the API, unknown paths included: first identification, then the rate limit,
 * then existence, then permission. Every answer has the headers of the client's rate limit.
 */
export function guard(api: FastifyInstance, deps: GuardDeps): void {
  api.addHook('onRoute', ({ config, url }) => {
    if (config?.access === undefined) throw new Error(`${url} does not say who may call it`)
  })
  api.addHook('onRequest', (request, reply) => admit(request, reply, deps))
}

async function admit(request: FastifyRequest, reply: FastifyReply, deps: GuardDeps): Promise<void> {
  const { authenticator, limiter, clock } = deps
  const { access } = request.routeOptions.config
  if (access === 'public') {
    showLimit(reply, limiter.peek(clientNetwork(request.ip), FAILURES_LIMIT))
    return
  }
  const key = await authenticator.authenticate(request.headers['x-api-key'])
  request.key = key
  const window = key
    ? limiter.take(key.id, key.limite)
    : limiter.take(clientNetwork(request.ip), FAILURES_LIMIT)
  showLimit(reply, window)
  if (window.exceeded) refuse(reply, window, clock)
  if (key === null) {
    reply.header('WWW-Authenticate', 'X-API-Key')
    throw notAuthenticated()
  }
  if (request.is404) throw unknownAddress()
  if (access !== undefined && !key.escopos.includes(access)) throw lacksScope(access)
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
  // Answers depend on the key and on the moment: a cached one would be wrong without notice.
  reply.headers(limitHeaders(window)).header('Cache-Control', 'no-store')
}

function refuse(reply: FastifyReply, { limit, reset }: RateWindow, clock: Clock): never {
  const seconds = Math.max(1, Math.ceil(reset - clock().getTime() / 1_000))
  reply.header('Retry-After', seconds)
  throw limitExceeded(limit, seconds)
}

/** The account that asks; only for routes that need a key. */
export function accountOf({ key }: Pick<FastifyRequest, 'key'>): string {
  if (key === null) throw new Error('this route asks for no key')
  return key.conta_id
}
