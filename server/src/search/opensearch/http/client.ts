import { getCACertificates } from 'node:tls'
import { Agent, request } from 'undici'
import { type NodeAddress, parseAddresses } from './addresses.ts'
import { type EngineRefusal, OpenSearchError, unavailable } from './failures.ts'

/** After a failure, a node is asked only when no other is left, for this long. */
const REST_MS = 5_000
/** A node may be lost between two of its answers, so each is asked a second time. */
const ROUNDS = 2
/** Statuses that mean that this node cannot answer, but another may. */
const BUSY = new Set([429, 500, 502, 503, 504])
const CONNECT_MS = 2_000

export interface ClientOptions {
  /** The time limit for the answer of one node, in milliseconds. */
  timeoutMs: number
  /** PEM certificates to trust besides the usual authorities. */
  authorities?: readonly string[]
}

interface OpenSearchRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** An object is sent as JSON; text is sent unchanged, as lines of JSON. */
  body?: object | string
  timeoutMs?: number
}

/** The nodes of a cluster; any of them can answer. */
export interface OpenSearchClient extends AsyncDisposable {
  /**
   * Asks one node after the other until one answers. Every request must be safe to send twice.
   * @throws OpenSearchError when it is refused
   * @throws Problem `indisponivel` when no node can answer
   */
  send<Answer>(request: OpenSearchRequest): Promise<Answer>
}

export function createClient(urls: readonly string[], options: ClientOptions): OpenSearchClient {
  const nodes = parseAddresses(urls).map((address) => ({ address, restsUntil: 0 }))
  const { authorities = [] } = options
  const ca = [...getCACertificates('default'), ...authorities]
  const agent = new Agent({ connect: { timeout: CONNECT_MS, ca }, connections: 64 })
  let turn = Math.floor(Math.random() * nodes.length)

  return {
    async send<Answer>(asked: OpenSearchRequest): Promise<Answer> {
      let failure: unknown
      for (let round = 0; round < ROUNDS; round++)
        for (const node of inTurn()) {
          const outcome = await attempt(node.address, asked).catch((error: unknown) => ({ error }))
          if (!('error' in outcome)) return outcome.answer as Answer
          if (outcome.error instanceof OpenSearchError && !BUSY.has(outcome.error.status))
            throw outcome.error
          failure = outcome.error
          node.restsUntil = performance.now() + REST_MS
        }
      throw unavailable('nenhum nó do OpenSearch consegue responder', failure)
    },
    [Symbol.asyncDispose]: () => agent.destroy(),
  }

  /** All nodes, with those that failed lately last. */
  function inTurn(): typeof nodes {
    turn = (turn + 1) % nodes.length
    const now = performance.now()
    const rotated = [...nodes.slice(turn), ...nodes.slice(0, turn)]
    return rotated.sort((a, b) => Number(a.restsUntil > now) - Number(b.restsUntil > now))
  }

  async function attempt({ origin, authorization }: NodeAddress, asked: OpenSearchRequest) {
    const { method, path, body, timeoutMs = options.timeoutMs } = asked
    const isText = typeof body === 'string'
    const answer = await request(origin + path, {
      method,
      dispatcher: agent,
      headers: {
        'content-type': isText ? 'application/x-ndjson' : 'application/json',
        ...(authorization !== null && { authorization }),
      },
      body: body === undefined ? null : isText ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    const text = await answer.body.text()
    if (answer.statusCode >= 400) throw new OpenSearchError(answer.statusCode, refusalIn(text))
    return { answer: JSON.parse(text) as unknown }
  }
}

/** Reads the reason of a refusal, also when a proxy between us and the node answered. */
function refusalIn(text: string): EngineRefusal {
  try {
    const { error } = JSON.parse(text) as {
      error?: Partial<EngineRefusal> & { root_cause?: EngineRefusal[] }
    }
    const told = error?.root_cause?.[0] ?? error
    return { type: told?.type ?? 'unknown', reason: told?.reason ?? text.slice(0, 200) }
  } catch {
    return { type: 'unknown', reason: text.slice(0, 200) }
  }
}
