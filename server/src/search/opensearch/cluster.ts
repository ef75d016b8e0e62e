import type { SearchEngine } from '../search-index.ts'
import { createClient } from './http/client.ts'
import { INDEX_GENERATION } from './mapping/index-body.ts'
import { createSearcher } from './read/searcher.ts'
import { type ActAt, writeActs } from './write/bulk.ts'
import { type Indices, createIndices, writtenAs } from './write/indices.ts'

/** How long a node may take to answer a search. */
const TIMEOUT_MS = 10_000
const SHARDS = 3

export interface OpenSearchOptions {
  /** How the names of our indices begin, where others use the nodes too. */
  prefix?: string
  /** Of an index that is made. */
  shards?: number
  timeoutMs?: number
  /** PEM certificates trusted besides the usual authorities. */
  authorities?: readonly string[]
}

/** An archive's index on nodes of OpenSearch. */
export interface SearchCluster extends AsyncDisposable {
  /** Answers from the index in service of this version of the program. */
  engine: SearchEngine
  indices: Indices
  /** How the names of our indices begin, of this version of the program. */
  generation: string
  /** Writes acts to one of them. */
  write(index: string, acts: Iterable<ActAt>): Promise<void>
}

/**
 * Connects to the nodes of a cluster, `http(s)://[user:password@]host:port`; nothing is asked of them yet.
 * @throws RangeError for an address that is none
 */
export function openSearchCluster(
  urls: readonly string[],
  {
    prefix = 'arauto',
    shards = SHARDS,
    timeoutMs = TIMEOUT_MS,
    authorities,
  }: OpenSearchOptions = {},
): SearchCluster {
  const client = createClient(urls, { timeoutMs, ...(authorities && { authorities }) })
  const generation = `${prefix}-${INDEX_GENERATION}`
  return {
    engine: createSearcher(client, generation),
    indices: createIndices(client, generation, { shards }),
    generation,
    write: (index, acts) => writeActs(client, writtenAs(index), acts),
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  }
}
