import type { Config } from '../config.ts'
import { expectNoSessions } from '../store/move/unused.ts'
import { createMoveTarget } from '../store/postgres/move-target.ts'
import { countOtherSessions, migratePostgres, openPostgres } from '../store/postgres/open.ts'
import { createSecretBoxReader } from '../store/secret-box-reader.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { expectArchive, openDatabase, openReader } from '../store/sqlite/database.ts'
import { lockDataDir } from '../store/sqlite/lock.ts'
import { createMoveSource } from '../store/sqlite/move-source.ts'
import { type CopyOptions, type Moved, copyArchive } from './copy-archive.ts'

export interface MoveOptions extends CopyOptions {
  /** Deletes what an earlier, unfinished copy left behind. */
  anew: boolean
}

/**
 * Copies the archive in a folder into an empty shared database, and counts both sides. No service
 * may run on the folder meanwhile. After an interruption, a second call resumes.
 * @throws Problem `conflito` when a service runs on either, when the database has an archive of its
 * own, or when the archive has changed since an interruption; the reason of `signal`, once it aborts
 */
export async function moveArchive(
  { dataDir, secretKey }: Pick<Config, 'dataDir' | 'secretKey'>,
  url: string,
  { anew, ...options }: MoveOptions,
): Promise<Moved> {
  expectArchive(dataDir)
  using _lock = lockDataDir(dataDir)
  // An archive of an older version first gets its missing tables.
  openDatabase(dataDir).close()
  using db = openReader(dataDir)
  // The processes that share the database must be able to open the archive's sealed secrets.
  await createSecretBoxReader(createSqliteHandle(db), dataDir, secretKey)()
  expectNoSessions(await countOtherSessions(url), '--para')
  await migratePostgres(url)
  const postgres = await openPostgres(url, { connections: 1 })
  try {
    const target = createMoveTarget(postgres.sql, postgres.clock)
    if (anew) await target.discard()
    const moved = await copyArchive(createMoveSource(db), target, options)
    await target.finish()
    return moved
  } finally {
    await postgres.close()
  }
}
