import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { readChunk } from '../../server/src/gazette/article/read-chunk.ts'
import { listZip } from '../../server/src/gazette/source/list-source.ts'
import { planChunks } from '../../server/src/gazette/source/plan-chunks.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'
const LIMITS = { maxEntryBytes: 5e7, maxActBytes: 5e7, maxTotalBytes: 2e9, maxEntries: 2e5 }

/** Every act of the real editions by its id; none where there are no editions. */
export async function readRealActs(): Promise<Map<string, Publication>> {
  return existsSync(REAL) ? await readActsOf(REAL) : new Map()
}

/** Every act of a folder's zips by its id. */
export async function readActsOf(folder: string): Promise<Map<string, Publication>> {
  const acts = new Map<string, Publication>()
  for (const zip of readdirSync(folder).filter((name) => name.endsWith('.zip'))) {
    const chunks = planChunks(await listZip(join(folder, zip), LIMITS), 1_000, LIMITS)
    for (const chunk of chunks)
      for (const { publication } of readChunk(chunk, LIMITS).acts)
        acts.set(publication.id, publication)
  }
  return acts
}
