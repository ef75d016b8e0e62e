import type { ClusterConfig, Config } from '../../config.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import type { ArchiveHome } from './archive-home.ts'

/** The home of an archive in a cluster. */
export function clusterHome(config: Config, cluster: ClusterConfig): ArchiveHome {
  return {
    place: 'do cluster',
    isLocked: false,
    hasService: async () => false,
    exists: async () => true,
    async openStore() {
      const { openCluster } = await import('../../cluster/open-cluster.ts')
      return await openCluster(cluster, { connections: 1, isUnhurried: true })
    },
    async openExports() {
      const { openCluster } = await import('../../cluster/open-cluster.ts')
      const { openSearchNodes } = await import('../../cluster/open-search.ts')
      const { createClusterQueries } = await import('../../cluster/service.ts')
      await using opening = new AsyncDisposableStack()
      const archive = opening.use(await openCluster(cluster, { connections: 2 }))
      const index = opening.use(openSearchNodes(cluster))
      const box = await archive.openBox()
      const mailTrustedDomains = new Set<string>() // exports write to nobody
      const parts = { box, mailTrustedDomains, clock: archive.clock }
      const queries = createClusterQueries(archive, index, parts)
      const opened = opening.move()
      return { ...queries, [Symbol.asyncDispose]: () => opened.disposeAsync() }
    },
    async openTarget() {
      const { openClusterTarget } = await import('../import/cluster-target.ts')
      return await openClusterTarget(cluster)
    },
    async openPart({ holder }) {
      const { openClusterPart } = await import('../../cluster/pipeline-part.ts')
      return await openClusterPart(cluster, { holder })
    },
    async openSearch() {
      const { openSearchNodes } = await import('../../cluster/open-search.ts')
      return openSearchNodes(cluster)
    },
    async migrate() {
      const { migratePostgres } = await import('../../store/postgres/open.ts')
      return await migratePostgres(cluster.databaseUrl)
    },
    async openInstallation(readOnly) {
      if (readOnly !== null) throw notForReading()
      const { openClusterInstallation } = await import('../../cluster/installation.ts')
      const { startFollowing } = await import('../index/start-following.ts')
      return await openClusterInstallation(config, cluster, (log) =>
        startFollowing(cluster, config.roles, log),
      )
    },
  }
}

function notForReading(): Problem {
  return new Problem('parametro_invalido', '--somente-leitura é para um acervo numa pasta.', [
    detailOf(
      '--somente-leitura',
      'ARAUTO_DATABASE_URL aponta para um cluster',
      'Num cluster, dê a este processo só o papel api (ARAUTO_ROLES).',
    ),
  ])
}
