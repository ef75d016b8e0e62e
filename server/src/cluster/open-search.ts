import type { ClusterConfig } from '../config.ts'
import { readAuthorities, readCertificate } from '../lib/crypto/authorities.ts'
import { type SearchCluster, openSearchCluster } from '../search/opensearch/index.ts'

/**
 * Connects to the nodes that hold the index; sends them nothing yet.
 * @throws Problem naming the setting whose file cannot be used
 * @param timeoutMs The time limit of an answer; by default that of a bulk write.
 */
export function openSearchNodes(
  { searchUrls, searchPrefix, searchShape, searchTls: { ca, cert, key } }: ClusterConfig,
  { timeoutMs }: { timeoutMs?: number } = {},
): SearchCluster {
  return openSearchCluster(searchUrls, {
    prefix: searchPrefix,
    shape: searchShape,
    ...(ca !== null && { authorities: [readAuthorities('ARAUTO_SEARCH_CA', ca)] }),
    ...(cert !== null &&
      key !== null && {
        certificate: readCertificate(['ARAUTO_SEARCH_CERT', cert], ['ARAUTO_SEARCH_CERT_KEY', key]),
      }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
}
