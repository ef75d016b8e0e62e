import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { MeaningState } from '../../meaning/meaning-state.ts'
import { databasePath } from './database.ts'

const VECTORS = 'sentido.db'
const BUSY_TIMEOUT_MS = 10_000

/** The file of vectors, beside the archive: derived from it, and no part of its copies. */
function vectorsPath(dataDir: string): string {
  return join(dataDir, VECTORS)
}

/**
 * Opens the vectors for writing, with the archive beside them as `acts`, only for reading. A power loss may
 * undo the last commits, and they are made again.
 */
export function openVectors(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(vectorsPath(dataDir), { timeout: BUSY_TIMEOUT_MS })
  const archive = pathToFileURL(databasePath(dataDir))
  archive.searchParams.set('mode', 'ro')
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS maker (
      id INTEGER PRIMARY KEY CHECK (id = 1), model TEXT NOT NULL, version INTEGER NOT NULL,
      dimensions INTEGER NOT NULL, sample BLOB NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS vectors (
      key INTEGER PRIMARY KEY, digest BLOB NOT NULL, scale REAL NOT NULL, bytes BLOB NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS trouble (
      id INTEGER PRIMARY KEY CHECK (id = 1), message TEXT NOT NULL
    ) STRICT;
  `)
  db.prepare('ATTACH ? AS acts').run(archive.href)
  return db
}

/** How far the vectors are; null: none were ever made. */
export function readVectorsState(dataDir: string): MeaningState | null {
  if (!existsSync(vectorsPath(dataDir))) return null
  const options = { readOnly: true, timeout: BUSY_TIMEOUT_MS }
  using db = new DatabaseSync(vectorsPath(dataDir), options)
  const found = db
    .prepare(
      `SELECT model, dimensions, (SELECT count(*) FROM vectors) AS vectors,
         (SELECT message FROM trouble) AS trouble
       FROM (SELECT 1) LEFT JOIN maker`,
    )
    .get()!
  return {
    modelo: found.model === null ? null : String(found.model),
    dimensoes: found.dimensions === null ? null : Number(found.dimensions),
    vetores: Number(found.vectors),
    falha: found.trouble === null ? null : String(found.trouble),
  }
}
