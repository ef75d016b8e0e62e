import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../lib/errors/problem.ts'
import { tools } from '../../mcp/tools.ts'
import { readBodies } from '../body/bodies.ts'
import { type GuardDeps, callerOn, guard, requireAccess } from '../guard.ts'
import { otherMethods } from '../methods.ts'
import { onBehalf } from '../on-behalf.ts'
import type { createMcpAnswer } from './answer.ts'
import { type McpOrigins, admitPage } from './origin.ts'

/**
 * The MCP server: one request, one JSON answer, no sessions. It asks the API within this process, on behalf of the key
 * of the request, so whatever holds for an operation holds for a tool. @param app whose API it is
 */
export function serveMcp(
  mcp: FastifyInstance,
  app: FastifyInstance,
  deps: GuardDeps & McpOrigins,
): void {
  let answer: ReturnType<typeof createMcpAnswer> | undefined
  mcp.addHook('onRequest', async (request, reply) => admitPage(request, reply, deps))
  guard(mcp, deps)
  readBodies(mcp)
  const refuseOthers = otherMethods(mcp)
  mcp.route({
    method: 'POST',
    url: '/mcp',
    config: { access: 'chave' },
    schema: { hide: true },
    async handler(request, reply) {
      checkMessage(request)
      // The protocol's code takes 34 MB, and most services never hear of it.
      answer ??= (await import('./answer.ts')).createMcpAnswer(app, deps.publicUrl)
      return await send(reply, await onBehalf.run(request, answer, request))
    },
  })
  mcp.register(refuseOthers)
}

/** @throws Problem for what is no single message, and for a tool whose scope the key lacks */
function checkMessage(request: FastifyRequest): void {
  const { body } = request
  if (typeof body !== 'object' || body === null)
    throw new Problem('corpo_invalido', 'O corpo deve ser uma mensagem JSON-RPC: um objeto.')
  if (Array.isArray(body))
    throw new Problem('corpo_invalido', 'Mande uma mensagem por vez: lotes não são aceitos.')
  const { method, params } = body as { method?: unknown; params?: { name?: unknown } | null }
  const called = method === 'tools/call' && tools.find(({ name }) => name === params?.name)
  if (called) requireAccess(callerOn(request), called.scope, 'leitor')
}

async function send(reply: FastifyReply, { status, headers, body }: Response) {
  reply.code(status)
  if (body === null) return reply.send()
  return reply
    .type(headers.get('content-type') ?? 'application/json')
    .send(await new Response(body).text())
}
