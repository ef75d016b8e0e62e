import { DatabaseSync } from 'node:sqlite'
import { createRandom } from '../demo/sample/random.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { type IndexChange, type SearchableAct, KEYS_PER_DAY } from '../engine/port.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { FIRST_DAY, createRandomArchive } from './_random-archive.ts'

/**
 * node _segment-load.ts DATABASE: loads batches and merges endlessly, noting the batch in each
 * transaction; meant to be killed. Prints a dot for each batch.
 */
export function changesOf(batch: number): { change: IndexChange; act: SearchableAct | null }[] {
  const random = createRandom(`batch ${batch}`)
  const supply = createRandomArchive(random)
  return Array.from({ length: random.between(1, 40) }, () => {
    // Keys repeat, so that some acts are corrected.
    const key = FIRST_DAY * KEYS_PER_DAY + random.below(1_500)
    if (random.chance(0.1)) return { change: { kind: 'remove', key }, act: null }
    const act = supply.act()
    return { change: { kind: 'put', key, act: analyzeAct(act) }, act }
  })
}

export function openLoaded(file: string) {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS batches (n INTEGER PRIMARY KEY)')
  createSegmentTables(db)
  return { db, index: createSegmentIndex(db) }
}

function load(file: string): void {
  const { db, index } = openLoaded(file)
  let batch = Number(db.prepare('SELECT count(*) AS n FROM batches').get()?.n)
  for (;;) {
    db.exec('BEGIN IMMEDIATE')
    index.apply(changesOf(batch).map(({ change }) => change))
    db.prepare('INSERT INTO batches VALUES (?)').run(BigInt(batch++))
    db.exec('COMMIT')
    process.stdout.write('.')
    for (let step = 0; step < 8; step++) {
      db.exec('BEGIN IMMEDIATE')
      index.mergeStep(1)
      db.exec('COMMIT')
    }
  }
}

if (import.meta.main) load(process.argv[2]!)
