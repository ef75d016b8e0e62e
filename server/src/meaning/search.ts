import { type Breaker, createBreaker } from '../lib/flow/breaker.ts'
import type { Clock } from '../lib/time/clock.ts'
import { type Embedder, NoEmbedding } from './embedder.ts'
import type { NearActs } from './near-acts.ts'
import { standOut } from './stand-out.ts'
import type { VectorTable } from './vector-table.ts'

/** How long a search waits for the vector of its query. */
const QUERY_MS = 300
/** After so many failures in a row, searches do not wait for so long. */
const FAILURES = 3
const REST_MS = 30_000
/** Filters leave some of them. */
const MOST = 500
/** Queries whose vectors are kept: of further pages, and of what many people search. */
const KEPT = 500

export interface NearDeps {
  embedder: Embedder
  /** Null: there are no vectors yet. */
  table(): VectorTable | null
  clock: Clock
}

/** Searches the vectors that there are. */
export function createNearActs({ embedder, table, clock }: NearDeps): NearActs {
  const breaker = createBreaker(FAILURES, REST_MS, () => clock().getTime())
  const kept = new Map<string, Float32Array>()

  return {
    async near(text, span) {
      const vectors = table()
      if (vectors === null) return { acts: [], known: 0 }
      try {
        const query = kept.get(text) ?? (await ask(text))
        if (query.length !== vectors.dimensions)
          throw new NoEmbedding('resposta_invalida', 'not of the length of the vectors')
        keep(text, query)
        const acts = standOut(vectors.nearest(query, span, MOST))
        return { acts, known: vectors.size }
      } catch (error) {
        if (!(error instanceof NoEmbedding)) throw error
        return { falha: error.falha }
      }
    },
  }

  async function ask(text: string): Promise<Float32Array> {
    if (breaker.isOpen()) throw new NoEmbedding('prazo', 'it has just failed')
    return await counted(breaker, embedder.embed([text], 'consulta', QUERY_MS))
  }

  /** The query that was not asked for the longest time makes room. */
  function keep(text: string, query: Float32Array): void {
    kept.delete(text)
    kept.set(text, query)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }
}

async function counted(breaker: Breaker, asked: Promise<Float32Array[]>): Promise<Float32Array> {
  try {
    const [vector] = await asked
    breaker.succeeded()
    return vector! // one of each text
  } catch (error) {
    breaker.failed()
    throw error
  }
}
