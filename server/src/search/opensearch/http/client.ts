import { getCACertificates } from 'node:tls'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { type SpanStart, tracedStep } from '../../../lib/tracing/spans.ts'
import { type NodeAddress, parseAddresses } from './addresses.ts'
import { type EngineRefusal, OpenSearchError, unavailable } from './failures.ts'
import { createHedging } from './hedging.ts'
import { createNodes } from './nodes.ts'

/** A node may be lost between two of its answers, so each is asked a second time. */
const ROUNDS = 2
/** The longest pause before the second round: other processes lost the same nodes at the same moment. */
const ROUND_PAUSE_MS = 200
/** How long searches after a late one choose their copies by speed. */
const HURRY_MS = 10_000
/** A node that does not answer this in time cannot answer anything. */
const PROBE = { method: 'GET', path: '/', timeoutMs: 1_000 } as const
/** Statuses that mean that this node cannot answer, but another may. */
const BUSY = new Set([429, 500, 502, 503, 504])
const CONNECT_MS = 2_000
/** How many nodes besides the first one a late search is sent to: that one may be waiting for the slow one, too. */
const MOST_OTHERS = 2

export interface ClientOptions {
  /** The time limit for the answer of one node, in milliseconds. */
  timeoutMs: number
  /** PEM certificates to trust besides the usual authorities. */
  authorities?: readonly string[]
  certificate?: ClientCertificate
}

/** A certificate of ours and its key, in PEM. */
export interface ClientCertificate {
  cert: string
  key: string
}

interface PlainRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** An object is sent as JSON; text is sent unchanged, as lines of JSON. */
  body?: object | string
  timeoutMs?: number
}

interface OpenSearchRequest extends PlainRequest {
  /**
   * What another try sends instead, so that other copies of the same shards may answer. A search
   * that has it is sent to a second node as soon as its answer is late, and to a third when that is late, too.
   */
  otherwise?: Pick<PlainRequest, 'path' | 'body'>
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
  const addresses = parseAddresses(urls)
  const { authorities = [], certificate } = options
  const ca = [...getCACertificates('default'), ...authorities]
  const agent = new Agent({ connect: { timeout: CONNECT_MS, ca, ...certificate }, connections: 64 })
  const nodes = createNodes(addresses, (node) => ask(node, PROBE))
  const hedging = createHedging()

  /** Until then, copies that answer quickly are preferred to those that answered a search before. */
  let hurriesUntil = 0

  return {
    async send<Answer>(asked: OpenSearchRequest): Promise<Answer> {
      let failure: unknown
      for (let round = 0; round < ROUNDS; round++) {
        if (round > 0) await pause(Math.random() * ROUND_PAUSE_MS)
        const order = nodes.inTurn()
        for (const [i, node] of order.entries()) {
          const isFirst = failure === undefined && hurriesUntil < performance.now()
          const now = isFirst ? asked : { ...asked, ...asked.otherwise }
          try {
            return (await send(node, othersOf(order, i), now)) as Answer
          } catch (error) {
            if (error instanceof OpenSearchError && !BUSY.has(error.status)) throw error
            failure = error
            nodes.failed(node)
          }
        }
      }
      throw unavailable('nenhum nó do OpenSearch consegue responder', failure)
    },
    async [Symbol.asyncDispose]() {
      nodes[Symbol.dispose]()
      await agent.destroy()
    },
  }

  async function send(node: NodeAddress, others: NodeAddress[], asked: OpenSearchRequest) {
    const { otherwise } = asked
    if (otherwise === undefined) return await attempt(node, asked)
    const again = others.map(
      (other) => (signal: AbortSignal) => attempt(other, { ...asked, ...otherwise }, signal),
    )
    return await hedging.race([(signal) => attempt(node, asked, signal), ...again], (by) => {
      hurriesUntil = performance.now() + HURRY_MS
      for (const late of [node, ...others].slice(0, by)) nodes.suspect(late)
    })
  }

  function attempt(node: NodeAddress, asked: OpenSearchRequest, signal?: AbortSignal) {
    return tracedStep(
      () => requestSpan(node, asked),
      () => ask(node, asked, signal),
    )
  }

  async function ask(
    { origin, authorization }: NodeAddress,
    asked: PlainRequest,
    signal?: AbortSignal,
  ) {
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
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    const text = await answer.body.text()
    if (answer.statusCode >= 400) throw new OpenSearchError(answer.statusCode, refusalIn(text))
    const told = JSON.parse(text) as { responses?: { status: number; error?: ToldError }[] }
    const refused = told.responses?.find(({ error }) => error !== undefined)
    if (refused) throw new OpenSearchError(refused.status, reasonOf(refused.error, text))
    return told
  }
}

/** Those that are asked when the one at `i` is late; alone, it is asked again itself. */
function othersOf(order: NodeAddress[], i: number): NodeAddress[] {
  const others = [...order.slice(i + 1), ...order.slice(0, i)].slice(0, MOST_OTHERS)
  return others.length === 0 ? [order[i]!] : others // i is a place in it
}

/** Its first cause is what tells a search of ours from one that its shards could not run. */
type ToldError = Partial<EngineRefusal> & { root_cause?: EngineRefusal[] }

/** What is said of a request: what it does, to which index, on which node. Never its body. */
function requestSpan(
  { origin }: NodeAddress,
  { method, path }: Pick<OpenSearchRequest, 'method' | 'path'>,
): SpanStart {
  const parts = path.replace(/\?.*$/, '').split('/').slice(1)
  const index = parts.find((part) => part !== '' && !part.startsWith('_'))
  const operation = parts.find((part) => part.startsWith('_'))?.slice(1) ?? method
  const { hostname, port, protocol } = new URL(origin)
  return {
    name: index === undefined ? operation : `${operation} ${index}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'opensearch',
      'db.operation.name': operation,
      ...(index !== undefined && { 'db.collection.name': index }),
      'http.request.method': method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    },
  }
}

/** Reads the reason of a refusal, also when a proxy between us and the node answered. */
function refusalIn(text: string): EngineRefusal {
  try {
    return reasonOf((JSON.parse(text) as { error?: ToldError }).error, text)
  } catch {
    return reasonOf(undefined, text)
  }
}

function reasonOf(error: ToldError | undefined, text: string): EngineRefusal {
  const told = error?.root_cause?.[0] ?? error
  return { type: told?.type ?? 'unknown', reason: told?.reason ?? text.slice(0, 200) }
}
