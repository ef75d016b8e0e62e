import type { DatabaseSync } from 'node:sqlite'
import { INDEX_VERSION } from '../search/index-version.ts'
import { createSegmentTables } from '../search/segment/sqlite/schema.ts'
import { openDatabase, transaction } from '../store/database.ts'
import { createIndexVersion } from '../store/index-version.ts'

/**
 * Opens the archive with its search index, creating either where it is missing.
 * @throws Problem `indisponivel` when the index is not of this version of the program.
 */
export function openArchive(dataDir: string): DatabaseSync {
  const db = openDatabase(dataDir)
  try {
    prepareIndex(db).expectCurrent()
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Creates the index of an archive that has neither acts nor an index. */
export function prepareIndex(db: DatabaseSync) {
  createSegmentTables(db)
  const version = createIndexVersion(db, INDEX_VERSION)
  if (!version.isCurrent())
    transaction(db, () => {
      if (isEmpty(db)) version.setCurrent()
    })
  return version
}

function isEmpty(db: DatabaseSync): boolean {
  return ['publications', 'segments'].every(
    (table) => db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() === undefined,
  )
}
