import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const ARAUTO = join(ROOT, 'server/bin/arauto.js')
const EDITIONS = process.env['REAL_EDITIONS'] ?? join(ROOT, '../shared/dou')

/** Two days of two sections, one of them with an extra edition: quick to import, and enough for every screen. */
const NAMES = ['2023-03-20-DO2', '2023-03-21-DO2', '2023-05-12-DO3', '2026-02-27-DO1E'].map(
  (name) => join(EDITIONS, `${name}.zip`),
)

export interface Service extends AsyncDisposable {
  url: string
  /** May search, and manage webhooks and alerts. */
  key: string
}

/** The real service with real editions, on a data folder and a port of its own. */
export async function startService(): Promise<Service> {
  const missing = NAMES.find((path) => !existsSync(path))
  if (missing) throw new Error(`${missing} is missing: REAL_EDITIONS names the folder of editions`)
  const folder = mkdtempSync(join(tmpdir(), 'arauto-web-'))
  const env = { ...process.env, ARAUTO_DATA_DIR: folder, ARAUTO_PORT: '0' }
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [ARAUTO, ...args], { env })).stdout
  await run('importar', ...NAMES)
  const account = idIn(
    await run('conta', 'criar', '--nome', 'Escritório', '--email', 'a@b.example'),
  )
  const access = ['--escopos', 'consulta,webhooks,alertas', '--limite', '100000', '--json']
  const made = await run('chave', 'criar', '--conta', account, '--nome', 'teste', ...access)
  const { chave } = JSON.parse(made) as { chave: string }
  const child = spawn(process.execPath, [ARAUTO, 'servir'], { env, stdio: ['ignore', 'pipe', 2] })
  const url = await addressOf(child)
  return {
    url,
    key: chave,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function idIn(text: string): string {
  const id = /cta_\w+/.exec(text)?.[0]
  if (!id) throw new Error(`no account in: ${text}`)
  return id
}

/** Of the line that the service logs once it listens; what it says later is read, too, or its pipe would fill. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  return await new Promise((found, failed) => {
    child.stdout!.on('data', (part) => {
      said = (said + String(part)).slice(-4_000)
      const url = /Server listening at (http:[^"]+)/.exec(said)?.[1]
      if (url) found(url)
    })
    child.once('exit', () => failed(new Error(`the service ended before it listened: ${said}`)))
  })
}
