import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databasePath } from '../../server/src/store/sqlite/database.ts'
import { runArauto } from './arauto.ts'
import type { Bench } from './bench.ts'
import { corpusIn } from './corpus.ts'
import { progress } from './progress.ts'

/** The corpus repeats a few ids, as the gazette does: the archive may hold a little less. */
const LEAST_SHARE = 0.99
/** A process that closes the archive last holds it for a moment, to fold in its write-ahead log. */
const BUSY_MS = 5000

/** The archive of the corpus in the benchmark's folder; imported when it is not there yet. */
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

/** Bytes of the archive's file, and of them the index and the acts themselves. */
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

/** Ids of some acts, evenly over the archive. */
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

/** How many acts an archive holds. */
export function countActs(dataDir: string): number {
  using db = open(dataDir)
  return Number(db.prepare('SELECT count(*) AS acts FROM publications').get()?.acts)
}

function open(dataDir: string): DatabaseSync {
  return new DatabaseSync(databasePath(dataDir), { readOnly: true, timeout: BUSY_MS })
}
