import type { Config } from '../../config.ts'
import type { ImportTarget } from './import-into.ts'

/** Opens the target of imports, on this machine or in a cluster; loads only the code that it needs. */
export async function openTarget(config: Config): Promise<ImportTarget & AsyncDisposable> {
  if (config.cluster !== null) {
    const { openClusterTarget } = await import('./cluster-target.ts')
    return await openClusterTarget(config.cluster)
  }
  const { openOwnTarget } = await import('./own-target.ts')
  return openOwnTarget(config)
}
