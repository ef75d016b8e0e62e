import { Registry } from 'prom-client'
import { systemClock } from '../../lib/time/clock.ts'
import { createRateLimiter } from '../../access/rate-limit.ts'
import { buildApp } from '../app.ts'
import { unusedPart } from './unused-part.ts'

/** The OpenAPI document of the API, built from its routes without serving a request. */
export async function openApiDocument(): Promise<object> {
  const app = buildApp({
    queries: unusedPart,
    commands: unusedPart,
    polled: unusedPart,
    sources: { acts: null, index: null },
    check: unusedPart,
    readOnly: () => null,
    corsOrigins: new Set(),
    exporting: { slots: unusedPart, stallMs: 0 },
    authenticator: unusedPart,
    limiter: createRateLimiter(systemClock),
    clock: systemClock,
    pause: unusedPart,
    publicUrl: '',
    uploads: { folder: '', maxBytes: 1, begin: unusedPart },
    needsFactor: false,
    sessionIdleMs: 1,
    originOf: unusedPart,
    provider: null,
    openBox: unusedPart,
    installation: {
      cadastro_aberto: false,
      situacao_publica: false,
      leitura_publica: false,
      correio: false,
      provedor: null,
    },
    metrics: new Registry(),
    showsMetrics: true,
    trustProxy: [],
    log: { level: 'silent' },
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
