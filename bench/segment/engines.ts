import { DatabaseSync } from 'node:sqlite'
import type { Facets, Query } from '../../server/engine/port.ts'
import type { SearchFilters } from '../../server/src/search/search-reader.ts'
import {
  type EmbeddedIndex,
  createSegmentIndex,
  createSegmentTables,
} from '../../server/engine/index.ts'
import { buildPart } from '../../server/engine/part.ts'
import { createFts5Index } from '../../server/test/_fts5/index.ts'
import { createFts5Table } from '../../server/test/_fts5/schema.ts'
import type { Put } from './tokens.ts'

type SynchronousIndex = Pick<EmbeddedIndex, 'apply' | 'search'>

export type EngineName = 'fts5' | 'segment'

export interface Engine extends Disposable {
  db: DatabaseSync
  index: SynchronousIndex
  /** Adds acts; passes to `write` the work that needs a write transaction. */
  put(puts: Put[], write: (work: () => void) => void): void
  mergeStep: EmbeddedIndex['mergeStep']
  /** Only the segment engine has them. */
  facets(query: Query, filters: SearchFilters): Facets
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
      PRAGMA wal_autocheckpoint = 0; -- see load.ts
      PRAGMA cache_size = -65536;
    `)
  const engine = { db, [Symbol.dispose]: () => db.close() }
  if (name === 'fts5') {
    if (access === 'write') createFts5Table(db)
    const facets = () => {
      throw new Error('FTS5 counts no facets')
    }
    const index = forgetful(createFts5Index(db))
    const put: Engine['put'] = (puts, write) => write(() => index.apply(puts))
    return { ...engine, index, put, mergeStep: () => false, facets }
  }
  if (access === 'write') createSegmentTables(db)
  const index = createSegmentIndex(db)
  const put: Engine['put'] = (puts, write) => {
    const keys = puts.map(({ key }) => key)
    const part = buildPart(puts.map(({ act }) => act))
    write(() => index.add(keys, part))
  }
  return { ...engine, index, put, mergeStep: index.mergeStep, facets: index.facets }
}

/** Makes it count each time; otherwise it caches totals until something is written. */
function forgetful(index: SynchronousIndex): SynchronousIndex {
  return {
    apply: (changes) => index.apply(changes),
    search(request) {
      index.apply([])
      return index.search(request)
    },
  }
}
