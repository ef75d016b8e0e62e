import { workerData } from 'piscina'
import type { IndexEntry } from '../ingest/index-rebuild.ts'
import { analyzeAct } from '../search/analysis.ts'
import type { ActKey } from '../search/search-index.ts'
import { openReader } from '../store/database.ts'
import { createSearchableActReader } from '../store/searchable-acts.ts'

const { dataDir } = workerData as { dataDir: string }
const acts = createSearchableActReader(openReader(dataDir))

export default function analyze(keys: ActKey[]): IndexEntry[] {
  return keys.map((key) => {
    const act = acts.read(key)
    return [key, act && analyzeAct(act)]
  })
}
