import type { PipelinePart } from '../../assembly/pipeline-part.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../../lib/clock.ts'
import { createSignals } from '../signals.ts'

/**
 * Opens the stores of a part of the pipeline, on this machine or in a cluster; loads only the code that
 * it needs. `clock` is for this machine; a cluster has its own. `isRepeatable`: on this machine, a power
 * loss may lose the part's last writes, because it then does that work again.
 */
export async function openPart(
  config: Config,
  deps: { holder: string; clock: Clock; isRepeatable?: boolean },
): Promise<PipelinePart & AsyncDisposable> {
  if (config.cluster !== null) {
    const { openClusterPart } = await import('../../cluster/pipeline-part.ts')
    return await openClusterPart(config.cluster, deps)
  }
  const { openArchivePart } = await import('../../embedded/pipeline-part.ts')
  const parts = new AsyncDisposableStack()
  const signals = parts.use(createSignals(config.dataDir))
  const part = parts.use(openArchivePart(config, { ...deps, signals }))
  return { ...part, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}
