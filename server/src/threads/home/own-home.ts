import type { Config } from '../../config.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { systemClock } from '../../lib/time/clock.ts'
import type { openReader } from '../../store/sqlite/database.ts'
import type { ArchiveHome } from './archive-home.ts'

type Connection = ReturnType<typeof openReader>

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
      // Brings an archive of an older version up to date.
      ;(await openAsItCan(dataDir, () => openWithIndex(dataDir))).close()
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
  const { expectArchive, hasArchive, openDatabase } = await import('../../store/sqlite/database.ts')
  if (!mayBegin) expectArchive(dataDir)
  const { createSqliteHandle } = await import('../../store/sqlite/connection.ts')
  const open = () => openDatabase(dataDir)
  const db = !hasArchive(dataDir)
    ? await openWithIndex(dataDir)
    : mayBegin
      ? open()
      : await openAsItCan(dataDir, open)
  return {
    sql: createSqliteHandle(db),
    clock: systemClock,
    async [Symbol.asyncDispose]() {
      db.close()
    },
  }
}

/** With the tables of its index, which verifications and exports read. */
async function openWithIndex(dataDir: string): Promise<Connection> {
  const { openOwnDatabase } = await import('../../embedded/database.ts')
  return openOwnDatabase(dataDir).db
}

/** Where nothing can be written, what only reads still works. */
async function openAsItCan(
  dataDir: string,
  open: () => Connection | Promise<Connection>,
): Promise<Connection> {
  const { isUnwritable } = await import('../../store/sqlite/errors.ts')
  try {
    return await open()
  } catch (error) {
    if (!isUnwritable(error)) throw error
    const { openReader } = await import('../../store/sqlite/database.ts')
    const { expectCurrentVersion } = await import('../../store/sqlite/migrate.ts')
    const reader = openReader(dataDir)
    expectCurrentVersion(reader)
    return reader
  }
}
