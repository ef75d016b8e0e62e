import { setTimeout as pause } from 'node:timers/promises'
import { workerData } from 'piscina'
import { INDEX_VERSION } from '../search/index-version.ts'
import { type MergeEffort, createSegmentIndex } from '../search/segment/index.ts'
import { openDatabase } from '../store/database.ts'
import { createIndexMerger } from '../store/index-merger.ts'
import { createIndexVersion } from '../store/index-version.ts'

const { dataDir } = workerData as { dataDir: string }
const db = openDatabase(dataDir)
const merger = createIndexMerger({
  db,
  openIndex: () => createSegmentIndex(db),
  version: createIndexVersion(db, INDEX_VERSION),
  dataDir,
})

/**
 * How long the write lock stays free between two steps (see ingest/import.ts): one that frees room does nothing
 * without it.
 */
const PAUSE_MS = 10

/** Gives whether there is more to merge. */
export default async function merge(effort: MergeEffort): Promise<boolean> {
  const isMore = merger.step(effort)
  if (isMore) await pause(PAUSE_MS)
  return isMore
}
