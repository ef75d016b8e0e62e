import type { DatabaseSync } from 'node:sqlite'
import { type Rarity, rarityIn } from '../monitor/act-keys.ts'
import { analyzeAct } from '../search/analysis.ts'
import { createSearchableActReader } from '../store/searchable-acts.ts'

/** Acts, evenly over the newest ones: all sections of some days. */
const SAMPLE = 500
const NEWEST = 20_000

/** What is rare in the newest acts of the archive. */
export function learnRarity(db: DatabaseSync): Rarity {
  const { read } = createSearchableActReader(db)
  // Keys alone lie in an index: the rows of so many acts would fill the connection's cache, for good.
  const keys = db
    .prepare('SELECT key FROM publications ORDER BY data_publicacao DESC LIMIT ?')
    .all(BigInt(NEWEST))
  const step = Math.max(1, Math.floor(keys.length / SAMPLE))
  const sample = keys.values().filter((_, i) => i % step === 0)
  return rarityIn(sample.map(({ key }) => analyzeAct(read(Number(key))!))) // just listed
}
