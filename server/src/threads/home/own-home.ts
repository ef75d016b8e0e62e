import type { Config } from '../../config.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { systemClock } from '../../lib/time/clock.ts'
import type { ArchiveHome } from './archive-home.ts'

/** The home of an archive in a folder of this machine. */
export function ownHome(config: Config): ArchiveHome {
  const { dataDir } = config
  return {
    place: `em ${dataDir}`,
    isLocked: true,
    async hasService() {
      const { hasService } = await import('../../store/sqlite/lock.ts')
      return hasService(dataDir)
    },
    async exists() {
      const { hasArchive } = await import('../../store/sqlite/database.ts')
      return hasArchive(dataDir)
    },
    openStore: ({ mayBegin }) => openStore(dataDir, mayBegin),
    async openExports() {
      const { openQueries } = await import('../../embedded/queries.ts')
      const opened = openQueries(config)
      return {
        ...opened.queries,
        [Symbol.asyncDispose]: async () => opened[Symbol.dispose](),
      }
    },
    async openTarget() {
      const { openOwnTarget } = await import('../import/own-target.ts')
      return openOwnTarget(config)
    },
    async openPart({ clock, isRepeatable = false }) {
      const { openArchivePart } = await import('../../embedded/pipeline-part.ts')
      const { createSignals } = await import('../signals.ts')
      await using opening = new AsyncDisposableStack()
      const signals = opening.use(createSignals(dataDir))
      const part = opening.use(openArchivePart(config, { signals, clock, isRepeatable }))
      const opened = opening.move()
      return { ...part, [Symbol.asyncDispose]: () => opened.disposeAsync() }
    },
    async openSearch() {
      throw needsCluster(
        'O índice de um acervo numa pasta está nele mesmo.',
        `O índice de uma pasta se confere com: ${PROGRAM} verificar; e se refaz com: ${PROGRAM} reindexar.`,
      )
    },
    async migrate() {
      throw needsCluster(
        'O acervo numa pasta se migra por si ao abrir.',
        'Para um cluster, defina-a, com ARAUTO_SEARCH_URL e ARAUTO_SECRET_KEY: docs/cluster.md.',
      )
    },
    async openInstallation(readOnly) {
      const { openOwnInstallation } = await import('../service/own-installation.ts')
      return await openOwnInstallation(config, readOnly)
    },
  }
}

function needsCluster(mensagem: string, wayOut: string): Problem {
  return new Problem('parametro_invalido', mensagem, [
    detailOf('ARAUTO_DATABASE_URL', 'não está definida', wayOut),
  ])
}

async function openStore(dataDir: string, mayBegin: boolean) {
  const { expectArchive, hasArchive, openDatabase, openReader } =
    await import('../../store/sqlite/database.ts')
  const { isUnwritable } = await import('../../store/sqlite/errors.ts')
  if (!mayBegin) expectArchive(dataDir)
  const { createSqliteHandle } = await import('../../store/sqlite/connection.ts')
  const db = hasArchive(dataDir) ? openAsItCan() : await begin()
  return {
    sql: createSqliteHandle(db),
    clock: systemClock,
    async [Symbol.asyncDispose]() {
      db.close()
    },
  }

  /** Where nothing can be written, what only reads still works. */
  function openAsItCan() {
    try {
      return openDatabase(dataDir)
    } catch (error) {
      if (mayBegin || !isUnwritable(error)) throw error
      return openReader(dataDir)
    }
  }

  /** A new archive, with what verifications and exports read. */
  async function begin() {
    const { openOwnDatabase } = await import('../../embedded/database.ts')
    return openOwnDatabase(dataDir).db
  }
}
