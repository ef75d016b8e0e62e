import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Commands } from '../service/commands.ts'
import type { Queries } from '../service/queries.ts'
import { emailPages } from './alerts/email-pages.ts'
import { alertRoutes, alertSchemas } from './alerts/routes.ts'
import { API_PREFIX, type Api } from './api.ts'
import type { ArchiveReader } from './archive.ts'
import { readBodies } from './bodies.ts'
import { handleError } from './errors.ts'
import { eventRoutes } from './events/routes.ts'
import { eventSchemas } from './events/schema.ts'
import { type FastifyDeps, createFastify } from './fastify.ts'
import { type GuardDeps, guard } from './guard.ts'
import { measureArchive, measureSource } from './metrics.ts'
import { observeRequests } from './observe.ts'
import { honourOnce } from './once.ts'
import { describeApi } from './openapi.ts'
import { unknownAddress } from './problems.ts'
import { reference } from './reference.ts'
import { buscar } from './routes/buscar.ts'
import { contract } from './routes/contract.ts'
import { edicoes } from './routes/edicoes.ts'
import { fontes } from './routes/fontes.ts'
import { operations } from './routes/operations.ts'
import { publicacao } from './routes/publicacao.ts'
import { secoes } from './routes/secoes.ts'
import { avisoSchema } from './schemas/aviso.ts'
import { paginaResultadosSchema } from './schemas/busca.ts'
import { edicaoSchema } from './schemas/edicao.ts'
import { errorSchemas } from './schemas/erro.ts'
import { coletorSchema, fonteSchema } from './schemas/fonte.ts'
import {
  entidadesSchema,
  publicacaoSchema,
  relacaoSchema,
  resultadoBuscaSchema,
} from './schemas/publicacao.ts'
import { secaoSchema } from './schemas/secao.ts'
import { webhookRoutes, webhookSchemas } from './webhooks/routes.ts'

export interface AppDeps extends GuardDeps, FastifyDeps {
  archive: ArchiveReader
  queries: Queries
  commands: Commands
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
  measureArchive(deps.archive, deps.metrics)
  measureSource(deps.archive, deps.metrics)
  describeApi(app)
  reference(app)
  app.register((root, _options, done) => {
    operations(root, deps)
    if (!deps.operationsOnly) emailPages(root, deps)
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
  honourOnce(api, deps.queries.once)
  api.setNotFoundHandler(notFound)
  for (const schema of [
    ...errorSchemas,
    avisoSchema,
    resultadoBuscaSchema,
    paginaResultadosSchema,
    publicacaoSchema,
    relacaoSchema,
    entidadesSchema,
    secaoSchema,
    edicaoSchema,
    fonteSchema,
    coletorSchema,
    ...webhookSchemas,
    ...eventSchemas,
    ...alertSchemas,
  ])
    api.addSchema(schema)
  buscar(api, deps.archive)
  publicacao(api, deps.archive)
  secoes(api)
  edicoes(api, deps.archive)
  fontes(api, deps.archive, deps.clock)
  webhookRoutes(api, deps)
  eventRoutes(api, deps.queries.events)
  alertRoutes(api, deps)
  contract(api)
}

function notFound(): never {
  throw unknownAddress()
}
