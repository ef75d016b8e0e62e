import { Piscina } from 'piscina'
import { CHUNK_BYTES, chunkBytes } from '../../gazette/source/plan-chunks.ts'
import type { XmlEntry, SourceLimits } from '../../gazette/source/source.ts'
import type { PreparedChunk } from '../../ingest/prepared-chunk.ts'
import { endPool } from '../end-pool.ts'
import parse, { type ParseTask } from './parse.ts'

/** What is read sooner than a thread starts. */
const FEW_BYTES = 64 * 2 ** 10

export interface ParsePool extends AsyncDisposable {
  parse(entries: XmlEntry[]): Promise<PreparedChunk>
}

/**
 * Threads that read and parse articles, so that one core writes while all others prepare. Acts that are
 * larger than a usual chunk are read one by one, in a thread that ends with them. Otherwise the hundreds
 * of megabytes that each needs would stay in every thread. A few acts, as of an extra edition or a file that
 * was mended, are read where they are wanted.
 *
 * @param idleTimeout How many milliseconds a thread without work stays.
 */
export function createParsePool(
  threads: number,
  limits: SourceLimits,
  idleTimeout = Infinity,
): ParsePool {
  const usual = createPool({ minThreads: 0, maxThreads: threads, idleTimeout })
  const large = createPool({ minThreads: 0, maxThreads: 1 })
  return {
    async parse(entries: XmlEntry[]): Promise<PreparedChunk> {
      const bytes = chunkBytes(entries)
      if (bytes < FEW_BYTES) return parse({ entries, limits })
      return await (bytes > CHUNK_BYTES ? large : usual).run({ entries, limits })
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([endPool(usual), endPool(large)])
    },
  }
}

function createPool(size: { minThreads: number; maxThreads: number; idleTimeout?: number }) {
  return new Piscina<ParseTask, PreparedChunk>({
    filename: new URL('./parse.ts', import.meta.url).href,
    ...size,
    // Parsed articles are short-lived; a larger nursery costs 140 MB per thread and gains nothing.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
}
