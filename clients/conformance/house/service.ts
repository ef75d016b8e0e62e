import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { EditionOptions } from '../../../server/demo/sample/edition-options.ts'
import { sampleEdition, zipEdition } from '../../../server/demo/sample/edition.ts'
import type { Receiver } from './receiver.ts'

const run = promisify(execFile)
const PROGRAM = join(import.meta.dirname, '../../../server/bin/arauto.js')

export interface Service extends AsyncDisposable {
  /** `http://127.0.0.1:40123` */
  url: string
  /** A new key of the archive's only account; `limite`: requests per minute. */
  newKey(escopos: string, limite: number): Promise<{ id: string; chave: string }>
  revoke(id: string): Promise<void>
  /** Imports another edition; its acts become events. */
  publish(edition: EditionOptions): Promise<void>
  /** Deletes all events but the newest, as time does. */
  expireEvents(): void
  /**
   * Writes a month (AAAA-MM) to a folder, in all formats; returns the path of its files without
   * extensions.
   */
  exportMonth(month: string, folder: string): Promise<string>
}

/**
 * The real service, started like a user's, in a folder of its own with these editions, invented or
 * in zips; it may reach the receiver.
 */
export async function startService(
  editions: (EditionOptions | string)[],
  receiver: Pick<Receiver, 'host' | 'certificate'>,
): Promise<Service> {
  const resources = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'arauto-conformance-'))
  resources.defer(() => rmSync(folder, { recursive: true }))
  const caFile = join(folder, 'receiver.pem')
  writeFileSync(caFile, receiver.certificate)
  const env = {
    ...process.env,
    ARAUTO_DATA_DIR: join(folder, 'data'),
    ARAUTO_PORT: '0',
    ARAUTO_LOG_LEVEL: 'error',
    ARAUTO_SEARCH_THREADS: '1',
    ARAUTO_IMPORT_THREADS: '1',
    ARAUTO_SEARCH_TIMEOUT_MS: '60000',
    ARAUTO_WEBHOOK_ALLOW_HOSTS: receiver.host,
    ARAUTO_WEBHOOK_CA: caFile,
  }
  const arauto = async (...args: string[]): Promise<string> =>
    (await run(process.execPath, [PROGRAM, ...args], { env })).stdout

  await arauto('importar', ...editions.map((edition) => writeEdition(folder, edition)))
  const owner = ['--nome', 'Conformidade', '--email', 'conformidade@exemplo.com.br']
  const account = JSON.parse(await arauto('conta', 'criar', ...owner, '--json')) as { id: string }
  const { url, stop } = await serve(env)
  resources.defer(stop)
  return {
    url,
    async newKey(escopos, limite) {
      const request = ['--escopos', escopos, '--limite', String(limite), '--nome', 'conformidade']
      const made = await arauto('chave', 'criar', '--conta', account.id, ...request, '--json')
      return JSON.parse(made) as { id: string; chave: string }
    },
    async revoke(id) {
      await arauto('chave', 'revogar', id)
    },
    async publish(edition) {
      await arauto('importar', '--notificar', writeEdition(folder, edition))
    },
    expireEvents() {
      using db = new DatabaseSync(join(env.ARAUTO_DATA_DIR, 'arauto.db'), { timeout: 5000 })
      db.exec('DELETE FROM events WHERE seq < (SELECT max(seq) FROM events)')
    },
    async exportMonth(month, into) {
      await arauto('exportar', into, '--mensal', month)
      return join(into, `dou-${month}`)
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

/** An existing zip is its own path. */
function writeEdition(folder: string, options: EditionOptions | string): string {
  if (typeof options === 'string') return options
  const edition = sampleEdition(options)
  const path = join(folder, edition.name)
  writeFileSync(path, zipEdition(edition))
  return path
}

/** Starts `arauto servir`; ready when it prints its address. */
async function serve(env: NodeJS.ProcessEnv): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [PROGRAM, 'servir'], {
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const ended = once(child, 'exit')
  const said: string[] = []
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line)
    const url = /^Arauto(?: \S+)? no ar em (\S+)$/.exec(line)?.[1]
    if (url === undefined) continue
    child.stderr.resume()
    const stop = async () => {
      child.kill('SIGTERM')
      await ended
    }
    return { url, stop }
  }
  throw new Error(`the service did not start:\n${said.join('\n')}`)
}
