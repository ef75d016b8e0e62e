import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Slots } from '../access/slots.ts'
import type { ReadOnlyState } from '../service/read-only.ts'
import type { Readiness } from '../service/readiness.ts'
import type { Problem } from '../lib/problem.ts'
import type { Commands } from '../service/commands.ts'
import type { Queries } from '../service/queries.ts'
import { emailPages } from './alerts/email-pages.ts'
import { alertRoutes, alertSchemas } from './alerts/routes.ts'
import { API_PREFIX, type Api } from './api.ts'
import { auditOperations } from './audit/operations.ts'
import { auditSchemas } from './audit/schema.ts'
import { archiveRoutes, archiveSchemas } from './archive/routes.ts'
import { catalogRoutes, catalogSchemas } from './catalog/routes.ts'
import { readBodies } from './body/bodies.ts'
import { exportActs } from './export/export.ts'
import { watchExports } from './export/interruptions.ts'
import { answerUnchanged } from './caching.ts'
import { compressAnswers } from './compress.ts'
import { type CorsOrigins, allowOrigins } from './cors.ts'
import { otherMethods } from './methods.ts'
import { handleError } from './errors/errors.ts'
import { eventOperations } from './events/operations.ts'
import { payloadSchemas } from './events/payload-schema.ts'
import { eventSchemas } from './events/schema.ts'
import { type FastifyDeps, createFastify } from './fastify.ts'
import { type GuardDeps, guard } from './guard.ts'
import { measureArchive, measureSource } from './metrics/metrics.ts'
import { observeRequests } from './metrics/observe.ts'
import { honourOnce } from './once.ts'
import { describeApi } from './openapi/openapi.ts'
import { operationOperations } from './operation/operations.ts'
import { operationSchemas } from './operation/schema.ts'
import { manyHosts, noHost, unknownAddress } from './errors/problems.ts'
import { contract } from './openapi/contract.ts'
import type { Service } from './service.ts'
import type { PageFiles } from './page/files.ts'
import { showPage } from './page/routes.ts'
import { unknownToSite } from './page/unknown.ts'
import { operations } from './operations.ts'
import { avisoSchema } from './schemas/notice.ts'
import { somenteLeituraSchema } from './schemas/read-only.ts'
import { readingSchemas } from './schemas/reading.ts'
import { errorSchemas } from './schemas/error.ts'
import { accountOperations } from './accounts/operations.ts'
import { contaSchema } from './accounts/schema.ts'
import { keyOperations } from './keys/operations.ts'
import { keySchemas } from './keys/schema.ts'
import { peopleOperations, peopleSchemas } from './people/operations.ts'
import { webhookOperations, webhookSchemas } from './webhooks/operations.ts'

export interface AppDeps extends GuardDeps, FastifyDeps {
  queries: Queries
  commands: Commands
  /** How many exports may run at once, and how long a receiver may pause, in milliseconds. */
  exporting: { slots: Slots; stallMs: number }
  /** Other origins whose pages may use the API. */
  corsOrigins: CorsOrigins
  installation: Service['installation']
  /** Whether operators of the installation need a second factor. */
  needsFactor: boolean
  /** For how many milliseconds a session may be unused. */
  sessionIdleMs: number
  provider: Service['provider']
  openBox: Service['openBox']
  uploads: Service['uploads']
  /** Why the service only reads at the moment; null: it writes, too. */
  readOnly(): ReadOnlyState | null
  /** Checks the health of the service. */
  check(): Promise<Readiness>
  /** The registry of measurements; /metricas shows all of it. */
  metrics: Registry
  /** The built page for people; null: only the API is served. */
  page?: PageFiles | null
  /** Whether /metricas is among the routes; otherwise it has an address of its own. */
  showsMetrics: boolean
  /** Leaves the API out: this process does other work and only needs monitoring. */
  operationsOnly?: boolean
}

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}

/** The HTTP application, ready for listen() or inject(); it starts nothing by itself. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const app = createFastify(deps)
  app.decorateRequest('caller', null)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler(deps.operationsOnly ? notFound : unknownToSite)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('X-Request-Id', request.id)
    done()
  })
  // After the guard, so that these answers have its headers, too.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(hostProblem(request.raw), payload)
  })
  allowOrigins(app, deps.corsOrigins)
  observeRequests(app, deps.metrics)
  measureArchive(deps.queries.archive, deps.metrics)
  measureSource(deps.queries.archive, deps.metrics)
  describeApi(app)
  app.register((root, _options, done) => {
    operations(root, deps)
    if (!deps.operationsOnly) emailPages(root, deps)
    if (!deps.operationsOnly) showPage(root, deps.page ?? null)
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

/** Of two hosts, a proxy and we might take different ones. */
function hostProblem({ rawHeaders, httpVersion }: IncomingMessage): Problem | null {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return manyHosts()
  return hosts.length === 0 && httpVersion === '1.1' ? noHost() : null
}

function apiRoutes(api: Api, deps: AppDeps): void {
  guard(api, deps)
  answerUnchanged(api)
  compressAnswers(api)
  readBodies(api)
  honourOnce(api, deps.queries.once)
  api.setNotFoundHandler(notFound)
  for (const schema of [
    ...errorSchemas,
    avisoSchema,
    ...readingSchemas,
    ...archiveSchemas,
    ...catalogSchemas,
    ...webhookSchemas,
    ...eventSchemas,
    ...payloadSchemas,
    ...alertSchemas,
    ...peopleSchemas,
    ...auditSchemas,
    ...keySchemas,
    contaSchema,
    ...operationSchemas,
    somenteLeituraSchema,
  ])
    api.addSchema(schema)
  const refuseOthers = otherMethods(api)
  archiveRoutes(api, deps)
  catalogRoutes(api, deps.queries.catalog)
  const watch = watchExports(deps.metrics)
  const { audit } = deps.commands
  const service = { ...deps, exporting: { ...deps.exporting, watch } }
  exportActs(api, { exports: deps.queries.exports, audit, ...deps.exporting, watch })
  for (const one of webhookOperations) one.serve(api, service)
  for (const one of eventOperations) one.serve(api, service)
  alertRoutes(api, deps)
  for (const one of [...peopleOperations, ...keyOperations]) one.serve(api, service)
  for (const one of auditOperations) one.serve(api, service)
  for (const one of accountOperations) one.serve(api, service)
  for (const one of operationOperations) one.serve(api, service)
  contract(api)
  api.register(refuseOthers)
}

function notFound(): never {
  throw unknownAddress()
}
