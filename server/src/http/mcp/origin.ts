import type { FastifyReply, FastifyRequest } from 'fastify'
import { MAX_AGE_S, type CorsOrigins, allowedOrigin, isPreflight } from '../cors.ts'
import { foreignOrigin } from '../errors/problems.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'Accept, Authorization, Content-Type, Last-Event-ID, Mcp-Method, MCP-Protocol-Version, Mcp-Name, Mcp-Session-Id, X-API-Key',
  'Access-Control-Max-Age': String(MAX_AGE_S),
}

/** What scripts may read of an answer besides its body. */
const EXPOSED =
  'Allow, MCP-Protocol-Version, Mcp-Session-Id, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id'

/** Whose pages may speak with the tools, besides our own. */
export interface McpOrigins {
  publicUrl: string
  corsOrigins: CorsOrigins
}

/**
 * Lets pages in that may ask from a browser, and refuses those of other sites: ours, this machine's where no address
 * is configured, and those that the operator names. A browser may think that a foreign name is this machine's (DNS
 * rebinding), so what `Host` says proves nothing. Every page sends a key: there are no cookies here.
 * @returns the finished answer to a preflight
 */
export function admitPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, corsOrigins }: McpOrigins,
): FastifyReply | undefined {
  const { origin } = request.headers
  reply.header('Vary', 'Origin')
  if (origin === undefined) return undefined // programs send none
  const allowed = allowedOrigin(request, corsOrigins) ?? (isOurs(origin, publicUrl) ? origin : null)
  if (allowed === null) throw foreignOrigin()
  reply.header('Access-Control-Allow-Origin', allowed)
  if (isPreflight(request)) return reply.code(204).headers(PREFLIGHT).send()
  reply.header('Access-Control-Expose-Headers', EXPOSED)
  return undefined
}

function isOurs(origin: string, publicUrl: string): boolean {
  const from = URL.parse(origin)
  return publicUrl === ''
    ? from !== null && LOOPBACK.includes(from.hostname)
    : from?.origin === URL.parse(publicUrl)?.origin
}
