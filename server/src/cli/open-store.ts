import type { Config } from '../config.ts'
import type { Sql } from '../store/sql.ts'

/**
 * Opens the database of an archive, on this machine or of a cluster; loads only the code for that.
 */
export async function openStore(config: Config): Promise<{ sql: Sql } & AsyncDisposable> {
  if (config.cluster !== null) {
    const { openCluster } = await import('../cluster/open-cluster.ts')
    return await openCluster(config.cluster, { connections: 1 })
  }
  const { openDatabase } = await import('../store/sqlite/database.ts')
  const { createSqliteHandle } = await import('../store/sqlite/connection.ts')
  const db = openDatabase(config.dataDir)
  return {
    sql: createSqliteHandle(db),
    async [Symbol.asyncDispose]() {
      db.close()
    },
  }
}

/** The place of an archive, for people. */
export function placeOf({ cluster, dataDir }: Config): string {
  return cluster === null ? `em ${dataDir}` : 'do cluster'
}
