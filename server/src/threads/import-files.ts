import type { Config } from '../config.ts'
import type { Archive } from '../embedded/archive.ts'
import { relationRules } from '../gazette/relations/rules.ts'
import type { SourceLimits } from '../gazette/source.ts'
import { judgeLook } from '../gazette/withdrawal.ts'
import type { ArchiveWriter } from '../ingest/archive-writer.ts'
import { type ImportResult, importSources } from '../ingest/import.ts'
import { type Clock, systemClock } from '../lib/clock.ts'
import type { Fence } from '../lib/lease.ts'
import { analyzeAct } from '../search/analysis.ts'
import { KEYS_PER_DAY } from '../search/search-index.ts'
import { createArchiveWriter } from '../store/archive/archive-writer.ts'
import { createIndexStep } from '../store/index/index-step.ts'
import { createMergePool } from './merge-pool.ts'
import { createParsePool } from './parse-pool.ts'
import { createSignals } from './signals.ts'

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
  /** The lease under which everything is written; none is needed without it. */
  fence?: Fence
  clock?: Clock
}

/** Imports files into an open archive: parser threads, one that merges the index, and the calling one writes. */
export async function importFiles(
  { sql, index, indexVersion }: Archive,
  config: Config,
  request: ImportRequest,
): Promise<ImportResult> {
  const { paths, notify, signal, onProgress, reread = false } = request
  const { fence = null, clock = systemClock } = request
  const limits = importLimits(config)
  await using pool = createParsePool(config.importThreads, limits)
  await using merges = createMergePool(config.dataDir)
  using signals = createSignals(config.dataDir)
  const writer = createArchiveWriter({
    sql,
    index: createIndexStep(index, indexVersion, analyzeAct),
    rules: relationRules,
    judgeLook,
    keysPerDay: KEYS_PER_DAY,
    clock,
    notify,
    fence,
  })
  return await importSources({
    paths,
    limits,
    writer: notify ? announcing(writer, () => signals.announce('events')) : writer,
    mergeStep: () => merges.step('needed'),
    parse: pool.parse,
    chunksAhead: config.importThreads * 2,
    reread,
    signal,
    onProgress,
  })
}

/** A writer of which others hear whenever there may be events. */
function announcing(writer: ArchiveWriter, announce: () => void): ArchiveWriter {
  return {
    ...writer,
    async write(...given) {
      const outcomes = await writer.write(...given)
      announce()
      return outcomes
    },
    async finish(source) {
      await writer.finish(source)
      announce()
    },
  }
}

/** What one source may make us read at most. */
export function importLimits(config: Config): SourceLimits {
  return {
    maxEntryBytes: config.importMaxEntryBytes,
    maxTotalBytes: config.importMaxTotalBytes,
    maxEntries: MAX_ENTRIES,
  }
}
