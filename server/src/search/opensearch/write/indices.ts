import type { OpenSearchClient } from '../http/client.ts'
import { OpenSearchError } from '../http/failures.ts'
import { type IndexShape, indexBody } from '../mapping/index-body.ts'

/** Creating an index waits for the copies of its shards; the first refresh of a filled one writes much. */
const TIMEOUT_MS = 60_000

/** The indices of an archive on the nodes, and which one is in service. */
export interface Indices {
  /** Does nothing if it exists. */
  create(index: string): Promise<void>
  exists(index: string): Promise<boolean>
  /** The index in service; null: none. */
  inService(): Promise<string | null>
  /** Puts an index in service in place of another, in one atomic step. */
  putInService(index: string): Promise<void>
  /** Does nothing if it is not in service. */
  takeOutOfService(index: string): Promise<void>
  /** Does nothing if it does not exist. */
  drop(index: string): Promise<void>
  /** Makes everything written so far visible to searches. */
  refresh(index: string): Promise<void>
}

/** The alias for writing to an index; it exists as long as the index. */
export const writtenAs = (index: string): string => `${index}-escrita`

/** @param alias The name by which the index in service is searched. */
export function createIndices(client: OpenSearchClient, alias: string, shape: IndexShape): Indices {
  return {
    async create(index) {
      const body = { ...indexBody(shape), aliases: { [writtenAs(index)]: {} } }
      await client
        .send({ method: 'PUT', path: `/${index}`, body, timeoutMs: TIMEOUT_MS })
        .catch(except('resource_already_exists_exception'))
    },
    exists: async (index) => (await aliasesOf(`/${index}/_alias`)) !== null,
    inService,
    async putInService(index) {
      const before = await inService()
      if (before === index) return
      const actions = [
        ...(before === null ? [] : [{ remove: { index: before, alias } }]),
        { add: { index, alias } },
      ]
      await client.send({ method: 'POST', path: '/_aliases', body: { actions } })
    },
    async takeOutOfService(index) {
      const actions = [{ remove: { index, alias, must_exist: false } }]
      await client
        .send({ method: 'POST', path: '/_aliases', body: { actions } })
        .catch(except('index_not_found_exception'))
    },
    async drop(index) {
      await client
        .send({ method: 'DELETE', path: `/${index}`, timeoutMs: TIMEOUT_MS })
        .catch(except('index_not_found_exception'))
    },
    async refresh(index) {
      await client.send({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: TIMEOUT_MS })
    },
  }

  async function inService(): Promise<string | null> {
    return Object.keys((await aliasesOf(`/_alias/${alias}`)) ?? {})[0] ?? null
  }

  /** By index; null if it does not exist. */
  function aliasesOf(path: string): Promise<Record<string, object> | null> {
    return client.send<Record<string, object>>({ method: 'GET', path }).catch((error: unknown) => {
      if (error instanceof OpenSearchError && error.status === 404) return null
      throw error
    })
  }
}

function except(type: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof OpenSearchError) || error.type !== type) throw error
  }
}
