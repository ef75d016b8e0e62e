import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { createKey } from '../src/access/api-keys.ts'
import { startFakeInlabs } from '../demo/inlabs/server.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { rows } from './_archive.ts'
import { type RunningCli, startCli, temporaryFolder } from './_cli.ts'
import { EMAIL, PASSWORD } from './_inlabs.ts'

/** The real service on an archive with only a key, collecting from a simulated INLABS. */
export async function serveCollecting(folder: string, since: string) {
  const inlabs = await startFakeInlabs({ folder, email: EMAIL, password: PASSWORD, port: 0 })
  onTestFinished(() => inlabs[Symbol.asyncDispose]())
  const dataDir = join(temporaryFolder(), 'data')
  const chave = await newKey(dataDir)
  const run = startCli(dataDir, ['servir'], {
    ARAUTO_PORT: '0',
    ARAUTO_INLABS_URL: inlabs.url,
    ARAUTO_INLABS_EMAIL: EMAIL,
    ARAUTO_INLABS_PASSWORD: PASSWORD,
    ARAUTO_COLLECTOR_SINCE: since,
    ARAUTO_COLLECTOR_PAUSE_MS: '0',
  })
  const [, url] = await said(run, /no ar em (\S+)/)
  return {
    dataDir,
    async filled(sections: number): Promise<void> {
      const complete = "SELECT count(*) AS n FROM ledger WHERE estado = 'completa'"
      while (run.running() && rows(dataDir, complete)[0]?.n !== sections) await pause(50)
    },
    async states(desde: string, ate: string) {
      const path = `${url}/api/v1/fontes?desde=${desde}&ate=${ate}`
      const response = await fetch(path, { headers: { 'X-API-Key': chave } })
      const { dados } = (await response.json()) as { dados: Record<string, unknown>[] }
      return dados.map(({ data, secao, estado, motivo }) => [data, secao, estado, motivo])
    },
    stop() {
      run.process.kill('SIGTERM')
      return run.ended
    },
  }
}

async function newKey(dataDir: string): Promise<string> {
  using archive = openArchive(dataDir)
  const { db } = archive
  const keys = createKeyStore(createSqliteHandle(db))
  const { id } = await createAccount(
    keys,
    { nome: 'Teste', email: 'teste@exemplo.com.br' },
    new Date(),
  )
  const request = { conta: id, nome: 'teste', escopos: ['consulta'] }
  return (await createKey(keys, request, new Date(), randomBytes)).chave
}

/** Waits for these words on standard error. */
export async function said(
  { process, ended }: RunningCli,
  words: RegExp,
): Promise<RegExpExecArray> {
  const { promise, resolve } = Promise.withResolvers<RegExpExecArray>()
  let text = ''
  process.stderr?.on('data', (piece: string) => {
    text += piece
    const found = words.exec(text)
    if (found) resolve(found)
  })
  const silent = ended.then(({ stderr }): never => {
    throw new Error(`ended without saying ${String(words)}: ${stderr}`)
  })
  return await Promise.race([promise, silent])
}
