import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { generate } from 'selfsigned'

/** What a demonstration calls its receiver. */
export const RECEIVER = 'Receptor da demonstração'

/** The receiver's view of one delivery. */
export interface Received {
  genuine: boolean
  tipo: string
  dados: {
    publicacao?: { id: string; titulo: string; termos_correspondentes: string[] }
    edicao?: { numero: string; data: string }
    alerta?: { nome: string }
  }
}

export interface DemoReceiver extends AsyncDisposable {
  /** `https://localhost:40123/dou` */
  url: string
  /** Answers 503, so that a failure can be looked at. */
  brokenUrl: string
  secret: string
  /** `localhost:40123` */
  host: string
  /** Its certificate, in PEM. */
  certificate: string
}

const TOLERANCE_SECONDS = 300
const BROKEN_PATH = '/falha'

/**
 * A receiver as a client would write it: over HTTPS, it verifies the signature of each delivery as
 * docs/webhooks.md says. It uses no code of ours, so it proves the contract. On loopback, on a free
 * port, with a certificate of its own.
 */
export async function startDemoReceiver(
  secret: string,
  onDelivery: (received: Received) => void,
): Promise<DemoReceiver> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const server = createServer({ cert, key }, (request, response) => {
    const answer = (status: number) => response.writeHead(status).end()
    if (request.url === BROKEN_PATH) return answer(503)
    return void receive(request, secret)
      .then((received) => {
        onDelivery(received)
        return answer(received.genuine ? 204 : 401)
      })
      .catch(() => answer(400))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    url: `https://${host}/dou`,
    brokenUrl: `https://${host}${BROKEN_PATH}`,
    secret,
    host,
    certificate: cert,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function receive(request: IncomingMessage, secret: string): Promise<Received> {
  const body = await buffer(request)
  const genuine = isGenuine(request.headers, body, secret, Date.now() / 1000)
  const { tipo, dados } = JSON.parse(body.toString()) as Omit<Received, 'genuine'>
  return { genuine, tipo, dados }
}

function isGenuine(
  headers: IncomingHttpHeaders,
  body: Buffer,
  secret: string,
  now: number,
): boolean {
  const timestamp = String(headers['x-service-timestamp'])
  if (!(Math.abs(now - Number(timestamp)) <= TOLERANCE_SECONDS)) return false
  const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
  const expected = Buffer.from(`sha256=${digest}`)
  const given = Buffer.from(String(headers['x-service-signature']))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
