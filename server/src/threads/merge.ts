import { workerData } from 'piscina'
import { INDEX_VERSION } from '../search/index-version.ts'
import type { MergeEffort } from '../search/search-index.ts'
import { createSegmentIndex } from '../search/segment/index.ts'
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

/** Gives whether there is more to merge. */
export default function merge(effort: MergeEffort): boolean {
  return merger.step(effort)
}
