import type { ClusterConfig } from '../config.ts'
import type { Problem } from '../lib/errors/problem.ts'
import { followActs } from '../service/index/follow-acts.ts'
import { FIRST_KEY } from '../service/index/index-feed.ts'
import { createIndexFeed } from '../store/index/index-feed.ts'
import { openSearchNodes } from './open-search.ts'
import { openClusterPart } from './pipeline-part.ts'

export interface FollowOptions {
  /** The holder of its lease: no other running process may use the same name. */
  holder: string
  /** The nodes or the database do not answer; the work will be retried. */
  onTrouble(problem: Problem): void
}

/**
 * Keeps the index of a cluster in step with its archive until `signal` aborts. One process at a
 * time does so.
 */
export async function followIndex(
  cluster: ClusterConfig,
  { holder, onTrouble }: FollowOptions,
  signal: AbortSignal,
): Promise<void> {
  await using part = await openClusterPart(cluster, { holder })
  await using nodes = openSearchNodes(cluster)
  const feed = createIndexFeed(part.sql, FIRST_KEY)
  await followActs({ ...part.shared, feed, cluster: nodes, onTrouble }, signal)
}
