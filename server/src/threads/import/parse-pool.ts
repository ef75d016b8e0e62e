import { Piscina } from 'piscina'
import { CHUNK_BYTES, chunkBytes } from '../../gazette/source/plan-chunks.ts'
import type { XmlEntry, SourceLimits } from '../../gazette/source/source.ts'
import type { RowsOrDefect, UnreadAct } from '../../ingest/archive-writer.ts'
import type { PreparedChunk } from '../../ingest/prepared-chunk.ts'
import { endPool } from '../end-pool.ts'
import parse, { type ParseTask, type TextToRead, readRows } from './parse.ts'

/** What is read sooner than a thread starts. */
const FEW_BYTES = 64 * 2 ** 10

/**
 * What is read with a thread less, some 5,000 acts: each thread compiles everything anew, and the writer needs a core.
 */
const LITTLE_BYTES = 12 * 2 ** 20

/** The XML of a byte of compressed text, about. */
const XML_OF_A_BYTE = 3

export interface ParsePool extends AsyncDisposable {
  parse(entries: XmlEntry[]): Promise<PreparedChunk>
  /** The rows of acts that were parsed before. */
  readRows(acts: UnreadAct[]): Promise<RowsOrDefect[]>
}

/**
 * Threads that read and parse articles, so that one core writes while all others prepare. Acts that are
 * larger than a usual chunk are read one by one, in a thread that ends with them. Otherwise the hundreds
 * of megabytes that each needs would stay in every thread. A few acts, as of an extra edition or a file that
 * was mended, are read where they are wanted. The last thread begins once more is read at a time than most days have.
 *
 * @param idleTimeout How many milliseconds a thread without work stays.
 */
export function createParsePool(
  threads: number,
  limits: SourceLimits,
  idleTimeout = Infinity,
): ParsePool {
  const most = Math.max(1, threads - 1)
  const usual = createPool({ minThreads: 0, maxThreads: most, idleTimeout })
  const last = createPool({ minThreads: 0, maxThreads: 1, idleTimeout })
  const large = createPool({ minThreads: 0, maxThreads: 1 })
  /** Since nothing was being read. */
  let given = 0
  let reading = 0

  function poolFor(bytes: number): Pool {
    if (bytes > CHUNK_BYTES) return large
    const isMore = threads > most && given > LITTLE_BYTES && last.queueSize < usual.queueSize
    return isMore ? last : usual
  }

  /** Runs in a thread what reads so many bytes. */
  async function inThread<T>(bytes: number, run: (pool: Pool) => Promise<T>): Promise<T> {
    given = reading === 0 ? bytes : given + bytes
    reading++
    try {
      return await run(poolFor(bytes))
    } finally {
      reading--
    }
  }

  return {
    async parse(entries: XmlEntry[]): Promise<PreparedChunk> {
      const bytes = chunkBytes(entries)
      if (bytes < FEW_BYTES) return parse({ entries, limits })
      return await inThread(bytes, (pool) => pool.run({ entries, limits }))
    },
    async readRows(acts: UnreadAct[]): Promise<RowsOrDefect[]> {
      const texts = acts.map(({ publication, content }) => ({ publication, content }))
      const bytes = acts.reduce((sum, { content }) => sum + content.length * XML_OF_A_BYTE, 0)
      if (bytes < FEW_BYTES) return readRows(texts)
      return await inThread(bytes, (pool) => pool.run(texts, { name: 'readRows' }))
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([usual, last, large].map(endPool))
    },
  }
}

interface Pool {
  run(task: ParseTask): Promise<PreparedChunk>
  run(texts: TextToRead[], task: { name: 'readRows' }): Promise<RowsOrDefect[]>
}

function createPool(size: { minThreads: number; maxThreads: number; idleTimeout?: number }) {
  return new Piscina({
    filename: new URL('./parse.ts', import.meta.url).href,
    ...size,
    // Parsed articles are short-lived; a larger nursery costs 140 MB per thread and gains nothing.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
}
