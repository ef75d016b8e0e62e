import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Queries } from '../service/queries.ts'
import type { AddressDesk, AlertDesk } from './alert-desk.ts'
import { API_PREFIX, type Api } from './api.ts'
import { archiveRoutes, archiveSchemas } from './archive/routes.ts'
import { readBodies } from './bodies.ts'
import { handleError } from './errors.ts'
import { type FastifyDeps, createFastify } from './fastify.ts'
import { type GuardDeps, guard } from './guard.ts'
import { measureArchive, measureSource } from './metrics.ts'
import { observeRequests } from './observe.ts'
import { honourOnce } from './once.ts'
import { describeApi } from './openapi.ts'
import { unknownAddress } from './problems.ts'
import { reference } from './reference.ts'
import { alertaRun } from './routes/alerta-run.ts'
import { alerta } from './routes/alerta.ts'
import { alertas } from './routes/alertas.ts'
import { contract } from './routes/contract.ts'
import { deliveries } from './routes/deliveries.ts'
import { deliveryRetry } from './routes/delivery-retry.ts'
import { emailPages } from './routes/email-pages.ts'
import { eventos } from './routes/eventos.ts'
import { operations } from './routes/operations.ts'
import { replays } from './routes/replays.ts'
import { webhookSecret } from './routes/webhook-secret.ts'
import { webhookStatistics } from './routes/webhook-statistics.ts'
import { webhookTest } from './routes/webhook-test.ts'
import { webhook } from './routes/webhook.ts'
import { webhooks } from './routes/webhooks.ts'
import { alertSchemas } from './schemas/alerta.ts'
import { avisoSchema } from './schemas/aviso.ts'
import { deliverySchemas } from './schemas/entrega.ts'
import { errorSchemas } from './schemas/erro.ts'
import { statisticsSchemas } from './schemas/estatisticas.ts'
import { eventSchemas } from './schemas/evento.ts'
import { reenvioSchema } from './schemas/reenvio.ts'
import { simulationSchemas } from './schemas/simulacao.ts'
import { webhookSchemas } from './schemas/webhook.ts'
import type { WebhookDesk } from './webhook-desk.ts'

export interface AppDeps extends GuardDeps, FastifyDeps {
  queries: Queries
  /** Throws when the database cannot answer; for readiness. */
  check(): Promise<void>
  webhooks: WebhookDesk
  alerts: AlertDesk & AddressDesk
  /** Where the measurements go; /metricas shows all that it holds. */
  metrics: Registry
  /** Leaves the API out: this process does other work, and is only to be watched. */
  operationsOnly?: boolean
}

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}

/** The HTTP application, ready to be listened with or injected into; it starts nothing by itself. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const app = createFastify(deps)
  app.decorateRequest('key', null)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(notFound)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('X-Request-Id', request.id)
    done()
  })
  observeRequests(app, deps.metrics)
  measureArchive(deps.queries.archive, deps.metrics)
  measureSource(deps.queries.archive, deps.metrics)
  describeApi(app)
  reference(app)
  app.register((root, _options, done) => {
    operations(root, deps)
    if (!deps.operationsOnly) emailPages(root, deps.alerts)
    done()
  })
  if (deps.operationsOnly) return app
  app.register(
    (api, _options, done) => {
      apiRoutes(api.withTypeProvider(), deps)
      done()
    },
    { prefix: API_PREFIX },
  )
  return app
}

function apiRoutes(api: Api, deps: AppDeps): void {
  guard(api, deps)
  readBodies(api)
  honourOnce(api, deps.webhooks.known)
  api.setNotFoundHandler(notFound)
  for (const schema of [
    ...errorSchemas,
    avisoSchema,
    ...archiveSchemas,
    ...webhookSchemas,
    ...deliverySchemas,
    ...statisticsSchemas,
    ...eventSchemas,
    reenvioSchema,
    ...alertSchemas,
    ...simulationSchemas,
  ])
    api.addSchema(schema)
  archiveRoutes(api, deps)
  webhookRoutes(api, deps)
  alertas(api, deps.alerts)
  alerta(api, deps.alerts)
  alertaRun(api, deps.alerts, deps.queries.archive)
  contract(api)
}

function webhookRoutes(api: Api, { webhooks: desk, clock }: AppDeps): void {
  webhooks(api, desk)
  webhook(api, desk)
  webhookSecret(api, desk)
  webhookTest(api, desk)
  replays(api, desk, clock)
  deliveries(api, desk)
  deliveryRetry(api, desk)
  webhookStatistics(api, desk)
  eventos(api, desk)
}

function notFound(): never {
  throw unknownAddress()
}
