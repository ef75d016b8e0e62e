import type { FastifyInstance } from 'fastify'

/**
 * Ends an application: no new connections, and requests under way have `graceMs` to end. A client that sends nothing,
 * or a byte now and then, must not hold it open.
 */
export async function closeWithin(app: FastifyInstance, graceMs: number): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(patience)
  }
}
