/**
 * The search engine of a cluster, as the rest of the service knows it. README.md draws what lies behind it.
 */
export { type OpenSearchOptions, type SearchCluster, openSearchCluster } from './cluster.ts'
export type { ActAt } from './write/bulk.ts'
