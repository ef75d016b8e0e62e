import { setTimeout as pause } from 'node:timers/promises'
import { workerData } from 'piscina'
import { openIndexMerger } from '../../embedded/index-merger.ts'
import { openWithAnyIndex } from '../../embedded/archive.ts'
import { withTrouble } from '../../lib/errors/trouble.ts'
import type { MergeEffort } from '../../../engine/index.ts'
import { replyOf } from '../remote.ts'

const { dataDir } = workerData as { dataDir: string }
const merger = openIndexMerger(openWithAnyIndex(dataDir), dataDir)

/**
 * How long the write lock stays free between two steps (see ingest/import.ts). A step that frees space
 * does nothing without the lock.
 */
const PAUSE_MS = 10

/** Replies whether there is more to merge. */
export default (effort: MergeEffort) => replyOf(() => merge(effort))

async function merge(effort: MergeEffort): Promise<boolean> {
  try {
    const isMore = await merger.step(effort)
    if (isMore) await pause(PAUSE_MS)
    return isMore
  } catch (error) {
    throw withTrouble(error)
  }
}
