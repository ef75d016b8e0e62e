import type { ActKey, IndexChange } from '../engine/port.ts'
import type { ActAt, SearchCluster } from '../src/search/opensearch/index.ts'
import type { TestedEngine } from './_search-conformance.ts'

/**
 * Creates initially empty engines, one after the other, on one index: nodes need long to create
 * another.
 */
export async function createEngines(
  cluster: SearchCluster,
  name: string,
): Promise<() => TestedEngine> {
  const index = `${cluster.generation}-${name}`
  const present = new Set<ActKey>()
  let version = 0
  await cluster.indices.create(index)
  await cluster.indices.putInService(index)

  return () => {
    let isEmpty = false
    return {
      ...cluster.engine,
      async apply(changes) {
        const acts = [...(isEmpty ? [] : removals()), ...changes.map(changed)]
        isEmpty = true
        await cluster.write(index, acts)
        await cluster.indices.refresh(index)
      },
    }
  }

  /** For everything that the previous engine left. */
  function removals(): ActAt[] {
    const keys = [...present]
    present.clear()
    return keys.map((key) => ({ key, act: null, version: ++version }))
  }

  function changed(change: IndexChange): ActAt {
    if (change.kind === 'put') present.add(change.key)
    else present.delete(change.key)
    const act = change.kind === 'put' ? { ...change.act, situacao: 'publicada' } : null
    return { key: change.key, act, version: ++version }
  }
}
