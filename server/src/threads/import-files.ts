import type { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config.ts'
import { relationRules } from '../gazette/relations/rules.ts'
import type { SourceLimits } from '../gazette/source.ts'
import { type ImportResult, importSources } from '../ingest/import.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import { type Fence, Overtaken } from '../lib/lease.ts'
import { analyzeAct } from '../search/analysis.ts'
import { INDEX_VERSION } from '../search/index-version.ts'
import { KEYS_PER_DAY } from '../search/search-index.ts'
import { createSegmentIndex } from '../search/segment/index.ts'
import { createArchiveWriter } from '../store/archive-writer.ts'
import { createIndexVersion } from '../store/index-version.ts'
import { createMergePool } from './merge-pool.ts'
import { createParsePool } from './parse-pool.ts'

/** More XML files than any month of the gazette has. */
const MAX_ENTRIES = 1_000_000

export interface ImportRequest {
  paths: string[]
  /** Whether what is new becomes events. */
  notify: boolean
  /** Whether to read again what was read whole before. */
  reread?: boolean
  signal: AbortSignal
  /** Of all files. */
  onProgress(bytesDone: number, bytes: number): void
  /** Under which every transaction is made; none is needed otherwise. */
  fence?: Fence
  clock?: Clock
}

/** Imports files into an open archive: parser threads, one that merges the index, and the calling one writes. */
export async function importFiles(
  db: DatabaseSync,
  config: Config,
  request: ImportRequest,
): Promise<ImportResult> {
  const { paths, notify, signal, onProgress, reread = false } = request
  const { fence, clock = systemClock } = request
  const limits = importLimits(config)
  await using pool = createParsePool(config.importThreads, limits)
  await using merges = createMergePool(config.dataDir)
  const version = createIndexVersion(db, INDEX_VERSION)
  const writer = createArchiveWriter({
    db,
    index: createSegmentIndex(db),
    analyze: analyzeAct,
    rules: relationRules,
    keysPerDay: KEYS_PER_DAY,
    clock,
    notify,
    guard: () => {
      if (fence) expectHeldNow(db, fence)
      version.expectCurrent()
    },
  })
  return await importSources({
    paths,
    limits,
    writer,
    mergeStep: () => merges.step('needed'),
    parse: pool.parse,
    chunksAhead: config.importThreads * 2,
    reread,
    signal,
    onProgress,
  })
}

function expectHeldNow(db: DatabaseSync, { lease, number }: Fence): void {
  const held = db.prepare('SELECT fence FROM leases WHERE name = ?').get(lease)
  if (Number(held?.fence) !== number) throw new Overtaken(`${lease} has passed to another`)
}

/** What one source may make us read at most. */
export function importLimits(config: Config): SourceLimits {
  return {
    maxEntryBytes: config.importMaxEntryBytes,
    maxTotalBytes: config.importMaxTotalBytes,
    maxEntries: MAX_ENTRIES,
  }
}
