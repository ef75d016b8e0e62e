import type { TestProject } from 'vitest/node'
import { expectEngine } from './_engines.ts'
import { offerEngine } from './_offer-engine.ts'
import { type OpenSearchCluster, isOpenSearchInstalled } from './_opensearch-nodes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A socket that gives OpenSearch's address, once it has started. */
    openSearchSocket: string
  }
}

/** One node of OpenSearch for a test run, started when the first test needs it. */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
  expectEngine('opensearch', isOpenSearchInstalled())
  const { socket, end } = await offerEngine('opensearch', start, ({ urls }) => ({ urls }))
  project.provide('openSearchSocket', socket)
  return end
}

async function start(): Promise<OpenSearchCluster> {
  const { startOpenSearch } = await import('./_opensearch-nodes.ts') // most runs do not need it
  return await startOpenSearch()
}
