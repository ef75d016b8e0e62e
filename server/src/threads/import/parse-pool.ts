import { Piscina } from 'piscina'
import { CHUNK_BYTES, chunkBytes } from '../../gazette/source/plan-chunks.ts'
import type { XmlEntry, SourceLimits } from '../../gazette/source/source.ts'
import type { PreparedChunk } from '../../ingest/prepared-chunk.ts'
import { endPool } from '../end-pool.ts'
import type { ParseTask } from './parse.ts'

/**
 * Threads that read and parse articles, so that one core writes while all others prepare. Acts that are
 * larger than a usual chunk are read one by one, in a thread that ends with them. Otherwise the hundreds
 * of megabytes that each needs would stay in every thread.
 */
export function createParsePool(threads: number, limits: SourceLimits) {
  const usual = createPool({ minThreads: threads, maxThreads: threads })
  const large = createPool({ minThreads: 0, maxThreads: 1 })
  return {
    parse: (entries: XmlEntry[]): Promise<PreparedChunk> =>
      (chunkBytes(entries) > CHUNK_BYTES ? large : usual).run({ entries, limits }),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([endPool(usual), endPool(large)])
    },
  }
}

function createPool(size: { minThreads: number; maxThreads: number }) {
  return new Piscina<ParseTask, PreparedChunk>({
    filename: new URL('./parse.ts', import.meta.url).href,
    ...size,
    // Parsed articles are short-lived; a larger nursery costs 140 MB per thread and gains nothing.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
}
