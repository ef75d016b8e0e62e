import type { FastifyInstance } from 'fastify'

/**
 * Closes an application: accepts no new connections, and gives requests under way `graceMs` to end.
 * A client that sends nothing, or a byte now and then, cannot hold it open.
 */
export async function closeWithin(app: FastifyInstance, graceMs: number): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(patience)
  }
}
