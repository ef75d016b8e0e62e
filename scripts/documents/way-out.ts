import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { pipeline } from 'node:stream'

/**
 * A proxy (only CONNECT) at a Unix socket, which a machine without a network can reach: `npm ci`
 * and `pip install` use it to reach their registries, like a reader's.
 */
export async function openWayOut(socketPath: string): Promise<Disposable> {
  const server = createServer((_request, response) => response.writeHead(405).end())
  server.on('connect', ({ url = '' }, inside, head) => {
    const { hostname, port } = new URL(`https://${url}`)
    const outside = connect(Number(port || 443), hostname, () => {
      inside.write('HTTP/1.1 200 Connection established\r\n\r\n')
      outside.write(head)
      pipeline(inside, outside, inside, () => {})
    })
    outside.on('error', () => inside.destroy())
    inside.on('error', () => outside.destroy())
  })
  server.listen(socketPath)
  await once(server, 'listening')
  return {
    [Symbol.dispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}
