import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import type { Registry } from 'prom-client'

/** A separate address for the metrics, apart from the public one. */
export interface MetricsAddress {
  host: string
  port: number
}

/** More connections than monitoring needs, and only a few of the service's file descriptors. */
const MOST_CONNECTIONS = 32

/** Serves the metrics at their own address until it is disposed. */
export async function startMetricsServer(
  metrics: Registry,
  { host, port }: MetricsAddress,
): Promise<AsyncDisposable & { port: number }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metricas') {
      response.writeHead(404).end()
      return
    }
    void show(response)
  })

  async function show(response: ServerResponse): Promise<void> {
    const text = await metrics.metrics()
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
  }

  server.maxConnections = MOST_CONNECTIONS
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
