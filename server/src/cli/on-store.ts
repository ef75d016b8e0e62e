import type { Config } from '../config.ts'
import { acting } from '../lib/acting.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import type { Sql } from '../store/sql.ts'

/** The database of an archive. */
interface Store {
  sql: Sql
  /** Dates what a command writes: a cluster has a clock of its own. */
  clock: Clock
}

/**
 * Does the work of a command on the database of an archive, on this machine or in a cluster; loads only the code that
 * it needs.
 * @throws Problem `nao_encontrado` for a folder without an archive
 */
export async function onStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  await using store = await openStore(config, { mayBegin: false })
  return await workByCommand(store, work)
}

/** The same, and makes an archive in a folder without one. */
export async function onStoreOrNew<T>(
  config: Config,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  await using store = await openStore(config, { mayBegin: true })
  return await workByCommand(store, work)
}

/**
 * The audit trail records what is done by commands, too. They need access to the machine; its user's name identifies
 * the person.
 */
function workByCommand<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  const nobody = { pessoa_id: null, chave_id: null, conta_id: null, rede: null, endereco: null }
  const actor = { autor: 'comando' as const, ...nobody, em: store.clock().toISOString() }
  return acting.run(actor, work, store)
}

async function openStore(
  { cluster, dataDir }: Config,
  { mayBegin }: { mayBegin: boolean },
): Promise<Store & AsyncDisposable> {
  if (cluster !== null) {
    const { openCluster } = await import('../cluster/open-cluster.ts')
    return await openCluster(cluster, { connections: 1 })
  }
  const { expectArchive, openDatabase, openReader } = await import('../store/sqlite/database.ts')
  const { isUnwritable } = await import('../store/sqlite/errors.ts')
  if (!mayBegin) expectArchive(dataDir)
  const { createSqliteHandle } = await import('../store/sqlite/connection.ts')
  const db = openAsItCan()
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
}

/** The place of an archive, for people. */
export function placeOf({ cluster, dataDir }: Config): string {
  return cluster === null ? `em ${dataDir}` : 'do cluster'
}
