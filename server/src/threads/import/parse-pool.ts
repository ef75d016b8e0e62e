import { Piscina } from 'piscina'
import type { XmlEntry, SourceLimits } from '../../gazette/source/source.ts'
import type { PreparedChunk } from '../../ingest/import.ts'
import { endPool } from '../end-pool.ts'
import type { ParseTask } from './parse.ts'

/** Threads that read and parse articles, so that one core writes while all others prepare. */
export function createParsePool(threads: number, limits: SourceLimits) {
  const pool = new Piscina<ParseTask, PreparedChunk>({
    filename: new URL('./parse.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    // Parsed articles die young; a larger nursery costs 140 MB a thread and wins nothing.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  return {
    parse: (entries: XmlEntry[]): Promise<PreparedChunk> => pool.run({ entries, limits }),
    [Symbol.asyncDispose]: () => endPool(pool),
  }
}
