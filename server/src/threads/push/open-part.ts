import type { PipelinePart } from '../../assembly/pipeline-part.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../../lib/clock.ts'
import { createSignals } from '../signals.ts'

/**
 * Opens what a part of the pipeline works with, of this machine or of a cluster; loads only what it needs.
 * `clock`: of this machine; a cluster has its own. `isRepeatable`: what it writes last before a power loss may be
 * lost on this machine, because it is then done again.
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
