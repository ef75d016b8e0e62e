import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ARAUTO, NODE } from './service.ts'

/** The output of the demonstration. */
export interface Demo extends AsyncDisposable {
  firstLink: string
  /** The address of its receiver, one that answers 503, and the secret that it knows. */
  receiver: string
  brokenReceiver: string
  secret: string
}

/**
 * `npm run demo`, in its own data folder and on its own port, once its first edition has been
 * pushed.
 */
export async function startDemo(): Promise<Demo> {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-web-demo-'))
  const child = spawn(NODE, [ARAUTO, 'demo'], {
    env: { ...process.env, ARAUTO_DATA_DIR: folder, ARAUTO_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    ...(await printed(child)),
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function printed(child: ChildProcess): Promise<Omit<Demo, typeof Symbol.asyncDispose>> {
  let said = ''
  const find = (pattern: RegExp) => pattern.exec(said)?.[1]
  return await new Promise((found, failed) => {
    child.stdout!.on('data', (part) => {
      said += String(part)
      const firstLink = find(/(http:\S+\/convite#\S+)/)
      const receiver = find(/Receptor:\s+(https:\S+)/)
      const brokenReceiver = find(/responde 503 em (https:[^\s)]+)/)
      const secret = find(/Segredo:\s+(\S+)/)
      const isPushed = said.includes('assinatura confere')
      if (firstLink && receiver && brokenReceiver && secret && isPushed)
        found({ firstLink, receiver, brokenReceiver, secret })
    })
    child.once('exit', () => failed(new Error(`the demonstration ended: ${said}`)))
  })
}
