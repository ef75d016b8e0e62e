import type { Archive } from '../src/embedded/archive.ts'
import { relationRules } from '../src/gazette/relations/rules.ts'
import type { SourceLimits } from '../src/gazette/source.ts'
import { judgeLook } from '../src/gazette/withdrawal.ts'
import { type ImportResult, importSources } from '../src/ingest/import.ts'
import type { Clock } from '../src/lib/clock.ts'
import type { Fence } from '../src/lib/lease.ts'
import { analyzeAct } from '../src/search/analysis.ts'
import { KEYS_PER_DAY } from '../src/search/search-index.ts'
import { createArchiveWriter } from '../src/store/archive/archive-writer.ts'
import { createIndexStep } from '../src/store/index/index-step.ts'
import parse from '../src/threads/parse.ts'

export const TEST_LIMITS: SourceLimits = {
  maxEntryBytes: 1_000_000,
  maxTotalBytes: 10_000_000,
  maxEntries: 10_000,
}

interface ImportHere {
  notify: boolean
  clock: Clock
  fence?: Fence
  signal?: AbortSignal
}

/** Imports files in this very thread, for tests with very many small imports: threads take longer to start. */
export function importHere(
  { sql, index, indexVersion }: Archive,
  paths: string[],
  { notify, clock, fence, signal = new AbortController().signal }: ImportHere,
): Promise<ImportResult> {
  const writer = createArchiveWriter({
    sql,
    index: createIndexStep(index, indexVersion, analyzeAct),
    rules: relationRules,
    judgeLook,
    keysPerDay: KEYS_PER_DAY,
    clock,
    notify,
    fence: fence ?? null,
  })
  return importSources({
    paths,
    limits: TEST_LIMITS,
    writer,
    mergeStep: async () => false,
    freeShare: 1 / 2,
    parse: async (entries) => parse({ entries, limits: TEST_LIMITS }),
    chunksAhead: 1,
    reread: false,
    signal,
    onProgress: () => {},
  })
}
