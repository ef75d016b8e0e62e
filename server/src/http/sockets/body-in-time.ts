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
 * a slow line.
 */
export function bodyInTime(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0
    if (hasBody && routeOptions.config.largeBody !== true) {
      const timer = setTimeout(() => {
        const late = Object.assign(new Error('the body is late'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        })
        app.server.emit('clientError', late, raw.socket)
      }, limitMs)
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
    done()
  })
}
