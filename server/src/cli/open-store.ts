import type { Config } from '../config.ts'
import type { Sql } from '../store/sql.ts'

/**
 * Opens the database of an archive, on this machine or of a cluster, and loads only the code for it.
 * `mayBegin`: whether to create a missing archive.
 * @throws Problem `nao_encontrado` for a folder without an archive
 */
export async function openStore(
  config: Config,
  { mayBegin = false } = {},
): Promise<{ sql: Sql } & AsyncDisposable> {
  if (config.cluster !== null) {
    const { openCluster } = await import('../cluster/open-cluster.ts')
    return await openCluster(config.cluster, { connections: 1 })
  }
  const { expectArchive, openDatabase, openReader } = await import('../store/sqlite/database.ts')
  const { isUnwritable } = await import('../store/sqlite/errors.ts')
  if (!mayBegin) expectArchive(config.dataDir)
  const { createSqliteHandle } = await import('../store/sqlite/connection.ts')
  const db = openAsItCan()
  return {
    sql: createSqliteHandle(db),
    async [Symbol.asyncDispose]() {
      db.close()
    },
  }

  /** Where nothing can be written, what only reads still works. */
  function openAsItCan() {
    try {
      return openDatabase(config.dataDir)
    } catch (error) {
      if (mayBegin || !isUnwritable(error)) throw error
      return openReader(config.dataDir)
    }
  }
}

/** The place of an archive, for people. */
export function placeOf({ cluster, dataDir }: Config): string {
  return cluster === null ? `em ${dataDir}` : 'do cluster'
}
