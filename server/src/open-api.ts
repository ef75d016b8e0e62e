import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Authenticator, createAuthenticator } from './access/authenticator.ts'
import { createRateLimiter } from './access/rate-limit.ts'
import { createSharedRateLimiter } from './access/shared-rate-limit.ts'
import { createSlots } from './access/slots.ts'
import type { ApiFoundation } from './assembly/installation.ts'
import type { Config } from './config.ts'
import { diskOf } from './embedded/disk.ts'
import { type RoomWatch, watchRoom } from './embedded/room-watch.ts'
import { type AppDeps, buildApp } from './http/app.ts'
import { originReader } from './http/audit/origin.ts'
import { createHubMetrics } from './http/metrics/hub-metrics.ts'
import {
  createMetrics,
  measureDisk,
  measureIndex,
  measureObstacle,
} from './http/metrics/metrics.ts'
import { closeWithin } from './http/sockets/close-within.ts'
import { readTopic } from './http/websub/read-topic.ts'
import { rememberSearches } from './service/archive/remember-searches.ts'
import { minutely } from './service/archive/versioned-cache.ts'
import { type HubLoopDeps, startHub } from './service/hub/hub-loop.ts'
import { type ReadOnlyReason, readOnlyState } from './service/read-only.ts'
import { createReadiness } from './service/readiness.ts'
import { startReplayLoop } from './service/webhooks/replay-loop.ts'
import { createKeyReader } from './store/accounts/keys.ts'
import { createPeopleReader } from './store/accounts/people/reader.ts'
import { present } from './store/rows.ts'
import { createSecretBoxReader } from './store/secret-box-reader.ts'
import { type Uploads, createUploads } from './threads/import/upload-importer.ts'

/** How often the times of last use of keys are handed to the writer. */
const FLUSH_MS = 10_000

/** The search that shows whether searches work. */
const EVERYTHING = {
  termo: '*',
  leitura: 0,
  filters: {},
  order: 'recentes',
  pagina: 1,
  limite: 1,
  trechos: false,
  facetas: null,
  histograma: null,
} as const

export interface OpenApi extends AsyncDisposable {
  app: FastifyInstance
  metrics: AppDeps['metrics']
  /** Keeps parts that write going as long as they can. */
  room: RoomWatch
}

export interface ApiOptions {
  /** Where the log goes; standard output by default. */
  log?: AppDeps['log']
  page?: AppDeps['page']
  /** The real time by default. */
  pause?: AppDeps['pause']
}

type HubMetrics = ReturnType<typeof createHubMetrics>

/** What is told of failures and of what keeps the service from writing, once the application is built. */
interface Trouble {
  /** Why nothing can be written now; null: it can. */
  obstacle(): ReadOnlyReason | null
  /** Logs what failed, unless a lack of room explains it. */
  onError(error: unknown): void
  /** What failed when something was written: looks at the room at once. */
  failedWrite(error: unknown): never
  /** Logs what the identity provider did not answer. */
  onProvider(failure: object): void
}

/** The API over an open service, with the loop for background commands; it does not listen. */
export async function openApi(
  config: Config,
  foundation: ApiFoundation,
  { log = { level: config.logLevel }, page = null, pause = after }: ApiOptions = {},
): Promise<OpenApi> {
  await using opening = new AsyncDisposableStack()
  const metrics = createMetrics()
  const trouble: Trouble = {
    obstacle: () => foundation.readOnly ?? room.obstacle(),
    onError(error) {
      if (!room.explains()) app.log.error(error)
    },
    failedWrite(error) {
      room.explains()
      throw error
    },
    onProvider: (failure) => app.log.warn(failure, 'the identity provider'),
  }
  const authenticator = authenticatorOf(config, foundation)
  const uploads = uploadsOf(config, foundation, trouble)
  const app = buildApp({
    ...answersOf(config, foundation),
    ...settledBy(config),
    ...(await identityOf(config, foundation, trouble)),
    commands: foundation.service.commands,
    check: readinessOf(config, foundation, trouble),
    authenticator,
    limiter: limiterOf(foundation),
    clock: foundation.clock,
    pause,
    readOnly() {
      const reason = trouble.obstacle()
      return reason && readOnlyState(reason)
    },
    uploads: {
      folder: uploadFolder(foundation),
      maxBytes: config.importMaxTotalBytes,
      begin: uploads.begin,
    },
    metrics,
    log,
    page,
  })
  if (foundation.readOnly === null)
    opening.defer(() => authenticator.flushUses(true).catch(trouble.onError))
  const room = opening.use(watchRoom(foundation.room, app.log))
  measureFoundation(foundation, metrics, trouble)
  const hubMetrics = createHubMetrics(metrics)
  if (foundation.readOnly === null)
    keepGoing(config, foundation, { app, hubMetrics, room, authenticator, uploads, trouble })
  opening.defer(() => closeWithin(app, config.stopGraceMs))
  await app.ready()
  const opened = opening.move()
  return { app, metrics, room, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}

/** What is asked of the gazette, and what remembers answers about it. */
function answersOf(
  { embeddings, exports }: Config,
  { service: { queries }, content, acts, clock }: ApiFoundation,
) {
  // Vectors change without the content; how far an index has followed is part of it.
  const found = embeddings === null ? minutely(content, clock) : null
  // What was just told must be found, and nobody looks at a shared database before feeds are made.
  const isShownAtOnce = content.shownAt === undefined
  const remembers = found !== null && isShownAtOnce
  return {
    queries,
    polled: remembers ? rememberSearches(queries.archive, found) : queries.archive,
    sources: { acts, index: found },
    exporting: {
      slots: createSlots({ client: exports.perKey, all: exports.all }),
      stallMs: exports.stallMs,
    },
  }
}

/** Who people are, and what anybody may know of the installation. */
async function identityOf(
  config: Config,
  { sql, folder, clock }: ApiFoundation,
  { onProvider }: Trouble,
) {
  const openBox = createSecretBoxReader(sql, folder, config.secretKey)
  const provider =
    config.oidc &&
    (await import('./access/oidc/provider.ts')).createProvider(
      config.oidc,
      config.publicUrl,
      clock,
      onProvider,
    )
  return {
    provider,
    openBox,
    originOf: originReader(openBox, config.keepsAddresses),
    installation: installationOf(config, provider?.name ?? null),
  }
}

/** What anybody may know of the installation; `provider`: the name of the identity provider. */
function installationOf(config: Config, provider: string | null): AppDeps['installation'] {
  return {
    cadastro_aberto: config.signUp === 'aberto',
    situacao_publica: config.statusPage === 'publica',
    leitura_publica: config.publicReading !== 'fechada',
    correio: config.mail !== null,
    provedor: provider === null ? null : { nome: provider },
  }
}

/** What of the API the settings alone decide. */
function settledBy(config: Config) {
  const { publicReading } = config
  return {
    corsOrigins: config.corsOrigins,
    publicUrl: config.publicUrl,
    needsFactor: config.adminSecondFactor === 'exigido',
    sessionIdleMs: config.sessionIdleMs,
    publicReading: publicReading === 'fechada' ? null : { isIndexed: publicReading === 'publica' },
    showsMetrics: config.metrics === null,
    trustProxy: config.trustProxy,
    operationsOnly: !config.roles.has('api'),
  }
}

function readinessOf(
  { roles }: Config,
  { service: { queries, commands }, sql, words, clock }: ApiFoundation,
  { obstacle, failedWrite }: Trouble,
): AppDeps['check'] {
  const asksIndex = roles.has('api') || roles.has('indexador')
  return createReadiness({
    read: async () => (await sql.one(present, 'SELECT 1 FROM editions LIMIT 1')) !== null,
    write: () => commands.operation.probe().catch(failedWrite),
    readOnly: obstacle,
    search: asksIndex ? async () => void (await queries.archive.search(EVERYTHING)) : null,
    words,
    clock,
  })
}

function authenticatorOf(
  config: Config,
  { service: { commands }, sql, callers, clock }: ApiFoundation,
): Authenticator {
  return createAuthenticator({
    keys: { findKey: createKeyReader(sql).findKey, recordUse: commands.keys.recordUse },
    sessions: {
      findSession: createPeopleReader(sql).findSession,
      recordSessionUse: commands.people.recordSessionUse,
    },
    changes: callers,
    needsFactor: config.adminSecondFactor === 'exigido',
    sessionIdleMs: config.sessionIdleMs,
    clock,
  })
}

function limiterOf({ windows, clock }: ApiFoundation): AppDeps['limiter'] {
  return windows === null ? createRateLimiter(clock) : createSharedRateLimiter(windows, clock)
}

function uploadsOf(config: Config, foundation: ApiFoundation, { onError }: Trouble): Uploads {
  const folder = uploadFolder(foundation)
  return createUploads(config, foundation.service, {
    pathOf: ({ id, arquivo }) => join(folder, id, arquivo),
    clock: foundation.clock,
    onError,
  })
}

function uploadFolder({ folder }: ApiFoundation): string {
  return join(folder, 'envios')
}

function measureFoundation(
  { folder, unindexed }: ApiFoundation,
  metrics: AppDeps['metrics'],
  { obstacle }: Trouble,
): void {
  measureDisk(() => diskOf(folder), metrics)
  if (unindexed !== null) measureIndex(unindexed, metrics)
  measureObstacle(obstacle, metrics)
}

/** Starts what the API does behind its answers, for as long as it can write. */
function keepGoing(
  config: Config,
  { service }: ApiFoundation,
  parts: Pick<OpenApi, 'app' | 'room'> & {
    hubMetrics: HubMetrics
    authenticator: Authenticator
    uploads: Uploads
    trouble: Trouble
  },
): void {
  const { app, hubMetrics, room, authenticator, uploads } = parts
  const { queries, commands, signals } = service
  const { onError } = parts.trouble
  const replaying = { queries: queries.replays, commands: commands.replays, signals, onError }
  room.keep(() => startFlushing(authenticator.flushUses, onError))
  room.keep(() => startReplayLoop(replaying))
  room.keep(uploads.start)
  if (config.roles.has('api') && config.publicUrl !== '')
    room.keep(() => startHub(feedHub(config, service, { app, hubMetrics, onError })))
}

/** Hands the times of last use of keys to the writer now and then. */
function startFlushing(
  flush: () => Promise<void>,
  onError: (error: unknown) => void,
): AsyncDisposable {
  const flushing = setInterval(() => void flush().catch(onError), FLUSH_MS)
  const parts = new AsyncDisposableStack()
  parts.defer(() => clearInterval(flushing))
  return parts
}

/** What tells subscribers of feeds. */
function feedHub(
  { publicUrl }: Config,
  { commands, signals }: ApiFoundation['service'],
  parts: Pick<OpenApi, 'app'> & {
    hubMetrics: HubMetrics
    onError: (error: unknown) => void
  },
): HubLoopDeps {
  const { app, hubMetrics, onError } = parts
  return {
    commands: commands.hub,
    readTopic: (topic) => readTopic(app, topic, { publicUrl }),
    signals,
    // No addresses: the feed's has its key, and the subscriber's may have one.
    onPerformed({ kind, chave_id }, resultado) {
      hubMetrics.performed(kind, resultado)
      app.log.info({ tarefa: kind, chave_id, resultado }, 'hub')
    },
    onError,
  }
}
