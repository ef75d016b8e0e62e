import type { DatabaseSync } from 'node:sqlite'
import { type Rarity, rarityIn } from '../monitor/act-keys.ts'
import { analyzeAct } from '../search/analysis.ts'
import { createPublicationReader } from '../store/publications.ts'

/** Acts, evenly over the newest ones: all sections of some days. */
const SAMPLE = 500
const NEWEST = 20_000

/** What is rare in the newest acts of the archive. */
export function learnRarity(db: DatabaseSync): Rarity {
  const { detail } = createPublicationReader(db)
  const ids = db
    .prepare(
      `SELECT id FROM publications WHERE key IN
         (SELECT key FROM publications ORDER BY data_publicacao DESC LIMIT ?)`,
    )
    .all(BigInt(NEWEST))
  const step = Math.max(1, Math.floor(ids.length / SAMPLE))
  const sample = ids.filter((_, i) => i % step === 0)
  return rarityIn(sample.map(({ id }) => analyzeAct(detail(String(id))!))) // just read
}
