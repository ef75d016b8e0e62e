import type { ActKey } from '../../../engine/port.ts'
import { type ClientCertificate, createClient } from './http/client.ts'
import type { ChangeMark } from './mapping/document.ts'
import { type IndexShape, INDEX_GENERATION } from './mapping/index-body.ts'
import { createAsker } from './read/ask.ts'
import { type IndexedSection, countSections, keysOfSection, newestChange } from './read/contents.ts'
import { type RemoteReader, createSearcher } from './read/searcher.ts'
import { type ActAt, writeActs } from './write/bulk.ts'
import { type Indices, createIndices, writtenAs } from './write/indices.ts'

/** How long a node may take to answer a search. */
const TIMEOUT_MS = 10_000
/** Each shard that a search asks costs its nodes about as much again. */
const SHAPE: IndexShape = { shards: 1, replicas: 1 }

export interface OpenSearchOptions {
  /** The prefix of our indices' names, for nodes that others use too. */
  prefix?: string
  /** Of a new index. */
  shape?: IndexShape
  timeoutMs?: number
  /** PEM certificates to trust besides the usual authorities. */
  authorities?: readonly string[]
  /** What shows the nodes who we are. */
  certificate?: ClientCertificate
}

/** An archive's index on nodes of OpenSearch. */
export interface SearchCluster extends AsyncDisposable {
  /** Searches the index in service that belongs to this version of the program. */
  engine: RemoteReader
  indices: Indices
  /** The name prefix of this version's indices. */
  generation: string
  /**
   * Writes acts to an index.
   * @param newest The newest change of the archive that they may show
   */
  write(index: string, acts: Iterable<ActAt>, newest?: ChangeMark | null): Promise<void>
  /** The newest change of the archive that an index may show; null: none. */
  newestIn(index: string): Promise<ChangeMark | null>
  /** The number of acts in the index in service, by day and section. */
  counts(): Promise<IndexedSection[]>
  /** The acts of a section of a day in that index, ascending. */
  keysOf(data: string, secao: string): Promise<ActKey[]>
}

/**
 * Connects to the nodes of a cluster, `http(s)://[user:password@]host:port`, without sending a
 * request yet.
 * @throws RangeError for an invalid address
 */
export function openSearchCluster(
  urls: readonly string[],
  {
    prefix = 'arauto',
    shape = SHAPE,
    timeoutMs = TIMEOUT_MS,
    authorities,
    certificate,
  }: OpenSearchOptions = {},
): SearchCluster {
  const client = createClient(urls, {
    timeoutMs,
    ...(authorities && { authorities }),
    ...(certificate && { certificate }),
  })
  const generation = `${prefix}-${INDEX_GENERATION}`
  const asker = createAsker(client, generation)
  return {
    engine: createSearcher(asker),
    indices: createIndices(client, generation, shape),
    generation,
    write: (index, acts, newest = null) => writeActs(client, writtenAs(index), acts, newest),
    newestIn: (index) => newestChange(createAsker(client, index)),
    counts: () => countSections(asker),
    keysOf: (data, secao) => keysOfSection(asker, data, secao),
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  }
}
