import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '../src/access/accounts.ts'
import { createKey } from '../src/access/api-keys.ts'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/server.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { makeArchive } from './_make-archive.ts'
import { openArchive } from '../src/embedded/archive.ts'

export interface RunningService extends AsyncDisposable {
  url: string
  chave: string
  /** `dados` of a GET under /api/v1, which must succeed. */
  dados<T>(path: string): Promise<T>
}

/** The real service on a free port and its own data folder, with `paths` imported. */
export async function startService(
  paths: string[],
  env: Record<string, string> = {},
  escopos = ['consulta'],
): Promise<RunningService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arauto-service-'))
  const config = readConfig({
    ARAUTO_DATA_DIR: dataDir,
    ARAUTO_PORT: '0',
    ARAUTO_LOG_LEVEL: 'silent',
    ARAUTO_SEARCH_THREADS: '1',
    ...env,
  })
  const chave = await fill(paths)
  const server = await startServer(config)
  return {
    url: server.url,
    chave,
    async dados<T>(path: string): Promise<T> {
      const response = await fetch(`${server.url}/api/v1${path}`, {
        headers: { 'X-API-Key': chave },
      })
      const body = (await response.json()) as { sucesso: boolean; dados: T }
      if (!body.sucesso) throw new Error(`${path}: ${JSON.stringify(body)}`)
      return body.dados
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      rmSync(dataDir, { recursive: true })
    },
  }

  async function fill(paths: string[]): Promise<string> {
    makeArchive(dataDir)
    using archive = openArchive(dataDir)
    const { db } = archive
    const signal = new AbortController().signal
    await importFiles(archive, config, { paths, notify: false, signal, onProgress() {} })
    const keys = createKeyStore(createSqliteHandle(db))
    const { id } = await createAccount(
      keys,
      { nome: 'Teste', email: 'teste@exemplo.com.br' },
      new Date(),
    )
    const request = { conta: id, nome: 'teste', escopos, limite: 1_000_000 }
    return (await createKey(keys, request, new Date(), randomBytes)).chave
  }
}
