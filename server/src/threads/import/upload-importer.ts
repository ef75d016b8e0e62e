import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Piscina } from 'piscina'
import type { Config } from '../../config.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Service } from '../../service/service.ts'
import type { Upload, UploadResult } from '../../service/operation/upload.ts'
import { endPool } from '../end-pool.ts'
import { HEAP_LIMITS } from '../heap-limits.ts'
import type { UploadTask } from './import-upload.ts'

/** In a cluster another process may have the file; by then it will have imported it. */
const LOST_AFTER_MS = 60 * 60_000

const LOST: UploadResult = {
  estado: 'recusado',
  motivo: 'o processo que recebeu o arquivo terminou antes de importá-lo; envie-o de novo',
}

export interface Uploads {
  /**
   * Imports a received file; nobody waits for it. If the import has not started, the service's next start
   * begins it.
   */
  begin(upload: Upload): void
  /** Starts importing, beginning with unfinished files. */
  start(this: void): AsyncDisposable
}

interface UploadDeps {
  pathOf(upload: Upload): string
  clock: Clock
  onError(error: unknown): void
}

/** Imports uploads while it is started. */
export function createUploads(
  config: Config,
  service: Pick<Service, 'queries' | 'commands'>,
  deps: UploadDeps,
): Uploads {
  let importer: ReturnType<typeof startImporter> | null = null
  return {
    begin: (upload) => importer?.begin(upload),
    start() {
      const started = (importer = startImporter(config, service, deps))
      return {
        async [Symbol.asyncDispose]() {
          importer = null
          await started[Symbol.asyncDispose]()
        },
      }
    },
  }
}

/**
 * Imports one file after the other, in a thread that lives while there is something to import. The next
 * start finishes unfinished files.
 */
function startImporter(
  config: Config,
  { queries, commands }: Pick<Service, 'queries' | 'commands'>,
  { pathOf, clock, onError }: UploadDeps,
) {
  const pool = new Piscina<UploadTask, UploadResult>({
    filename: new URL('./import-upload.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    workerData: config,
    resourceLimits: HEAP_LIMITS,
  })
  let ending = false

  async function importOne(upload: Upload): Promise<void> {
    const path = pathOf(upload)
    const result = await pool.run({ path, notify: upload.notificar }).catch(failed)
    if (ending) return
    await commands.operation.imported(upload, result)
    await rm(dirname(path), { recursive: true, force: true })
  }

  function failed(error: unknown): UploadResult {
    if (!ending) onError(error)
    return { estado: 'recusado', motivo: 'a importação falhou; veja o registro do serviço' }
  }

  const begin = (upload: Upload) => void importOne(upload).catch(onError)

  async function resume(): Promise<void> {
    const uploads = await queries.operation.uploads()
    for (const upload of uploads.filter(({ estado }) => estado === 'recebido').toReversed())
      if (existsSync(pathOf(upload))) begin(upload)
      else if (clock().getTime() - Date.parse(upload.criado_em) > LOST_AFTER_MS)
        await commands.operation.imported(upload, LOST)
  }

  void resume().catch(onError)

  return {
    begin,
    async [Symbol.asyncDispose]() {
      ending = true
      await endPool(pool)
    },
  }
}
