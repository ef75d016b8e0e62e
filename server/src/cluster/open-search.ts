import type { ClusterConfig } from '../config.ts'
import { type SearchCluster, openSearchCluster } from '../search/opensearch/index.ts'

/**
 * Connects to the nodes that hold the index; sends them nothing yet.
 * @param timeoutMs How long a node may take to answer; by default, as long as a bulk write may
 * take.
 */
export function openSearchNodes(
  { searchUrls, searchPrefix }: ClusterConfig,
  { timeoutMs }: { timeoutMs?: number } = {},
): SearchCluster {
  return openSearchCluster(searchUrls, {
    prefix: searchPrefix,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
}
