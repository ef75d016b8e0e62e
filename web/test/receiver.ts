import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'

/** One in this many requests is answered 503, as during a deployment. */
const FAILS = 12

export interface Receiver extends AsyncDisposable {
  url: string
  /** Its self-signed certificate, in PEM. */
  ca: string
}

/** A receiver on loopback, behind real TLS. */
export async function startReceiver(): Promise<Receiver> {
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const { cert, private: key } = certificate
  let received = 0
  const server = createServer({ cert, key }, (request, response) => {
    request.resume().once('end', () => {
      response.statusCode = ++received % FAILS === 0 ? 503 : 200
      response.end(response.statusCode === 200 ? '{"recebido":true}' : 'em manutenção')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    ca: cert,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
