import { once } from 'node:events'
import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  createServer,
} from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Problem } from '../src/lib/errors/problem.ts'
import { createOtlpTracer } from '../src/lib/tracing/otlp-tracer.ts'
import { traceWith, traced } from '../src/lib/tracing/spans.ts'
import { type OpenSearchOptions, openSearchCluster } from '../src/search/opensearch/index.ts'
import { parseQuery } from '../engine/query.ts'
import { makeAuthority } from './_certificates.ts'
import { startOtlpReceiver } from './_otlp.ts'

/* Requests to nodes that fail in every way; search-opensearch.test.ts tests real ones. */

const running: { close(): unknown; closeAllConnections(): void }[] = []
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const PAGE = { timed_out: false, _shards: { failed: 0 }, hits: { total: { value: 7 } } }
const REQUEST = {
  query: parseQuery('*'),
  filters: {},
  order: 'recentes',
  offset: 0,
  limit: 5,
} as const

test('a node that cannot answer is skipped, and rests while another can', async () => {
  let asked = 0
  const broken = await startNode(
    answering(503, { error: { type: 'x', reason: 'y' } }, () => asked++),
  )
  const whole = await startNode(answering(200, PAGE))
  const gone = 'http://127.0.0.1:9'
  for (let i = 0; i < 10; i++)
    expect(await search([broken, gone, whole])).toEqual({ total: 7, keys: [] })
  await using cluster = openSearchCluster([broken, gone, whole])
  const before = asked
  for (let i = 0; i < 10; i++) await cluster.engine.search(REQUEST)
  expect(asked - before).toBeLessThanOrEqual(1)
})

test('a node that never answers is given up, and another is asked', async () => {
  const silent = await startNode(() => {})
  const whole = await startNode(answering(200, PAGE))
  for (let i = 0; i < 3; i++)
    expect(await search([silent, whole], { timeoutMs: 50 })).toEqual({ total: 7, keys: [] })
})

test('a search that one node is slow to answer is answered by another', async () => {
  const paths: string[] = []
  const silent = await startNode(() => {})
  const whole = await startNode(answering(200, PAGE, ({ url = '' }) => paths.push(url)))
  await using cluster = openSearchCluster([silent, whole], { timeoutMs: 60_000 })
  for (let i = 0; i < 4; i++)
    expect(await cluster.engine.search(REQUEST)).toEqual({ total: 7, keys: [] })
  // Its copies of shards would be asked again by the same preference.
  expect(paths.some((path) => !path.includes('preference='))).toBe(true)
})

test('of many searches that one node is slow to answer, none waits for its time limit', async () => {
  const silent = await startNode(() => {})
  const whole = await startNode(answering(200, PAGE))
  await using cluster = openSearchCluster([silent, whole], { timeoutMs: 60_000 })
  const asked = Array.from({ length: 60 }, () => cluster.engine.search(REQUEST))
  for (const found of await Promise.all(asked)) expect(found).toEqual({ total: 7, keys: [] })
})

test('a search whose second node is late, too, is answered by a third', async () => {
  const silent = [await startNode(() => {}), await startNode(() => {})]
  const whole = await startNode(answering(200, PAGE))
  await using cluster = openSearchCluster([...silent, whole], { timeoutMs: 60_000 })
  const asked = Array.from({ length: 60 }, () => cluster.engine.search(REQUEST))
  for (const found of await Promise.all(asked)) expect(found).toEqual({ total: 7, keys: [] })
}, 15_000)

test('several searches of one request are retried, or refused, together', async () => {
  const part = { ...PAGE, aggregations: { words: { value: 0 } } }
  const busy = { status: 503, error: { root_cause: [{ type: 'no_shard_available', reason: '' }] } }
  let refused = 0
  const startWith = (responses: object[], onSeveral = () => {}) =>
    startNode((request, response) => {
      const isSeveral = request.url!.includes('/_msearch')
      if (isSeveral) onSeveral()
      answering(200, isSeveral ? { responses } : PAGE)(request, response)
    })
  const broken = await startWith([part, busy, part, part], () => refused++)
  const whole = await startWith([part, part, part, part])
  const request = { ...REQUEST, query: parseQuery('dois termos'), order: 'relevancia' } as const
  // Three in turn, and two requests of each search: each of them gets both kinds.
  await using cluster = openSearchCluster([broken, broken, whole])
  for (let i = 0; i < 3; i++)
    expect(await cluster.engine.search(request)).toEqual({ total: 7, keys: [] })
  expect(refused).toBeGreaterThan(0)
  await using alone = openSearchCluster([broken])
  await expect(alone.engine.search(request)).rejects.toMatchObject({ codigo: 'indisponivel' })
})

test('a node that fails is asked again once it has answered a probe', async () => {
  let isBroken = true
  let asked = 0
  const broken = await startNode((request, response) => {
    if (request.url !== '/') asked++
    answering(isBroken ? 503 : 200, isBroken ? { error: { type: 'x', reason: 'y' } } : PAGE)(
      request,
      response,
    )
  })
  await using cluster = openSearchCluster([broken, await startNode(answering(200, PAGE))])
  for (let i = 0; i < 4; i++) await cluster.engine.search(REQUEST)
  expect(asked).toBe(1)
  isBroken = false
  await expect
    .poll(
      async () => {
        await cluster.engine.search(REQUEST)
        return asked
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(1)
})

test('probes are no part of the search that noticed a failure', async () => {
  const receiver = await startOtlpReceiver()
  const { endpoint } = receiver
  const about = {
    endpoint,
    headers: {},
    serviceName: 'teste',
    version: '0',
    share: 1,
    callerDecides: true,
  }
  let probes = 0
  const busy = { error: { type: 'x', reason: 'y' } }
  const broken = await startNode(answering(503, busy, ({ url }) => (probes += Number(url === '/'))))
  const whole = await startNode(answering(200, PAGE))
  {
    await using tracer = createOtlpTracer(about, () => {})
    using _tracing = traceWith(tracer)
    await using cluster = openSearchCluster([broken, whole])
    const start = () => ({ name: 'searches', kind: 'server' }) as const
    await traced(start, async () => {
      for (let i = 0; i < 2; i++) await cluster.engine.search(REQUEST)
    })
    await expect.poll(() => probes, { timeout: 60_000 }).toBeGreaterThan(1)
  }
  const names = receiver.spans.map(({ name }) => name)
  expect(names).toContain('searches')
  expect(names).not.toContain('GET')
})

test('without any node that answers the search is unavailable', async () => {
  const failure = search(['http://quem:segredo@127.0.0.1:9', await startNode(answering(429, {}))])
  await expect(failure).rejects.toMatchObject({ name: 'Problem', codigo: 'indisponivel' })
  const problem: Problem = await failure.then(
    () => expect.unreachable(),
    (error: Problem) => error,
  )
  expect(problem.detalhes[0]!.sugestao).not.toBeNull()
  expect(`${problem.stack} ${String(problem.cause)}`).not.toContain('segredo')
})

test.each([
  ['a failed shard', { ...PAGE, _shards: { failed: 1 } }],
  ['a search cut short', { ...PAGE, timed_out: true }],
])('%s is an error, not a smaller total', async (_, page) => {
  const failure = search([await startNode(answering(200, page))])
  await expect(failure).rejects.toMatchObject({ codigo: 'indisponivel' })
})

test.each([
  ['index_not_found_exception', 404, 'indisponivel'],
  ['too_many_nested_clauses', 400, 'consulta_invalida'],
])('%s is reported in words for the user', async (type, status, codigo) => {
  const node = await startNode(answering(status, { error: { root_cause: [{ type, reason: '' }] } }))
  await expect(search([node])).rejects.toMatchObject({ name: 'Problem', codigo })
})

test.each([
  [
    403,
    'no permissions for [indices:data/read/msearch] and User [name=eu]',
    'indices:data/read/msearch',
    'cluster_permissions',
  ],
  [403, 'Forbidden', 'recusou o acesso', 'ARAUTO_SEARCH_URL'],
  [401, 'Unauthorized', 'senha', 'ARAUTO_SEARCH_URL'],
])('a refusal with %i, “%s”, says what our user lacks', async (status, reason, problem, wayOut) => {
  const error = { root_cause: [{ type: 'security_exception', reason }] }
  const failure = search([await startNode(answering(status, { error }))])
  await expect(failure).rejects.toMatchObject({ name: 'Problem', codigo: 'indisponivel' })
  const { detalhes } = (await failure.catch((error: unknown) => error)) as Problem
  expect(detalhes[0]!.problema).toContain(problem)
  expect(detalhes[0]!.sugestao).toContain(wayOut)
  expect(JSON.stringify(detalhes)).not.toContain('name=eu')
})

test("a refusal is a bug of ours, is not retried, and has the node's message", async () => {
  let asked = 0
  const error = { type: 'parsing_exception', reason: 'unknown query [quary]' }
  const node = await startNode(answering(400, { error }, () => asked++))
  await expect(search([node, node])).rejects.toThrow('400 parsing_exception: unknown query [quary]')
  expect(asked).toBe(1)
})

test('authenticates over TLS to nodes of a private authority', async () => {
  const authority = await makeAuthority()
  const certificate = await authority.issue('localhost')
  const seen: (string | undefined)[] = []
  const listener = answering(200, PAGE, ({ headers }) => seen.push(headers.authorization))
  const server = createTlsServer(certificate, listener).listen(0, '127.0.0.1')
  running.push(server)
  await once(server, 'listening')
  const url = `https://b%C3%BAsca:p%40ss@localhost:${(server.address() as AddressInfo).port}`
  expect(await search([url], { authorities: [authority.cert] })).toEqual({ total: 7, keys: [] })
  expect(seen).toEqual([`Basic ${Buffer.from('búsca:p@ss').toString('base64')}`])
  await expect(search([url])).rejects.toMatchObject({ codigo: 'indisponivel' })
})

test.each(['', 'opensearch:9200', 'ftp://no', 'http://no:9200/caminho'])(
  'an invalid address is refused: “%s”',
  (url) => expect(() => openSearchCluster([url])).toThrow('http(s)://host:port'),
)

async function search(urls: string[], options?: OpenSearchOptions) {
  await using cluster = openSearchCluster(urls, options)
  return await cluster.engine.search(REQUEST)
}

async function startNode(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  running.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function answering(status: number, body: object, onRequest?: (request: IncomingMessage) => void) {
  return (request: IncomingMessage, response: ServerResponse) => {
    onRequest?.(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
