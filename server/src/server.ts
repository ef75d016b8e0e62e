import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Log, logEvent } from './collector/log-event.ts'
import type { Config } from './config.ts'
import type { Installation } from './assembly/installation.ts'
import type { RoomWatch } from './embedded/room-watch.ts'
import type { AppDeps } from './http/app.ts'
import { connectionRoom, limitConnections } from './http/sockets/connection-limit.ts'
import { countRefusedConnections, measureBackups } from './http/metrics/metrics.ts'
import { startMetricsServer } from './http/metrics/metrics-server.ts'
import { createPushMetrics } from './http/metrics/push-metrics.ts'
import { readPageFiles } from './http/page/files.ts'
import type { ReadOnlyReason } from './service/read-only.ts'
import { startDaybookMails } from './service/daybook/mail-loop.ts'
import { newestCopy } from './store/copies/manifest.ts'
import { newestBackup } from './store/sqlite/kept-backups.ts'
import { readAuthorities } from './lib/crypto/authorities.ts'
import { VERSION } from './version.ts'
import { startCollectorThread } from './threads/collect/collector-thread.ts'
import { homeOf } from './threads/home/home-of.ts'
import { startPush } from './threads/push/start-push.ts'
import { type OpenApi, openApi } from './open-api.ts'

/** The folder of the built page (web/vite.config.ts). */
const PAGE = join(import.meta.dirname, '../../web/dist')

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
  // Otherwise the threads that need them would fail, over and over or with a trace.
  if (config.mail?.caFile) readAuthorities('ARAUTO_SMTP_CA', config.mail.caFile)
  if (config.webhooks.caFile) readAuthorities('ARAUTO_WEBHOOK_CA', config.webhooks.caFile)
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
