import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file: it may take as long as bytes keep coming. */
    largeBody?: true
  }
}

/**
 * Refuses a request whose body has not arrived within `limitMs`, unless its route takes files. Node's own
 * limit is the same for every request: 30 seconds are plenty for our bodies, but cut off an edition's zip on
 * a slow line. Once a file is answered, refused for its key for example, the rest of it has as long as any
 * body: a stranger holds no connection by a file that nobody wants.
 */
export function bodyInTime(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (hasBody(raw) && routeOptions.config.largeBody !== true)
      within(limitMs, raw, () => app.server.emit('clientError', late(), raw.socket))
    done()
  })
  app.addHook('onResponse', ({ raw, routeOptions }, _reply, done) => {
    if (hasBody(raw) && !raw.complete && routeOptions.config.largeBody === true)
      within(limitMs, raw, () => raw.destroy())
    done()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
}

function late(): Error {
  return Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}

/** Acts when the request's body has not ended within `limitMs`. */
function within(limitMs: number, request: IncomingMessage, act: () => void): void {
  const timer = setTimeout(act, limitMs)
  request.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}
