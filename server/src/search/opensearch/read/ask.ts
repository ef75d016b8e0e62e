import { Problem, detailOf } from '../../../lib/errors/problem.ts'
import type { OpenSearchClient } from '../http/client.ts'
import { OpenSearchError, notAllowed, notReady, unavailable } from '../http/failures.ts'
import { type ReadTexts, unpackTexts } from '../mapping/packed-texts.ts'
import type { Clause } from '../query/clause.ts'

/** The body of a search, in OpenSearch's own names. */
export interface SearchBody {
  query?: Clause
  size: number
  from?: number
  sort?: Clause[]
  search_after?: number[]
  aggs?: Record<string, object>
  suggest?: Record<'near', object>
  /** A number: exactly up to that many. */
  track_total_hits: boolean | number
  stored_fields?: '_none_'
  docvalue_fields?: readonly string[]
  /** Stops at so many matches of a shard. */
  terminate_after?: number
  pit?: { id: string; keep_alive: string }
}

export interface IndexHit {
  /** The values that the hits were sorted by. */
  sort: number[]
  _score?: number
  fields?: IndexFields
  /** By the names of parts of the query that it matches. */
  matched_queries?: Record<string, number>
}

/** Columns of a hit; only those that were requested. */
interface IndexFields {
  lido?: [string]
  extensao?: [number]
  'faceta.tipo_ato'?: [string]
}

/** Empty parts, and parts that were not requested, are absent. */
interface Hits {
  total?: { value: number; relation?: 'eq' | 'gte' }
  hits?: IndexHit[]
}

export interface IndexAnswer<Aggregations = unknown> {
  timed_out: boolean
  _shards: { failed: number }
  hits: Hits
  aggregations: Aggregations
  /** For each word of a text, terms like it; only for searches that requested it. */
  suggest?: { near: { options: { text: string }[] }[] }
}

/** A search, and what chooses the copies of the shards that answer it. */
export interface AskedBody {
  body: SearchBody
  preference?: string | undefined
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
  /** The same of several searches, in one round trip. */
  searchAll(asked: AskedBody[]): Promise<IndexAnswer[]>
  /** Runs `work` on the current state, whatever is written meanwhile. */
  onPointInTime<T>(work: (pit: NonNullable<SearchBody['pit']>) => Promise<T>): Promise<T>
}

/** The parts of an answer that are read. */
const READ =
  'timed_out,_shards.failed,hits.total,hits.hits.sort,hits.hits._score,hits.hits.fields,hits.hits.matched_queries,aggregations,suggest.near.options.text'
const READ_OF_ALL = [...READ.split(','), 'status', 'error']
  .map((part) => `responses.${part}`)
  .join()
/** Well above the time that one step of a walk takes. */
const KEPT_ALIVE = '1m'

export function createAsker(client: OpenSearchClient, index: string): Asker {
  return {
    async search<Aggregations>(body: SearchBody, preference?: string) {
      const pathBy = (how: Record<string, string>) =>
        `${body.pit ? '' : `/${index}`}/_search?${new URLSearchParams({ filter_path: READ, ...how }).toString()}`
      const how = howOf(body)
      const asked = {
        method: 'POST',
        path: pathBy({ ...how, ...(preference !== undefined && { preference }) }),
        body,
        otherwise: { path: pathBy(how) },
      } as const
      return whole(await client.send<PlainAnswer<Aggregations>>(asked).catch(refused))
    },

    async searchAll(all) {
      const path = `/${index}/_msearch?filter_path=${READ_OF_ALL}`
      const asked = {
        method: 'POST',
        path,
        body: linesOf(all),
        otherwise: { path, body: linesOf(all.map(({ body }) => ({ body }))) },
      } as const
      const { responses } = await client
        .send<{ responses: PlainAnswer<unknown>[] }>(asked)
        .catch(refused)
      return responses.map(whole)
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

/** The nodes remember pages of up to this size; counts they remember anyway. */
const MOST_REMEMBERED = 100

/** Whether hits tell their scores, and those of named parts: nodes do so only for a search that is sent alone. */
export function isScored({ sort = [] }: SearchBody): boolean {
  return sort.some((by) => '_score' in by)
}

/** How a search is run. */
function howOf(body: SearchBody): Record<string, string> {
  const { size } = body
  return {
    allow_partial_search_results: 'false',
    ...(size > 0 && size <= MOST_REMEMBERED && { request_cache: 'true' }),
    // Computes rarity over all shards together, and tells what named parts of a query add to a score.
    ...(isScored(body) && {
      search_type: 'dfs_query_then_fetch',
      include_named_queries_score: 'true',
    }),
  }
}

function linesOf(asked: AskedBody[]): string {
  const lines = asked.flatMap(({ body, preference }) => [{ ...howOf(body), preference }, body])
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
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
  if (error.status === 401 || error.status === 403) throw notAllowed(error)
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

/** The texts of a hit; only for searches that requested `lido`. */
export function textsOf({ fields }: IndexHit): ReadTexts {
  return unpackTexts(fields!.lido![0])
}
