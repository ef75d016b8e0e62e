import type { DatabaseSync } from 'node:sqlite'
import { type Budget, NO_LIMIT } from '../../port/budget.ts'
import type { EmbeddedIndex } from '../embedded-index.ts'
import { createEngine } from '../engine.ts'
import type { Generation } from './schema.ts'
import { createSegmentStore } from './segment-store.ts'
import { createSegmentTablesWriter } from './segment-tables.ts'

/**
 * The embedded search engine, on a connection whose database has its tables (schema.ts).
 * @param budget What the searches of this connection spend from.
 */
export function createSegmentIndex(
  db: DatabaseSync,
  budget: Budget = NO_LIMIT,
  generation: Generation = 'current',
): EmbeddedIndex {
  return createEngine(
    createSegmentStore(db, budget, generation),
    createSegmentTablesWriter(db, generation),
  )
}
