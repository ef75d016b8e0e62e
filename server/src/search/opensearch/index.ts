/**
 * The search engine of a cluster, as the rest of the service sees it. README.md draws its parts.
 */
export { type OpenSearchOptions, type SearchCluster, openSearchCluster } from './cluster.ts'
export type { ActAt } from './write/bulk.ts'
