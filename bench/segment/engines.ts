import { existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { createFts5Index } from '../../server/src/search/fts5/index.ts'
import { createFts5Table } from '../../server/src/search/fts5/schema.ts'
import type { SearchIndex } from '../../server/src/search/search-index.ts'
import { createSegmentIndex } from '../../server/src/search/segment/index.ts'
import { createSegmentTables } from '../../server/src/search/segment/schema.ts'

export type EngineName = 'fts5' | 'segment'

export interface Engine {
  db: DatabaseSync
  index: SearchIndex
  mergeStep(budgetMs: number): boolean
}

/** An engine alone in a database file, with the settings of the archive's writer and readers. */
export function openEngine(name: EngineName, file: string, access: 'write' | 'read'): Engine {
  const db = new DatabaseSync(file, { readOnly: access === 'read' })
  if (access === 'read') db.exec('PRAGMA mmap_size = 2147418112; PRAGMA cache_size = -32768;')
  else
    db.exec(`
      PRAGMA page_size = 8192;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = 4000;
      PRAGMA cache_size = -65536;
    `)
  if (name === 'fts5') {
    if (access === 'write') createFts5Table(db)
    return { db, index: createFts5Index(db), mergeStep: () => false }
  }
  if (access === 'write') createSegmentTables(db)
  const index = createSegmentIndex(db)
  return { db, index, mergeStep: index.mergeStep }
}

export function fileBytes(file: string): number {
  return [file, `${file}-wal`].reduce(
    (sum, path) => sum + (existsSync(path) ? statSync(path).size : 0),
    0,
  )
}
