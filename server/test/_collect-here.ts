import type { CollectorConfig, Config } from '../src/config.ts'
import type { Archive } from '../src/embedded/archive.ts'
import { type CollectOptions, collectInto } from '../src/threads/collect/collect-into.ts'
import { targetOf } from '../src/threads/import/own-target.ts'

/** Collects editions from INLABS into an open archive of this machine until `signal` aborts. */
export async function collectEditions(
  archive: Archive,
  config: Config,
  collector: CollectorConfig,
  options: CollectOptions,
): Promise<void> {
  await using target = targetOf(archive, config)
  await collectInto(target, config, collector, options)
}
