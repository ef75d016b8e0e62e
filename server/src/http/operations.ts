import type { FastifyInstance } from 'fastify'
import { type RateLimiter, clientNetwork } from '../access/rate-limit.ts'
import type { Clock } from '../lib/clock.ts'
import type { Problem } from '../lib/problem.ts'
import { VERSION } from '../lib/version.ts'
import { refuse } from './guard.ts'
import type { Registry } from 'prom-client'

interface OperationsDeps {
  /** What is wrong with the service; null: it is ready. */
  check(): Promise<Problem | null>
  metrics: Registry
  /** Whether the metrics are shown here; else they have an address of their own. */
  showsMetrics: boolean
  limiter: RateLimiter
  clock: Clock
}

/** Readings of the metrics that one IP address may ask for a minute: a collector asks for a few, a flood of them is refused. */
const READINGS_LIMIT = 600

/** Routes for those who run the service, not for API clients: without a key and outside the API. */
export function operations(app: FastifyInstance, deps: OperationsDeps): void {
  const { check, metrics, showsMetrics, limiter, clock } = deps

  /** Alive: the process answers, whatever the state of the archive. */
  app.get('/saude', () => ({ sucesso: true, dados: { situacao: 'viva', versao: VERSION } }))

  /** Ready to serve: the archive answers and takes writes, even when it is empty, and can be searched. */
  app.get('/pronto', async () => {
    const problem = await check()
    if (problem !== null) throw problem
    return { sucesso: true, dados: { situacao: 'pronta' } }
  })

  if (!showsMetrics) return
  app.get('/metricas', async (request, reply) => {
    const window = limiter.take(`metricas ${clientNetwork(request.ip)}`, READINGS_LIMIT)
    if (window.exceeded) refuse(reply, window, clock)
    const text = await metrics.metrics()
    return reply.type(metrics.contentType).send(text)
  })
}
