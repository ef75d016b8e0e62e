import { workerData } from 'piscina'
import { openArchiveReader } from '../../embedded/archive.ts'
import type { IndexChunk } from '../../ingest/index-rebuild.ts'
import { analyzeAct } from '../../../engine/analysis.ts'
import type { ActKey, AnalyzedAct } from '../../../engine/port.ts'
import { buildPart } from '../../../engine/part.ts'
import { readSearchableAct } from '../../store/archive/searchable-acts.ts'

const { dataDir } = workerData as { dataDir: string }
const { sql } = openArchiveReader(dataDir)

export default async function prepareIndex(keys: ActKey[]): Promise<IndexChunk> {
  const taken: ActKey[] = []
  const acts: AnalyzedAct[] = []
  for (const key of keys) {
    const act = await readSearchableAct(sql, key)
    if (act === null) continue
    taken.push(key)
    acts.push(analyzeAct(act))
  }
  return { keys: taken, part: acts.length === 0 ? null : buildPart(acts) }
}
