import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Everything comes from here: no script of another host, none inline. */
const CSP = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** /referencia: the API's documentation, readable by people and with requests to try. */
export function reference(app: FastifyInstance): void {
  app.register(swaggerUi, {
    routePrefix: '/referencia',
    staticCSP: CSP,
    theme: { title: 'Arauto: referência da API' },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      displayRequestDuration: true,
      // Runs in the browser: so that what changes something can be tried with the visitor's session.
      requestInterceptor: (request) => {
        request.headers['X-Requested-With'] = 'referencia'
        return request
      },
    },
  })
}
