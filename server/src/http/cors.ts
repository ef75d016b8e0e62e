import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_PREFIX } from './api.ts'

/**
 * Other origins whose pages may call the API from a browser: these, or all. They send a key, never
 * a cookie.
 */
export type CorsOrigins = ReadonlySet<string>
const ANY_ORIGIN = '*'

/** How long a browser may cache the permission, in seconds. */
export const MAX_AGE_S = 600

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, PUT, DELETE',
  'Access-Control-Allow-Headers':
    'Content-Type, Idempotency-Key, If-Match, If-None-Match, X-API-Key',
  'Access-Control-Max-Age': String(MAX_AGE_S),
}

/** What scripts may read of an answer besides its body. */
const EXPOSED =
  'Allow, Content-Disposition, ETag, Idempotent-Replayed, Location, Retry-After, X-Avisos, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, X-Total'

/** Lets pages of these origins use the API. Without any, no page of another origin can. */
export function allowOrigins(app: FastifyInstance, origins: CorsOrigins): void {
  if (origins.size === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(`${API_PREFIX}/`)) return
    const allowed = allowedOrigin(request, origins)
    if (!origins.has(ANY_ORIGIN)) reply.header('Vary', 'Origin')
    if (allowed === null) return
    reply.header('Access-Control-Allow-Origin', allowed)
    if (isPreflight(request)) return reply.code(204).headers(PREFLIGHT).send()
    reply.header('Access-Control-Expose-Headers', EXPOSED)
  })
}

/** What the answer to a page says that may use it; null: its origin is none of these, or it is no page. */
export function allowedOrigin({ headers }: FastifyRequest, origins: CorsOrigins): string | null {
  const { origin } = headers
  if (origin === undefined) return null
  if (origins.has(ANY_ORIGIN)) return ANY_ORIGIN
  return origins.has(origin) ? origin : null
}

/** A browser asks, without a key, whether a page may send a request. */
export function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}
