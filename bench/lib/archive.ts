import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databasePath } from '../../server/src/store/sqlite/database.ts'
import { runArauto } from './arauto.ts'
import type { Bench } from './bench.ts'
import { corpusIn } from './corpus.ts'
import { progress } from './progress.ts'

/** The corpus repeats a few ids, like the gazette: the archive may have slightly fewer acts. */
const LEAST_SHARE = 0.99
/** The last process that closes the archive holds it for a moment, to merge its write-ahead log. */
const BUSY_MS = 5000

/** The archive of the corpus in the benchmark's folder; imported if it is missing. */
export async function archiveIn(bench: Bench): Promise<string> {
  const dataDir = join(bench.folder, 'acervo')
  const isWhole = () => countActs(dataDir) >= LEAST_SHARE * bench.acts
  if (existsSync(dataDir) && isWhole()) return dataDir
  const corpus = await corpusIn(bench)
  progress(`Importing ${bench.acts} acts`)
  await runArauto(dataDir, ['importar', corpus.archive])
  if (!isWhole()) throw new Error(`${dataDir} holds only ${countActs(dataDir)} acts`)
  return dataDir
}

/** Makes a service on the archive answer anew what it was asked before. */
export function forgetAnswers(dataDir: string): void {
  using db = new DatabaseSync(databasePath(dataDir), { timeout: BUSY_MS })
  const has = (table: string) =>
    db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined
  // An older program forgets at any write.
  db.exec(
    has('content_version')
      ? 'UPDATE content_version SET number = number + 1'
      : 'UPDATE write_probe SET turn = 1 - turn',
  )
  if (has('touched_acts')) db.exec('INSERT INTO touched_acts (what) VALUES (NULL)')
}

/** Writes the newest act, as an import does while others are asked for. */
export function writeNewest(dataDir: string): void {
  using db = new DatabaseSync(databasePath(dataDir), { timeout: BUSY_MS })
  db.exec('UPDATE publications SET titulo = titulo WHERE key = (SELECT max(key) FROM publications)')
}

/** The size of the archive's file, of its index and of the acts, in bytes. */
export function archiveSize(dataDir: string): { all: number; index: number; acts: number } {
  using db = open(dataDir)
  const sizes = db.prepare('SELECT sum(pgsize) AS bytes FROM dbstat WHERE name GLOB ?')
  const bytes = (names: string) => Number(sizes.get(names)?.bytes)
  return {
    all: statSync(databasePath(dataDir)).size,
    index: bytes('segment*') + bytes('sqlite_autoindex_segment*'),
    acts: bytes('publications*') + bytes('sqlite_autoindex_publications*'),
  }
}

/** The ids of some acts, spread evenly over the archive. */
export function someIds(dataDir: string, count: number): string[] {
  using db = open(dataDir)
  const every = Math.max(1, Math.floor(countActs(dataDir) / count))
  return db
    .prepare(
      `SELECT id FROM (SELECT id, row_number() OVER (ORDER BY key) AS place FROM publications)
       WHERE place % ? = 0 LIMIT ?`,
    )
    .all(BigInt(every), BigInt(count))
    .map(({ id }) => String(id))
}

/** The number of acts in an archive. */
export function countActs(dataDir: string): number {
  using db = open(dataDir)
  return Number(db.prepare('SELECT count(*) AS acts FROM publications').get()?.acts)
}

function open(dataDir: string): DatabaseSync {
  return new DatabaseSync(databasePath(dataDir), { readOnly: true, timeout: BUSY_MS })
}
