import { INDEX_VERSION, createSegmentTables } from '../../engine/tables.ts'
import { claimIndex, openDatabase } from '../store/sqlite/database.ts'

/** The database of an archive, for those who write and do not search. Nothing of the search engine is loaded. */
interface OwnDatabase {
  db: ReturnType<typeof openDatabase>
  isIndexCurrent: boolean
}

/** Opens it, and creates what is missing, also of its index, which may be of another version. */
export function openOwnDatabase(dataDir: string): OwnDatabase {
  const db = openDatabase(dataDir)
  try {
    createSegmentTables(db)
    return { db, isIndexCurrent: claimIndex(db, INDEX_VERSION) }
  } catch (error) {
    db.close()
    throw error
  }
}
