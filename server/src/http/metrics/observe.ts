import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

/**
 * From a lookup by primary key to a search near its deadline; few buckets, because each route has
 * them all.
 */
const BUCKETS_S = [0.002, 0.01, 0.05, 0.1, 0.5, 1, 2.5]

/** One log line and one measurement per answered request. */
export function observeRequests(app: FastifyInstance, metrics: Registry): void {
  const duration = new Histogram({
    name: 'arauto_http_request_duration_seconds',
    help: 'Time from the request read to the answer sent',
    labelNames: ['route'],
    buckets: BUCKETS_S,
    registers: [metrics],
  })
  const requests = new Counter({
    name: 'arauto_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [metrics],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    // The pattern, never the URL: it bounds the number of series and keeps people's searches
    // private.
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    const milliseconds = Math.round(reply.elapsedTime * 100) / 100
    duration.observe({ route }, milliseconds / 1_000)
    requests.inc({ method, route, status })
    request.log.info(
      { method, route, status, duration_ms: milliseconds, caller_id: request.caller?.id ?? null },
      'request',
    )
    done()
  })
}
