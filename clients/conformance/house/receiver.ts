import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { generate } from 'selfsigned'

/** A delivery as received. */
export interface Delivery {
  headers: { name: string; value: string }[]
  body: Buffer
}

export interface Receiver extends AsyncDisposable {
  url: string
  /** `localhost:40123` */
  host: string
  /** Its certificate, in PEM. */
  certificate: string
  /** All deliveries so far. */
  deliveries: Delivery[]
}

/** An HTTPS receiver of webhooks on loopback that keeps the requests, and answers 204. */
export async function startReceiver(): Promise<Receiver> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const deliveries: Delivery[] = []
  const server = createServer({ cert, key }, (request, response) => {
    void buffer(request).then((body) => {
      deliveries.push({ headers: pairs(request.rawHeaders), body })
      return response.writeHead(204).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    url: `https://${host}/dou`,
    host,
    certificate: cert,
    deliveries,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Names as received, in any case. */
function pairs(raw: string[]): { name: string; value: string }[] {
  return Array.from({ length: raw.length / 2 }, (_, index) => ({
    name: raw[2 * index]!,
    value: raw[2 * index + 1]!,
  }))
}
