import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { ArchiveReader } from '../archive.ts'
import { archiveUnavailable } from '../problems.ts'

interface OperationsDeps {
  archive: ArchiveReader
  metrics: Registry
}

/** For those who run the service, not for its clients: without a key and outside the API. */
export function operations(app: FastifyInstance, { archive, metrics }: OperationsDeps): void {
  /** Alive: the process answers, whatever the state of the archive. */
  app.get('/saude', () => ({ sucesso: true, dados: { situacao: 'viva' } }))

  /** Ready to serve: the archive answers, even when it is empty. */
  app.get('/pronto', () => {
    try {
      archive.check()
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
