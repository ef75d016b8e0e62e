import type { Installation } from '../../assembly/installation.ts'
import type { Config } from '../../config.ts'
import type { ReadOnlyReason } from '../../service/read-only.ts'

/**
 * Opens the installation that the settings describe; loads only the code that it needs. `readOnly`: why
 * nothing may be written to an archive on this machine.
 * @throws Problem `conflito` when another service holds the data folder; `indisponivel` when a database does
 * not answer
 */
export async function openInstallation(
  config: Config,
  readOnly: ReadOnlyReason | null = null,
): Promise<Installation> {
  if (config.cluster !== null) {
    const { openClusterInstallation } = await import('../../cluster/installation.ts')
    const { startFollowing } = await import('../index/start-following.ts')
    return await openClusterInstallation(config, config.cluster, (log) =>
      startFollowing(config, log),
    )
  }
  const { openOwnInstallation } = await import('./own-installation.ts')
  return await openOwnInstallation(config, readOnly)
}
