import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { archiveUnavailable } from './problems.ts'

interface OperationsDeps {
  /** Throws when the database cannot answer. */
  check(): Promise<void>
  metrics: Registry
}

/** Routes for those who run the service, not for API clients: without a key and outside the API. */
export function operations(app: FastifyInstance, { check, metrics }: OperationsDeps): void {
  /** Alive: the process answers, whatever the state of the archive. */
  app.get('/saude', () => ({ sucesso: true, dados: { situacao: 'viva' } }))

  /** Ready to serve: the archive answers, even when it is empty. */
  app.get('/pronto', async () => {
    try {
      await check()
    } catch (error) {
      throw archiveUnavailable(error)
    }
    return { sucesso: true, dados: { situacao: 'pronta' } }
  })

  app.get('/metricas', async (_request, reply) => {
    const text = await metrics.metrics()
    return reply.type(metrics.contentType).send(text)
  })
}
