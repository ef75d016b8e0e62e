import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Readiness } from '../service/readiness.ts'
import type { Problem } from '../lib/errors/problem.ts'
import { emailPages } from './alerts/email-pages.ts'
import { API_PREFIX } from './api.ts'
import { bulletinPages } from './bulletins/public-page.ts'
import { readBodies } from './body/bodies.ts'
import { watchExports } from './export/interruptions.ts'
import { answerUnchanged } from './caching.ts'
import { compressAnswers } from './compress.ts'
import { type CorsOrigins, allowOrigins } from './cors.ts'
import { otherMethods } from './methods.ts'
import { handleError } from './errors/errors.ts'
import { type FastifyDeps, createFastify } from './fastify.ts'
import { type GuardDeps, guard } from './guard.ts'
import { serveMcp } from './mcp/route.ts'
import { type AnswerSources, keepAnswers } from './kept-answers.ts'
import { measureArchive, measureSource } from './metrics/metrics.ts'
import { observeRequests } from './metrics/observe.ts'
import { honourOnce } from './once.ts'
import { describeApi } from './openapi/openapi.ts'
import { manyHosts, noHost, unknownAddress } from './errors/problems.ts'
import { contract } from './openapi/contract.ts'
import type { ApiService } from './service.ts'
import type { PageFiles } from './page/files.ts'
import { showPage } from './page/routes.ts'
import { unknownToSite } from './page/unknown.ts'
import { operations, schemas } from './operations.ts'
import { probes } from './probes.ts'
import { publicReading } from './reading/public-reading.ts'
import { traceRequests } from './trace-requests.ts'
import { serveHub } from './websub/route.ts'

export interface AppDeps
  extends GuardDeps, FastifyDeps, Omit<ApiService, 'exporting' | 'authenticator'> {
  exporting: Omit<ApiService['exporting'], 'watch'>
  /** Other origins whose pages may use the API. */
  corsOrigins: CorsOrigins
  /** What shows that kept answers may have changed. */
  sources: AnswerSources
  /** Checks the health of the service. */
  check(): Promise<Readiness>
  /** The registry of measurements; /metricas shows all of it. */
  metrics: Registry
  /** What anybody may read without an account, and whether search engines may list it; null or absent: nothing. */
  publicReading?: { isIndexed: boolean } | null
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
  traceRequests(app)
  measureArchive(deps.queries.archive, deps.metrics)
  measureSource(deps.queries.archive, deps.metrics)
  describeApi(app)
  app.register((root, _options, done) => {
    probes(root, deps)
    if (!deps.operationsOnly) emailPages(root, deps)
    if (!deps.operationsOnly) bulletinPages(root, deps, deps.installation.leitura_publica)
    if (!deps.operationsOnly && deps.publicReading)
      publicReading(root, { ...deps, ...deps.publicReading })
    if (!deps.operationsOnly) showPage(root, deps.page ?? null, deps.installation.situacao_publica)
    done()
  })
  if (deps.operationsOnly) return app
  app.register(
    (api, _options, done) => {
      serveApi(api, deps)
      done()
    },
    { prefix: API_PREFIX },
  )
  app.register((mcp, _options, done) => {
    serveMcp(mcp, app, deps)
    done()
  })
  app.register((hub, _options, done) => {
    serveHub(hub, app, deps)
    done()
  })
  return app
}

/** With two Host headers, a proxy and this service might each use another one. */
function hostProblem({ rawHeaders, httpVersion }: IncomingMessage): Problem | null {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return manyHosts()
  return hosts.length === 0 && httpVersion === '1.1' ? noHost() : null
}

function serveApi(api: FastifyInstance, deps: AppDeps): void {
  keepAnswers(api, deps.sources)
  guard(api, deps)
  answerUnchanged(api)
  compressAnswers(api)
  readBodies(api)
  honourOnce(api, deps.queries.once)
  api.setNotFoundHandler(notFound)
  for (const schema of schemas) api.addSchema(schema)
  const refuseOthers = otherMethods(api)
  const exporting = { ...deps.exporting, watch: watchExports(deps.metrics) }
  for (const one of operations) one.serve(api, { ...deps, exporting })
  contract(api)
  api.register(refuseOthers)
}

function notFound(): never {
  throw unknownAddress()
}
