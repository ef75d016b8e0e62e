import type { Config } from '../../config.ts'
import type { ArchiveHome } from './archive-home.ts'
import { clusterHome } from './cluster-home.ts'
import { ownHome } from './own-home.ts'

/** The only place that chooses between a folder of this machine and a cluster. */
export function homeOf(config: Config): ArchiveHome {
  return config.cluster === null ? ownHome(config) : clusterHome(config, config.cluster)
}
