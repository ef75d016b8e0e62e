import type { ClusterConfig } from '../config.ts'
import { type SearchCluster, openSearchCluster } from '../search/opensearch/index.ts'

/**
 * Connects to the nodes that hold the index; sends them nothing yet.
 * @param timeoutMs The time limit of an answer; by default that of a bulk write.
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
