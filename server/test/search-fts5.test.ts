import { DatabaseSync } from 'node:sqlite'
import { createFts5Index } from './_fts5/index.ts'
import { createFts5Table } from './_fts5/schema.ts'
import { behindPort, describeSearchIndex } from './_search-conformance.ts'

describeSearchIndex('FTS5', () => {
  const db = new DatabaseSync(':memory:')
  createFts5Table(db)
  return behindPort(createFts5Index(db))
})
