import type { DatabaseSync } from 'node:sqlite'
import type { EmbeddedIndex } from '../embedded-index.ts'
import { createEngine } from '../engine.ts'
import type { Generation } from './schema.ts'
import { createSegmentStore } from './segment-store.ts'
import { createSegmentTablesWriter } from './segment-tables.ts'

/** The embedded search engine, on a connection whose database has its tables (schema.ts). */
export function createSegmentIndex(
  db: DatabaseSync,
  generation: Generation = 'current',
): EmbeddedIndex {
  return createEngine(createSegmentStore(db, generation), createSegmentTablesWriter(db, generation))
}
