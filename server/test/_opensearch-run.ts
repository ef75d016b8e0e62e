import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { expectEngine } from './_engines.ts'
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
  const folder = mkdtempSync(join(tmpdir(), 'arauto-opensearch-run-'))
  const socket = join(folder, 'socket')
  let starting: Promise<OpenSearchCluster> | null = null
  const server = createServer((asking) => {
    asking.on('error', () => undefined) // the test has gone
    starting ??= start()
    starting.then(
      ({ urls }) => asking.end(JSON.stringify({ urls })),
      (error: unknown) => asking.end(JSON.stringify({ error: String(error) })),
    )
  })
  server.listen(socket)
  await once(server, 'listening')
  project.provide('openSearchSocket', socket)
  return async () => {
    server.close()
    await (await starting)?.[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(): Promise<OpenSearchCluster> {
  const { startOpenSearch } = await import('./_opensearch-nodes.ts') // most runs do not need it
  return await startOpenSearch()
}
