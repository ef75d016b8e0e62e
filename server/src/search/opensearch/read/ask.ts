import { Problem, detailOf } from '../../../lib/errors/problem.ts'
import type { OpenSearchClient } from '../http/client.ts'
import { OpenSearchError, notReady, unavailable } from '../http/failures.ts'
import type { Clause } from '../query/clause.ts'

/** The body of a search, in OpenSearch's own names. */
interface SearchBody {
  query?: Clause
  size: number
  from?: number
  sort?: Clause[]
  search_after?: number[]
  aggs?: Record<string, object>
  track_total_hits: boolean
  stored_fields?: string[] | '_none_'
  docvalue_fields?: string[]
  pit?: { id: string; keep_alive: string }
}

export interface IndexHit {
  /** The values that the hits were sorted by. */
  sort: number[]
  _score?: number
  fields?: Record<string, string[]>
}

/** Empty parts, and parts that were not requested, are absent. */
interface Hits {
  total?: { value: number }
  hits?: IndexHit[]
}

export interface IndexAnswer<Aggregations = unknown> {
  timed_out: boolean
  _shards: { failed: number }
  hits: Hits
  aggregations: Aggregations
}

/** Queries one index by its name on the nodes. */
export interface Asker {
  /**
   * The complete answer of all shards. The same copies of the shards answer requests with the same
   * `preference`, as long as they answer.
   * @throws Problem `indisponivel` when any shard fails: a partial answer would pass for a complete
   * one
   */
  search<Aggregations>(body: SearchBody, preference?: string): Promise<IndexAnswer<Aggregations>>
  /** Runs `work` on the current state, whatever is written meanwhile. */
  onPointInTime<T>(work: (pit: NonNullable<SearchBody['pit']>) => Promise<T>): Promise<T>
}

/** The parts of an answer that are read. */
const READ =
  'timed_out,_shards.failed,hits.total.value,hits.hits.sort,hits.hits._score,hits.hits.fields,aggregations'
/** Well above the time that one step of a walk takes. */
const KEPT_ALIVE = '1m'

export function createAsker(client: OpenSearchClient, index: string): Asker {
  return {
    async search<Aggregations>(body: SearchBody, preference?: string) {
      const where = body.pit ? '' : `/${index}`
      const how = new URLSearchParams({
        filter_path: READ,
        allow_partial_search_results: 'false',
        // Computes rarity over all shards together.
        ...(scores(body) && { search_type: 'dfs_query_then_fetch' }),
      })
      const otherwise = `${where}/_search?${how.toString()}`
      if (preference !== undefined) how.set('preference', preference)
      const path = `${where}/_search?${how.toString()}`
      const asked = { method: 'POST', path, otherwise, body } as const
      return whole(await client.send<PlainAnswer<Aggregations>>(asked).catch(refused))
    },

    async onPointInTime(work) {
      const path = `/${index}/_search/point_in_time?keep_alive=${KEPT_ALIVE}&allow_partial_pit_creation=false`
      const { pit_id } = await client
        .send<{ pit_id: string }>({ method: 'POST', path })
        .catch(refused)
      try {
        return await work({ id: pit_id, keep_alive: KEPT_ALIVE })
      } finally {
        // It expires by itself if this request is lost.
        const path = '/_search/point_in_time'
        await client.send({ method: 'DELETE', path, body: { pit_id: [pit_id] } }).catch(() => {})
      }
    },
  }
}

function scores({ sort = [] }: SearchBody): boolean {
  return sort.some((by) => '_score' in by)
}

type PlainAnswer<Aggregations> = Omit<IndexAnswer<Aggregations>, 'hits'> & { hits?: Hits }

function whole<Aggregations>(answer: PlainAnswer<Aggregations>): IndexAnswer<Aggregations> {
  if (answer.timed_out || answer._shards.failed > 0)
    throw unavailable('uma parte do índice não respondeu')
  return { ...answer, hits: answer.hits ?? {} }
}

function refused(error: unknown): never {
  if (!(error instanceof OpenSearchError)) throw error
  if (error.type === 'index_not_found_exception') throw notReady(error)
  if (error.type.startsWith('too_many_')) throw tooManyWords(error)
  throw error
}

function tooManyWords(cause: OpenSearchError): Problem {
  const detail = detailOf('termo', 'são palavras demais para uma consulta', 'Divida-a em várias.')
  return new Problem('consulta_invalida', 'A consulta é grande demais.', [detail], cause)
}

/** Only for searches that requested it. */
export function totalOf({ hits }: IndexAnswer): number {
  return hits.total?.value ?? 0
}
