import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { POSTGRES_BIN, postgresUser } from '../demo/cluster/postgres.ts'

/** scripts/install-postgres.sh installs it. */
export const isPostgresInstalled = existsSync(join(POSTGRES_BIN, 'initdb'))

const READY_WITHIN_MS = 60_000
/** How often to restart it before giving up, and after what pause. */
const MOST_STARTS = 20
const AGAIN_MS = 100

export interface PostgresServer extends AsyncDisposable {
  /** Connection settings for `pg`. */
  connection: pg.ClientConfig & { host: string; user: string }
  /** The id of the process whose children do the work. */
  pid(): number
  /** Ends it by a signal, `SIGKILL` like a power cut, and starts it again after this time. */
  restart(signal: NodeJS.Signals, downMs: number): Promise<void>
}

/**
 * Starts a PostgreSQL 15 on a socket in its own folder and on no port, with `settings` on top of
 * its defaults, which may give it one. With `primary` it is a replica of that server.
 * @throws Error when it is not installed (scripts/install-postgres.sh).
 */
export async function startPostgres(
  settings: Record<string, string>,
  primary?: PostgresServer,
): Promise<PostgresServer> {
  if (!isPostgresInstalled)
    throw new Error('PostgreSQL 15 is missing: run scripts/install-postgres.sh first')
  const user = postgresUser()
  await using starting = new AsyncDisposableStack()
  const home = mkdtempSync(join(tmpdir(), 'arauto-pg-'))
  starting.defer(() => rmSync(home, { recursive: true, force: true }))
  if (user) chownSync(home, user.uid, user.gid)
  const data = join(home, 'data')
  const [program, ...options] = primary ? copying(primary, data) : initialising(data)
  execFileSync(join(POSTGRES_BIN, program!), options, { stdio: 'ignore', cwd: home, ...user })
  const all = { listen_addresses: '', ...settings, unix_socket_directories: home }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = () =>
    spawn(join(POSTGRES_BIN, 'postgres'), ['-D', data, ...args], {
      stdio: 'ignore',
      cwd: home,
      ...user,
    })
  let server = start()
  starting.defer(() => stop(server, 'SIGINT'))
  const endWithUs = () => void server.kill('SIGINT')
  process.once('exit', endWithUs)
  starting.defer(() => void process.off('exit', endWithUs))
  const port = settings.port === undefined ? {} : { port: Number(settings.port) }
  const connection = { host: home, user: 'arauto', database: 'postgres', ...port }
  await untilReady(server, connection)
  const running = starting.move()
  return {
    connection,
    pid: () => server.pid!,
    async restart(signal, downMs) {
      await stop(server, signal)
      await sleep(downMs)
      // Sessions of a killed server end a little after it, and it cannot start before that.
      for (let tries = 0; ; tries++) {
        server = start()
        const error = await untilReady(server, connection).catch((error: unknown) => error)
        if (error === undefined) return
        if (tries === MOST_STARTS) throw error
        await sleep(AGAIN_MS)
      }
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

function initialising(data: string): string[] {
  const locale = ['-E', 'UTF8', '--locale=C.UTF-8']
  return ['initdb', '-D', data, '-U', 'arauto', '-A', 'trust', ...locale, '--no-sync']
}

function copying({ connection: { host, port, user } }: PostgresServer, data: string): string[] {
  const source = ['-h', host, '-p', String(port ?? 5432), '-U', user]
  return ['pg_basebackup', '-D', data, ...source, '-R', '-c', 'fast', '--no-sync']
}

async function untilReady(server: ChildProcess, connection: pg.ClientConfig): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
    const client = new pg.Client(connection)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(50)
    }
  }
  throw new Error('postgres did not become ready')
}

/** SIGINT is its fast shutdown: no waiting for clients. */
async function stop(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}
