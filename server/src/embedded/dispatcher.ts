import { type DispatcherOptions, deliverPart } from '../assembly/dispatcher.ts'
import type { PartDeps } from '../assembly/pipeline-part.ts'
import type { Config } from '../config.ts'
import { openPart } from './pipeline-part.ts'

/** Delivers from an archive on this machine until `signal` aborts; then what is in flight ends first. */
export async function deliverArchive(
  config: Pick<Config, 'dataDir' | 'secretKey' | 'webhooks'>,
  options: DispatcherOptions & PartDeps,
  signal: AbortSignal,
): Promise<void> {
  using part = openPart(config, options)
  await deliverPart(part, config.webhooks, options, signal)
}
