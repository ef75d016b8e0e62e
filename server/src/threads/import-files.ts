import type { Config } from '../config.ts'
import type { Archive } from '../embedded/archive.ts'
import type { ImportResult } from '../ingest/import.ts'
import { analyzeAct } from '../search/analysis.ts'
import { createIndexStep } from '../store/index/index-step.ts'
import { type ImportRequest, importInto } from './import-into.ts'
import { createMergePool } from './merge-pool.ts'
import { createSignals } from './signals.ts'

/** Imports files into an open archive of this machine; another thread merges its index meanwhile. */
export async function importFiles(
  { sql, index, indexVersion }: Archive,
  config: Config,
  request: ImportRequest,
): Promise<ImportResult> {
  await using merges = createMergePool(config.dataDir)
  using signals = createSignals(config.dataDir)
  const target = {
    sql,
    index: createIndexStep(index, indexVersion, analyzeAct),
    mergeStep: () => merges.step('needed'),
    signals,
  }
  return await importInto(target, config, request)
}
