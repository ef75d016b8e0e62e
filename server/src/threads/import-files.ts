import type { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import type { SourceLimits } from '../gazette/source.ts'
import { type ImportResult, importSources } from '../ingest/import.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import { createFts5Index } from '../search/fts5/index.ts'
import { KEYS_PER_DAY } from '../search/search-index.ts'
import { createArchiveWriter } from '../store/archive-writer.ts'
import { createParsePool } from './parse-pool.ts'

/** More XML files than any month of the gazette has. */
const MAX_ENTRIES = 1_000_000

export interface ImportRequest {
  paths: string[]
  /** Whether what is new becomes events. */
  notify: boolean
  signal: AbortSignal
  onProgress(articlesDone: number, articlesKnown: number): void
  /** Called inside every transaction, and undoes it by throwing. */
  guard?: () => void
  clock?: Clock
}

/** Imports files into an open archive: parser threads, one writer on the calling thread. */
export async function importFiles(
  db: DatabaseSync,
  config: Config,
  { paths, notify, signal, onProgress, guard = () => {}, clock = systemClock }: ImportRequest,
): Promise<ImportResult> {
  const limits = importLimits(config)
  await using pool = createParsePool(config.importThreads, limits)
  const index = createFts5Index(db)
  const writer = createArchiveWriter({
    db,
    index,
    keysPerDay: KEYS_PER_DAY,
    clock,
    notify,
    guard,
  })
  return await importSources({
    paths,
    limits,
    writer,
    parse: pool.parse,
    chunksAhead: config.importThreads * 2,
    signal,
    onProgress,
  })
}

/** What one source may make us read at most. */
export function importLimits(config: Config): SourceLimits {
  return {
    maxEntryBytes: config.importMaxEntryBytes,
    maxTotalBytes: config.importMaxTotalBytes,
    maxEntries: MAX_ENTRIES,
  }
}
