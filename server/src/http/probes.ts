import type { FastifyInstance } from 'fastify'
import { type RateLimiter, clientNetwork } from '../access/rate-limit.ts'
import type { Clock } from '../lib/time/clock.ts'
import { Problem } from '../lib/errors/problem.ts'
import { VERSION } from '../version.ts'
import type { Readiness } from '../service/readiness.ts'
import { refuse } from './guard.ts'
import type { Registry } from 'prom-client'

interface ProbeDeps {
  /** Checks the health of the service. */
  check(): Promise<Readiness>
  metrics: Registry
  /** Whether the metrics are served here; otherwise they have an address of their own. */
  showsMetrics: boolean
  limiter: RateLimiter
  clock: Clock
}

/**
 * Reads of the metrics that one IP address may send per minute: a collector sends a few, a flood is
 * refused.
 */
const READINGS_LIMIT = 600

/** Routes for operators, not for API clients: without a key and outside the API. */
export function probes(app: FastifyInstance, deps: ProbeDeps): void {
  const { check, metrics, showsMetrics, limiter, clock } = deps

  /** Alive: the process answers, whatever the state of the archive. */
  app.get('/saude', () => ({ sucesso: true, dados: { situacao: 'viva', versao: VERSION } }))

  /** Ready: the archive can be read, written and searched, even when it is empty. */
  app.get('/pronto', async () => {
    const found = await check()
    if (found instanceof Problem) throw found
    return { sucesso: true, dados: { situacao: 'pronta' }, avisos: found }
  })

  if (!showsMetrics) return
  app.get('/metricas', async (request, reply) => {
    const window = await limiter.take(`metricas ${clientNetwork(request.ip)}`, READINGS_LIMIT)
    if (window.exceeded) refuse(reply, window, clock)
    const text = await metrics.metrics()
    return reply.type(metrics.contentType).send(text)
  })
}
