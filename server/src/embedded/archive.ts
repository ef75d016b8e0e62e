import { requestBudget } from '../lib/flow/budget.ts'
import { INDEX_VERSION, createSegmentIndex } from '../../engine/index.ts'
import { createIndexVersion, ofAnotherVersion } from '../store/index/index-version.ts'
import { createActChanges, createChanges, createContentChanges } from '../store/sqlite/changes.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { expectArchive, isIndexOf, openReader } from '../store/sqlite/database.ts'
import { expectCurrentVersion } from '../store/sqlite/migrate.ts'
import { openOwnDatabase } from './database.ts'

/**
 * An open archive on this machine: one connection, and everything that works on it. Disposing it
 * closes it.
 */
export type Archive = ReturnType<typeof openedOn>

/**
 * Opens the archive with its search index, and creates what is missing.
 * @throws Problem `indisponivel` when another version of the program made the index.
 */
export function openArchive(dataDir: string): Archive {
  const archive = openWithAnyIndex(dataDir)
  if (archive.isIndexCurrent) return archive
  archive[Symbol.dispose]()
  throw ofAnotherVersion()
}

/** The same, with an index that may be of another version. */
export function openWithAnyIndex(dataDir: string): Archive & { isIndexCurrent: boolean } {
  const { db, isIndexCurrent } = openOwnDatabase(dataDir)
  return Object.assign(openedOn(db), { isIndexCurrent })
}

/** Opens an existing archive read-only, whatever its index. */
export function openArchiveReader(dataDir: string): Archive {
  return openedOn(openReader(dataDir))
}

/**
 * Opens an existing archive for a service that only reads.
 * @throws Problem `indisponivel` when another version of the program made it or its index.
 */
export function openStillArchive(dataDir: string): Archive {
  expectArchive(dataDir)
  const archive = openArchiveReader(dataDir)
  try {
    expectCurrentVersion(archive.db)
    if (!isIndexOf(archive.db, INDEX_VERSION)) throw ofAnotherVersion()
    return archive
  } catch (error) {
    archive[Symbol.dispose]()
    throw error
  }
}

function openedOn(db: ReturnType<typeof openReader>) {
  let index: ReturnType<typeof createSegmentIndex> | null = null
  const changes = createChanges(db)
  return {
    sql: createSqliteHandle(db),
    /**
     * The connection itself, for callers that `sql` does not serve yet, and for tests that look at
     * rows.
     */
    db,
    /** The search index on this connection. */
    get index() {
      return (index ??= createSegmentIndex(db, requestBudget))
    },
    /** Call it in every transaction that reads or writes the index. */
    indexVersion: createIndexVersion(INDEX_VERSION),
    changes,
    content: createContentChanges(db, changes),
    acts: createActChanges(db, changes),
    [Symbol.dispose]: () => db.close(),
  }
}
