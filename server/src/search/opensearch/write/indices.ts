import type { OpenSearchClient } from '../http/client.ts'
import { OpenSearchError } from '../http/failures.ts'
import { type IndexShape, indexBody } from '../mapping/index-body.ts'

/** Creating waits for the copies of the shards. */
const TIMEOUT_MS = 60_000

/** The indices of an archive on the nodes, and which of them is in service. */
export interface Indices {
  /** Does nothing where it is there. */
  create(index: string): Promise<void>
  /** The one in service; null: none. */
  inService(): Promise<string | null>
  /** Puts one in the place of another, at once for whoever searches. */
  putInService(index: string): Promise<void>
  /** Does nothing where it is not there. */
  drop(index: string): Promise<void>
  /** What was written is found from now on. */
  refresh(index: string): Promise<void>
}

/** Under which name acts are written to an index, that is there as long as it is. */
export const writtenAs = (index: string): string => `${index}-escrita`

/** @param alias Under which name the one in service is searched. */
export function createIndices(client: OpenSearchClient, alias: string, shape: IndexShape): Indices {
  return {
    async create(index) {
      const body = { ...indexBody(shape), aliases: { [writtenAs(index)]: {} } }
      await client
        .send({ method: 'PUT', path: `/${index}`, body, timeoutMs: TIMEOUT_MS })
        .catch(except('resource_already_exists_exception'))
    },
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
    async drop(index) {
      await client
        .send({ method: 'DELETE', path: `/${index}`, timeoutMs: TIMEOUT_MS })
        .catch(except('index_not_found_exception'))
    },
    async refresh(index) {
      await client.send({ method: 'POST', path: `/${index}/_refresh` })
    },
  }

  async function inService(): Promise<string | null> {
    const found = await client
      .send<Record<string, object>>({ method: 'GET', path: `/_alias/${alias}` })
      .catch((error: unknown) => {
        if (error instanceof OpenSearchError && error.status === 404) return {}
        throw error
      })
    return Object.keys(found)[0] ?? null
  }
}

function except(type: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof OpenSearchError) || error.type !== type) throw error
  }
}
