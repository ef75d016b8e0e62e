import { join } from 'node:path'
import type { CollectorConfig, Config } from '../config.ts'
import type { Archive } from '../embedded/archive.ts'
import { type CollectOptions, collectInto } from './collect-into.ts'
import { importFiles } from './import-files.ts'
import { createSignals } from './signals.ts'

/** Collects editions from INLABS into an open archive of this machine until `signal` aborts. */
export async function collectEditions(
  archive: Archive,
  config: Config,
  collector: CollectorConfig,
  options: CollectOptions,
): Promise<void> {
  using signals = createSignals(config.dataDir)
  const target = {
    sql: archive.sql,
    folder: join(config.dataDir, 'coleta'),
    signals,
    importFiles: (request: Parameters<typeof importFiles>[2]) =>
      importFiles(archive, config, request),
  }
  await collectInto(target, config, collector, options)
}
