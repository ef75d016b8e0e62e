import {
  WebStandardStreamableHTTPServerTransport,
  createMcpHandler,
  isLegacyRequest,
} from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Api, answerIn, requestOf } from '../../mcp/ask.ts'
import { createMcpServer } from '../../mcp/mcp-server.ts'
import { VERSION } from '../../version.ts'
import { API_PREFIX } from '../api.ts'
import { onBehalf } from '../on-behalf.ts'

/**
 * Answers messages as both generations of the protocol want it: the newer one says in each message which it is. One
 * message, one server, one JSON answer. @param app whose API the tools ask
 */
export function createMcpAnswer(app: FastifyInstance, publicUrl: string) {
  const serverFor = (request: FastifyRequest) =>
    createMcpServer({
      api: apiOf(app, request, publicUrl),
      version: VERSION,
      onFault: (error) => request.log.error({ err: error }, 'a tool failed'),
    })
  const newer = createMcpHandler(() => serverFor(asking()), {
    legacy: 'reject',
    maxSubscriptions: 0, // nothing here changes while a client listens
  })
  return async (request: FastifyRequest): Promise<Response> => {
    const asked = webRequest(request)
    const { body: parsedBody } = request
    if (!(await isLegacyRequest(asked, parsedBody))) return await newer.fetch(asked, { parsedBody })
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    const server = serverFor(request)
    await server.connect(transport)
    try {
      return await transport.handleRequest(asked, { parsedBody })
    } finally {
      await server.close()
    }
  }
}

/** The request that is being answered. */
function asking(): FastifyRequest {
  const request = onBehalf.getStore()
  if (request === undefined) throw new Error('nobody asks')
  return request
}

/** What the protocol's own code reads of a request. Every answer is JSON, whatever else a client might take. */
function webRequest({ headers }: FastifyRequest): Request {
  const ofProtocol = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name.startsWith('mcp-') && typeof value === 'string' ? [[name, value]] : [],
  )
  return new Request('http://localhost', {
    method: 'POST',
    headers: [
      ...ofProtocol,
      ['content-type', 'application/json'],
      ['accept', 'application/json, text/event-stream'],
    ],
  })
}

/** The API of this process. */
function apiOf(
  app: FastifyInstance,
  { ip, protocol, host }: FastifyRequest,
  publicUrl: string,
): Api {
  return {
    base: publicUrl === '' ? `${protocol}://${host}` : publicUrl,
    async ask(question) {
      const { method, path, payload } = requestOf(question)
      const { statusCode, body } = await app.inject({
        method,
        url: `${API_PREFIX}${path}`,
        remoteAddress: ip,
        ...(payload !== null && { payload, headers: { 'content-type': 'application/json' } }),
      })
      return answerIn(statusCode, body)
    },
  }
}
