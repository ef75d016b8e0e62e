import type { DatabaseSync } from 'node:sqlite'

/** Raise it whenever the bytes in these tables change their meaning (index-version.test.ts). */
export const LAYOUT_VERSION = 6

/** The current index, and a new one built beside it, in the same tables (next-index.ts). */
export type Generation = 'current' | 'next'

/** The state of a segment that belongs to its index, and of one that a merge is building for it. */
export const STATES = {
  current: { live: 'live', building: 'building' },
  next: { live: 'next', building: 'next building' },
} as const satisfies Record<Generation, { live: string; building: string }>

/**
 * The tables of the segment index (docs/adr/0007-segment-index.md draws them). `segment_rows` holds
 * dictionary blocks and the parts of large postings, each with a checksum. A piece is what one
 * transaction wrote of a segment: a range of rows and the starts of the dictionary blocks in it.
 */
export function createSegmentTables(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE IF NOT EXISTS segments (
      id INTEGER PRIMARY KEY AUTOINCREMENT,   -- never reused: readers cache by it
      state TEXT NOT NULL                     -- STATES
        CHECK (state IN ('live', 'building', 'next', 'next building', 'dropped')),
      acts INTEGER NOT NULL,
      dead INTEGER NOT NULL,                  -- how many of the acts were corrected or removed
      first_key INTEGER NOT NULL,
      last_key INTEGER NOT NULL,
      length INTEGER NOT NULL,                -- words of the live acts
      average INTEGER NOT NULL,               -- average length that the best shares were reckoned with
      sources TEXT NOT NULL                   -- building: JSON list of the segments that it will replace
    );
    CREATE TABLE IF NOT EXISTS segment_columns (
      segment INTEGER NOT NULL,
      name TEXT NOT NULL,                     -- keys, lengths, amounts, dead, secao, tipo_ato, orgao, origin
      body BLOB NOT NULL,
      PRIMARY KEY (segment, name)
    );
    CREATE TABLE IF NOT EXISTS segment_pieces (
      segment INTEGER NOT NULL,
      piece INTEGER NOT NULL,
      first_row INTEGER NOT NULL,
      last_row INTEGER NOT NULL,
      blocks BLOB NOT NULL,                   -- first term and row of each dictionary block
      last_term BLOB NOT NULL,                -- where a merge goes on
      PRIMARY KEY (segment, piece)
    );
    CREATE TABLE IF NOT EXISTS segment_rows (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
  `)
}
