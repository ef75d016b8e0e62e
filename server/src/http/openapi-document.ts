import { Registry } from 'prom-client'
import { systemClock } from '../lib/clock.ts'
import { createRateLimiter } from '../access/rate-limit.ts'
import { buildApp } from './app.ts'

/** The OpenAPI document of the API, made of its routes without answering any request. */
export async function openApiDocument(): Promise<object> {
  const app = buildApp({
    archive: {
      search: unused,
      publication: unused,
      editions: unused,
      sources: unused,
      sourceHealth: unused,
      check: unused,
      summary: unused,
    },
    authenticator: { authenticate: unused, flushUses: unused },
    limiter: createRateLimiter(systemClock),
    clock: systemClock,
    metrics: new Registry(),
    log: { level: 'silent' },
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}

function unused(): never {
  throw new Error('No request is answered while the document is made')
}
