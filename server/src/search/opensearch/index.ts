/**
 * The search engine of a cluster, as the rest of the service sees it. README.md draws its parts.
 */
export { type OpenSearchOptions, type SearchCluster, openSearchCluster } from './cluster.ts'
export { notReady } from './http/failures.ts'
export type { ChangeMark } from './mapping/document.ts'
export type { RemoteReader } from './read/searcher.ts'
export type { ActAt } from './write/bulk.ts'
