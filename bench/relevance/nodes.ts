import type { Publication } from '../../server/src/gazette/publication.ts'
import { analyzeAct } from '../../server/engine/analysis.ts'
import {
  type ActAt,
  type SearchCluster,
  openSearchCluster,
} from '../../server/src/search/opensearch/index.ts'
import type { ActKey } from '../../server/engine/port.ts'
import { startOpenSearch } from '../../server/test/_opensearch-nodes.ts'
import { progress } from '../lib/progress.ts'

/** For a machine that has other work. */
const TIMEOUT_MS = 120_000

/** The same acts on their own node; disposing ends it. */
export async function openOnNodes(
  acts: ReadonlyMap<ActKey, Publication>,
): Promise<Pick<SearchCluster, 'engine'> & AsyncDisposable> {
  progress('Indexing', 'OpenSearch')
  const nodes = await startOpenSearch()
  const cluster = openSearchCluster(nodes.urls, { timeoutMs: TIMEOUT_MS })
  const index = `${cluster.generation}-medicao`
  await cluster.indices.create(index)
  await cluster.write(index, analyzed())
  await cluster.indices.refresh(index)
  await cluster.indices.putInService(index)
  return {
    engine: cluster.engine,
    async [Symbol.asyncDispose]() {
      await cluster[Symbol.asyncDispose]()
      await nodes[Symbol.asyncDispose]()
    },
  }

  function* analyzed(): Generator<ActAt> {
    for (const [key, act] of acts)
      yield { key, act: { ...analyzeAct(act), situacao: 'publicada' }, version: 1 }
  }
}
