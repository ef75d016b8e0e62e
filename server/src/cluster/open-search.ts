import type { ClusterConfig } from '../config.ts'
import { type SearchCluster, openSearchCluster } from '../search/opensearch/index.ts'

/**
 * Connects to the nodes that hold the index; nothing is asked of them yet.
 * @param timeoutMs How long one of them may take to answer; by default as long as writing in bulk may take.
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
