import { Piscina } from 'piscina'
import type { MergeEffort } from '../../../engine/index.ts'
import { endPool } from '../end-pool.ts'
import { HEAP_LIMITS } from '../heap-limits.ts'
import { type Reply, opened } from '../remote.ts'

/** Long enough not to restart for each part of a morning's edition; then its memory is freed. */
const IDLE_MS = 30_000

/** A thread that merges small segments of the index; it lives while there is something to merge. */
export function createMergePool(dataDir: string) {
  const pool = new Piscina<MergeEffort, Reply>({
    filename: new URL('./merge.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    workerData: { dataDir },
    resourceLimits: HEAP_LIMITS,
  })
  return {
    /** Merges some of the index; false if nothing is left to merge, or another process is merging. */
    step: async (effort: MergeEffort) => opened(await pool.run(effort)) as boolean,
    [Symbol.asyncDispose]: () => endPool(pool),
  }
}
