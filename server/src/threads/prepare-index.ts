import { workerData } from 'piscina'
import type { IndexChunk } from '../ingest/index-rebuild.ts'
import { analyzeAct } from '../search/analysis.ts'
import type { ActKey } from '../search/search-index.ts'
import { buildPart } from '../search/segment/write/part.ts'
import { openReader } from '../store/database.ts'
import { createSearchableActReader } from '../store/searchable-acts.ts'

const { dataDir } = workerData as { dataDir: string }
const stored = createSearchableActReader(openReader(dataDir))

export default function prepareIndex(keys: ActKey[]): IndexChunk {
  const acts = keys.flatMap((key) => {
    const act = stored.read(key)
    return act ? [{ key, analyzed: analyzeAct(act) }] : []
  })
  if (acts.length === 0) return { keys: [], part: null }
  return { keys: acts.map(({ key }) => key), part: buildPart(acts.map((act) => act.analyzed)) }
}
