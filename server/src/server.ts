import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Authenticator, createAuthenticator } from './access/authenticator.ts'
import { createRateLimiter } from './access/rate-limit.ts'
import { createSharedRateLimiter } from './access/shared-rate-limit.ts'
import { createSlots } from './access/slots.ts'
import { type Log, logEvent } from './collector/log-event.ts'
import type { Config } from './config.ts'
import type { ApiFoundation, Installation } from './assembly/installation.ts'
import { diskOf } from './embedded/disk.ts'
import { type RoomWatch, watchRoom } from './embedded/room-watch.ts'
import { type AppDeps, buildApp } from './http/app.ts'
import { connectionRoom, limitConnections } from './http/sockets/connection-limit.ts'
import { closeWithin } from './http/sockets/close-within.ts'
import {
  countRefusedConnections,
  createMetrics,
  measureBackups,
  measureDisk,
  measureIndex,
  measureObstacle,
} from './http/metrics/metrics.ts'
import { startMetricsServer } from './http/metrics/metrics-server.ts'
import { createHubMetrics } from './http/metrics/hub-metrics.ts'
import { createPushMetrics } from './http/metrics/push-metrics.ts'
import { readPageFiles } from './http/page/files.ts'
import { readTopic } from './http/websub/read-topic.ts'
import { rememberSearches } from './service/archive/remember-searches.ts'
import { minutely } from './service/archive/versioned-cache.ts'
import { type ReadOnlyReason, readOnlyState } from './service/read-only.ts'
import { createReadiness } from './service/readiness.ts'
import { startDaybookMails } from './service/daybook/mail-loop.ts'
import { type HubLoopDeps, startHub } from './service/hub/hub-loop.ts'
import { startReplayLoop } from './service/webhooks/replay-loop.ts'
import { createKeyReader } from './store/accounts/keys.ts'
import { createSecretBoxReader } from './store/secret-box-reader.ts'
import { originReader } from './http/audit/origin.ts'
import { createPeopleReader } from './store/accounts/people/reader.ts'
import { present } from './store/rows.ts'
import { newestCopy } from './store/copies/manifest.ts'
import { newestBackup } from './store/sqlite/kept-backups.ts'
import { readAuthorities } from './lib/crypto/authorities.ts'
import { VERSION } from './version.ts'
import { startCollectorThread } from './threads/collect/collector-thread.ts'
import { homeOf } from './threads/home/home-of.ts'
import { startPush } from './threads/push/start-push.ts'
import { createUploads } from './threads/import/upload-importer.ts'

/** The folder of the built page (web/vite.config.ts). */
const PAGE = join(import.meta.dirname, '../../web/dist')

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

export interface RunningServer extends AsyncDisposable {
  /** `http://127.0.0.1:8080` */
  url: string
  /** The number of publications at the start. */
  publicacoes: number
  /** The data folder, if it held no archive yet; null: it did. */
  newIn: string | null
  /** Whether the page is missing where people look for it. */
  lacksPage: boolean
  /**
   * The invitation link for the operator of the installation; null when there is one already, or
   * when no page would open the link.
   */
  firstInvitation: string | null
  /** Why the service only reads; null: it writes, too. */
  readOnly: ReadOnlyReason | null
}

export interface ServerOptions {
  /** The account that the operator of the installation will join; null: a new one. */
  firstAccount?: string | null
  /** Whether nothing is to be written. */
  readOnly?: boolean
}

/**
 * The service: opens the archive, wires the parts, listens. Disposing it stops accepting requests,
 * lets those under way finish, and closes everything in reverse order. Where nothing can be written, it only reads.
 * @throws Problem `conflito` when another service holds the data folder.
 */
export async function startServer(
  config: Config,
  { firstAccount = null, readOnly: asked = false }: ServerOptions = {},
): Promise<RunningServer> {
  await using starting = new AsyncDisposableStack()
  // Otherwise the thread that needs the key would fail over and over.
  if (config.mail?.caFile) readAuthorities('ARAUTO_SMTP_CA', config.mail.caFile)
  const installation = starting.use(await homeOf(config).openInstallation(asked ? 'pedido' : null))
  const { service, newIn, readOnly } = installation
  const built = readPageFiles(PAGE)
  const { app, metrics, room } = starting.use(await openApi(config, installation, { page: built }))
  const { publicacoes } = await service.queries.archive.summary()
  const lacksPage = config.roles.has('api') && built === null
  const prepares = config.roles.has('api') && readOnly === null
  if (prepares) await service.commands.audit.keepFor(config.auditDays)
  const firstInvitation =
    prepares && built !== null ? await service.commands.people.firstInvitation(firstAccount) : null
  if (config.webhooks.allowHosts.size > 0)
    app.log.warn({ hosts: [...config.webhooks.allowHosts] }, 'receivers let through by name')
  app.log.info({ version: VERSION, node: process.version }, 'starting')
  if (readOnly !== null)
    app.log.warn(
      { motivo: readOnly },
      'for reading only: nothing is written, delivered or collected',
    )
  if (newIn !== null) app.log.warn({ folder: newIn }, 'no archive was here: a new one is made')
  boundConnections(app, metrics)
  await app.listen({ host: oneAddress(config.host), port: config.port })
  if (config.metrics) starting.use(await startMetricsServer(metrics, config.metrics))
  starting.use(startCopying(config, installation, metrics, app.log))
  if (readOnly === null) startWriting(config, installation, { app, metrics, room })
  const running = starting.move()
  return {
    url: urlOf(app.server.address()),
    publicacoes,
    newIn,
    lacksPage,
    firstInvitation,
    readOnly,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

/** For `localhost`, Fastify would open a second server for its IPv6 address, without our limits. */
function oneAddress(host: string): string {
  return host === 'localhost' ? '127.0.0.1' : host
}

/** Leaves the service the descriptors that it works with, whoever connects. */
function boundConnections({ server, log }: FastifyInstance, metrics: AppDeps['metrics']): void {
  const most = connectionRoom()
  if (most === null) return
  const onFull = () =>
    log.warn({ conexoes: most }, 'as many connections as descriptors allow: more are refused')
  limitConnections(server, most, { onFull, onRefused: countRefusedConnections(metrics) })
}

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

/** The API over an open service, with the loop for background commands; it does not listen. */
export async function openApi(
  config: Config,
  foundation: ApiFoundation,
  { log = { level: config.logLevel }, page = null, pause = after }: ApiOptions = {},
): Promise<OpenApi> {
  await using opening = new AsyncDisposableStack()
  const { service, sql, content, acts, folder, windows, unindexed, words, readOnly, clock } =
    foundation
  const { queries, commands, signals } = service
  const authenticator = authenticatorOf(config, foundation)
  const metrics = createMetrics()
  measureDisk(() => diskOf(folder), metrics)
  if (unindexed !== null) measureIndex(unindexed, metrics)
  const isApi = config.roles.has('api')
  const asksIndex = isApi || config.roles.has('indexador')
  const openBox = createSecretBoxReader(sql, folder, config.secretKey)
  const provider =
    config.oidc &&
    (await import('./access/oidc/provider.ts')).createProvider(
      config.oidc,
      config.publicUrl,
      clock,
      (failure) => app.log.warn(failure, 'the identity provider'),
    )
  const onError = (error: unknown) => {
    if (!room.explains()) app.log.error(error)
  }
  const obstacle = () => readOnly ?? room.obstacle()
  const uploads = join(folder, 'envios')
  const importer = createUploads(
    config,
    { queries, commands },
    { pathOf: ({ id, arquivo }) => join(uploads, id, arquivo), clock, onError },
  )
  // Vectors change without the content; how far an index has followed is part of it.
  const found = config.embeddings === null ? minutely(content, clock) : null
  // What was just told must be found, and nobody looks at a shared database before feeds are made.
  const isShownAtOnce = content.shownAt === undefined
  const app = buildApp({
    queries,
    commands,
    polled:
      found !== null && isShownAtOnce ? rememberSearches(queries.archive, found) : queries.archive,
    sources: { acts, index: found },
    exporting: {
      slots: createSlots({ client: config.exports.perKey, all: config.exports.all }),
      stallMs: config.exports.stallMs,
    },
    check: createReadiness({
      read: async () => (await sql.one(present, 'SELECT 1 FROM editions LIMIT 1')) !== null,
      write: () => commands.operation.probe().catch(failedWrite),
      readOnly: obstacle,
      search: asksIndex ? async () => void (await queries.archive.search(EVERYTHING)) : null,
      words,
      clock,
    }),
    authenticator,
    limiter: windows === null ? createRateLimiter(clock) : createSharedRateLimiter(windows, clock),
    clock,
    pause,
    ...settledBy(config),
    originOf: originReader(openBox, config.keepsAddresses),
    provider,
    openBox,
    installation: installationOf(config, provider?.name ?? null),
    readOnly: () => {
      const reason = obstacle()
      return reason && readOnlyState(reason)
    },
    uploads: { folder: uploads, maxBytes: config.importMaxTotalBytes, begin: importer.begin },
    metrics,
    log,
    page,
  })
  if (readOnly === null) opening.defer(() => authenticator.flushUses(true).catch(onError))
  const room = opening.use(watchRoom(foundation.room, app.log))
  measureObstacle(obstacle, metrics)
  const hubMetrics = createHubMetrics(metrics)
  if (readOnly === null) {
    const { replays } = commands
    room.keep(() => startFlushing(authenticator.flushUses, onError))
    room.keep(() =>
      startReplayLoop({ queries: queries.replays, commands: replays, signals, onError }),
    )
    room.keep(importer.start)
    if (isApi && config.publicUrl !== '')
      room.keep(() => startHub(feedHub(config, service, { app, hubMetrics, onError })))
  }
  opening.defer(() => closeWithin(app, config.stopGraceMs))
  await app.ready()
  const opened = opening.move()
  return { app, metrics, room, [Symbol.asyncDispose]: () => opened.disposeAsync() }

  function failedWrite(error: unknown): never {
    room.explains()
    throw error
  }
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

/** What tells subscribers of feeds. */
function feedHub(
  { publicUrl }: Config,
  { commands, signals }: ApiFoundation['service'],
  parts: Pick<OpenApi, 'app'> & {
    hubMetrics: ReturnType<typeof createHubMetrics>
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

/** Starts what writes by itself. */
function startWriting(
  config: Config,
  installation: Installation,
  { app, metrics, room }: Pick<OpenApi, 'app' | 'metrics' | 'room'>,
): void {
  const push = createPushMetrics(metrics)
  const {
    service: { queries, commands },
    clock,
  } = installation
  if (config.roles.has('entregador'))
    room.keep(() => {
      const { error } = whereUnexplained(app.log, room)
      const onError = (err: unknown) => error({ err }, 'the mail of a day failed')
      return startDaybookMails({
        queries: queries.daybook,
        commands: commands.daybook,
        clock,
        onError,
      })
    })
  room.keep(() => installation.startKeeping(whereUnexplained(app.log, room)))
  room.keep(() => startPush(config, push, whereUnexplained(app.log, room)))
  room.keep(() => startCollecting(config, whereUnexplained(app.log, room)))
}

/** A log without the errors that lack of room explains, which is said once. */
function whereUnexplained(log: FastifyInstance['log'], room: RoomWatch): Log {
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => {
      if (!room.explains()) log.error(fields, message)
    },
  }
}

function startCollecting(config: Config, log: Log): AsyncDisposable {
  const { collector, roles } = config
  if (collector && roles.has('coletor'))
    return startCollectorThread({ config, collector }, (event) => logEvent(log, event))
  log.info({}, 'no credentials of INLABS are set, or not this role: nothing is collected')
  return new AsyncDisposableStack()
}

function startCopying(
  { backup }: Config,
  { startBackups }: Installation,
  metrics: AppDeps['metrics'],
  log: FastifyInstance['log'],
): AsyncDisposable {
  if (backup === null) return new AsyncDisposableStack()
  if (startBackups === null) {
    log.warn('ARAUTO_BACKUP_DIR has no effect here: PostgreSQL has tools of its own')
    return new AsyncDisposableStack()
  }
  const newest = async () =>
    backup.form === 'inteira' ? await newestBackup(backup.folder) : await newestCopy(backup.folder)
  const onFailure = measureBackups(newest, metrics)
  return startBackups(backup, onFailure, log)
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address)
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
