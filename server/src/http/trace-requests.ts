import type { FastifyInstance } from 'fastify'
import { beginSpan, withinSpan } from '../lib/tracing/spans.ts'
import { API_PREFIX } from './api.ts'

/**
 * A span for each request of the API and of MCP, within the trace that its caller names. It says the route and never
 * the address, which may have a key or somebody's search in it.
 */
export function traceRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, protocol } = request
    const route = request.routeOptions.url
    if (route === undefined || !isTraced(route)) return done()
    const span = beginSpan(() => ({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'url.scheme': protocol },
      headers,
    }))
    if (span === null) return done()
    // Also where the client leaves before the answer is sent.
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw
      if (writableFinished) span.set({ 'http.response.status_code': statusCode })
      else span.fail('aborted')
      if (writableFinished && statusCode >= 500) span.fail(String(statusCode))
      span.end()
    })
    withinSpan(span, done)
  })
}

function isTraced(route: string): boolean {
  return route.startsWith(`${API_PREFIX}/`) || route === '/mcp'
}
