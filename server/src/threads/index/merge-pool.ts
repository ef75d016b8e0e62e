import { Piscina } from 'piscina'
import type { MergeEffort } from '../../search/segment/index.ts'
import { endPool } from '../end-pool.ts'
import { HEAP_LIMITS } from '../heap-limits.ts'
import { type Reply, opened } from '../remote.ts'

/** Long enough not to start anew for each part of a morning's edition; then its memory is free again. */
const IDLE_MS = 30_000

/** The thread that merges small segments of the index; it lives while there is something to merge. */
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
    /** Merges some of the index; false: nothing is left to do, or another process is doing it. */
    step: async (effort: MergeEffort) => opened(await pool.run(effort)) as boolean,
    [Symbol.asyncDispose]: () => endPool(pool),
  }
}
