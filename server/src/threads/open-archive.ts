import type { DatabaseSync } from 'node:sqlite'
import { createFts5Table } from '../search/fts5/schema.ts'
import { openDatabase } from '../store/database.ts'

/** Opens the archive with its search index, creating either where it is missing. */
export function openArchive(dataDir: string): DatabaseSync {
  const db = openDatabase(dataDir)
  createFts5Table(db)
  return db
}
