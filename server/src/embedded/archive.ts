import { INDEX_VERSION } from '../search/index-version.ts'
import { createSegmentIndex, createSegmentTables } from '../search/segment/index.ts'
import { createIndexVersion, ofAnotherVersion } from '../store/index/index-version.ts'
import { createChanges } from '../store/sqlite/changes.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { claimIndex, openDatabase, openReader } from '../store/sqlite/database.ts'

/** An open archive of this machine: one connection, and all that works on it. Disposing it closes it. */
export type Archive = ReturnType<typeof openedOn>

/**
 * Opens the archive with its search index, creating either where it is missing.
 * @throws Problem `indisponivel` when the index is not of this version of the program.
 */
export function openArchive(dataDir: string): Archive {
  const archive = openWithAnyIndex(dataDir)
  if (archive.isIndexCurrent) return archive
  archive[Symbol.dispose]()
  throw ofAnotherVersion()
}

/** The same, with an index that another version of the program may have made. */
export function openWithAnyIndex(dataDir: string): Archive & { isIndexCurrent: boolean } {
  const db = openDatabase(dataDir)
  try {
    createSegmentTables(db)
    return Object.assign(openedOn(db), { isIndexCurrent: claimIndex(db, INDEX_VERSION) })
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * Opens an existing archive for reading only, whatever its index. `checkpoint` is called now and then by
 * searches, and ends one that it throws in.
 */
export function openArchiveReader(dataDir: string, checkpoint?: () => void): Archive {
  return openedOn(openReader(dataDir), checkpoint)
}

function openedOn(db: ReturnType<typeof openDatabase>, checkpoint?: () => void) {
  let index: ReturnType<typeof createSegmentIndex> | null = null
  return {
    sql: createSqliteHandle(db),
    /** The connection itself, for what is not on `sql` yet, and for tests that look at rows. */
    db,
    /** The search index on this connection. */
    get index() {
      return (index ??= createSegmentIndex(db, { checkpoint }))
    },
    /** To be asked in every transaction that reads or writes the index. */
    indexVersion: createIndexVersion(INDEX_VERSION),
    changes: createChanges(db),
    [Symbol.dispose]: () => db.close(),
  }
}
