import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Everything comes from this service: no third-party scripts, no inline ones. */
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

/** The reference in the page's colours and width. */
const STYLE = `:root{color-scheme:light}
body{margin:0;background:#f5f6f7}
.swagger-ui,.swagger-ui .info .title,.swagger-ui .opblock-tag,.swagger-ui .opblock .opblock-summary-path,.swagger-ui .btn{font-family:"Public Sans Variable",ui-sans-serif,system-ui,sans-serif;color:#14181f}
.swagger-ui .wrapper{max-width:1180px;padding:0 32px}
.swagger-ui .info{margin:32px 0 16px}
.swagger-ui .info .title{font-size:24px;font-weight:650;letter-spacing:-.011em}
.swagger-ui .scheme-container{background:none;box-shadow:none;padding:8px 0;border-bottom:1px solid #14181f}
.swagger-ui .opblock-tag{font-size:16px;font-weight:650;border-bottom:1px solid #dce0e5}
.swagger-ui .opblock,.swagger-ui .opblock .opblock-summary{background:#fff;border-color:#dce0e5;box-shadow:none;border-radius:6px}
.swagger-ui .opblock .opblock-summary-method{background:#14181f;border-radius:3px;text-shadow:none;font-weight:600}
.swagger-ui .btn{border-radius:6px;box-shadow:none;border-color:#7d8794}
.swagger-ui .btn.execute,.swagger-ui .btn.authorize{background:#14181f;border-color:#14181f;color:#fff}
.swagger-ui .btn.authorize svg{fill:#fff}
.swagger-ui a,.swagger-ui .info a{color:#0b4fa6}
.swagger-ui code,.swagger-ui pre,.swagger-ui .microlight{font-family:"IBM Plex Mono",ui-monospace,monospace}
.swagger-ui :focus-visible{outline:2px solid #0b4fa6;outline-offset:2px}`

/** /referencia: the API's documentation for people, with requests to try. */
export function reference(app: FastifyInstance): void {
  app.register(swaggerUi, {
    routePrefix: '/referencia',
    staticCSP: CSP,
    theme: {
      title: 'Arauto: referência da API',
      css: [{ filename: 'arauto.css', content: STYLE }],
    },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      displayRequestDuration: true,
      // Runs in the browser, so that changes can be tried with the visitor's session.
      requestInterceptor: (request) => {
        request.headers['X-Requested-With'] = 'referencia'
        return request
      },
    },
  })
}
