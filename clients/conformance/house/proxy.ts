import { once } from 'node:events'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  createServer,
  request as ask,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  inflateSync,
  zstdDecompressSync,
} from 'node:zlib'
import type { Fault, Scenario } from '../scenario.ts'

/** A request that the proxy received, and its answer. */
export interface Exchange {
  method: string
  /** As received, without the scenario's prefix and the query. */
  path: string
  query: [name: string, value: string][]
  headers: IncomingHttpHeaders
  body: string
  /** Milliseconds of a monotonic clock. */
  at: number
  answer: { status: number; headers: IncomingHttpHeaders; body: string } | null
}

export interface Proxy extends AsyncDisposable {
  /** The address to give to the client for this scenario. */
  baseUrl(id: string): string
  journal(id: string): Exchange[]
  /** Forgets the requests, for the next client. */
  forget(): void
  /** Requests that followed a redirect; there must be none. */
  strays: string[]
  /** As the environment's proxy: it takes every host for the service. */
  address: string
}

/** Passes requests on to the service, unless the scenario in the address says otherwise. */
export async function startProxy(service: string, scenarios: Scenario[]): Promise<Proxy> {
  const byId = new Map(scenarios.map((scenario) => [scenario.id, scenario]))
  const journals = new Map<string, Exchange[]>()
  const strays: string[] = []
  await using resources = new AsyncDisposableStack()
  const elsewhere = resources.use(
    await listen((request, response) => {
      strays.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`)
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"sucesso":true,"dados":[]}')
    }),
  )
  const proxy = resources.use(
    await listen((request, response) => {
      // Asked as the proxy of an environment, it is told the whole address.
      const [, id = '', rest = ''] =
        /^(?:http:\/\/[^/]+)?\/c\/([^/]+)(.*)$/.exec(request.url ?? '') ?? []
      const scenario = byId.get(id)
      if (scenario === undefined) return void response.writeHead(599).end(`no scenario ${id}`)
      const journal = journals.get(id) ?? []
      journals.set(id, journal)
      handle(request, response, {
        rest,
        scenario,
        journal,
        service,
        elsewhere: elsewhere.url,
      }).catch(() => response.destroy())
    }),
  )
  const owned = resources.move()
  return {
    baseUrl: (id) => `${proxy.url}/c/${id}/api/v1`,
    journal: (id) => journals.get(id) ?? [],
    forget: () => journals.clear(),
    strays,
    address: proxy.url,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  }
}

interface Context {
  /** Path and query as the service would see them. */
  rest: string
  scenario: Scenario
  journal: Exchange[]
  service: string
  elsewhere: string
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { rest, scenario, journal, service, elsewhere }: Context,
): Promise<void> {
  const at = performance.now()
  const [path = '', query = ''] = rest.split(/\?(.*)/s)
  const exchange: Exchange = {
    method: request.method ?? '',
    path,
    query: [...new URLSearchParams(query)],
    headers: { ...request.headers },
    body: '',
    at,
    answer: null,
  }
  journal.push(exchange)
  const attempt = journal.length
  const body = await buffer(request)
  exchange.body = body.toString()

  const fault = scenario.faults?.find((each) => each.attempt === attempt || each.attempt === 0)
  if (fault?.delay_ms !== undefined) await sleep(fault.delay_ms)
  // A body must not be compressed if it is to end at a certain byte or line.
  if (fault?.cut !== undefined || fault?.lines !== undefined)
    delete request.headers['accept-encoding']
  const real = needsService(fault) ? await forward(service + rest, request, body) : null
  const answer = faulty(fault, real, elsewhere)
  exchange.answer = { ...answer, body: textOf(answer) }
  response.writeHead(answer.status, answer.headers)
  if (fault?.cut === undefined) return void response.end(answer.body)
  response.write(answer.body.subarray(0, fault.cut), () => response.socket?.resetAndDestroy())
}

const LONGEST_TEXT = 64 * 2 ** 20

/** As a client reads it; as it is if it is not what its headers say, or too much to be read. */
function textOf(answer: Answer): string {
  try {
    return decoded(answer)
  } catch {
    return answer.body.toString()
  }
}

function decoded({ headers, body }: Answer): string {
  const bounds = { maxOutputLength: LONGEST_TEXT }
  switch (headers['content-encoding']) {
    case undefined:
      return body.toString()
    case 'gzip':
      return gunzipSync(body, bounds).toString()
    case 'br':
      return brotliDecompressSync(body, bounds).toString()
    case 'zstd':
      return zstdDecompressSync(body, bounds).toString()
    default:
      return inflateSync(body, bounds).toString()
  }
}

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

function needsService(fault: Fault | undefined): boolean {
  if (fault === undefined || fault.after) return true
  return fault.status === undefined && fault.bomb_mib === undefined && !fault.redirect
}

/** The answer for the client: the service's, or the fault's. */
function faulty(fault: Fault | undefined, real: Answer | null, elsewhere: string): Answer {
  if (fault?.redirect) return empty(fault.status ?? 302, { location: `${elsewhere}/api/v1/secoes` })
  if (fault?.bomb_mib !== undefined) return bomb(fault.bomb_mib, fault.status ?? 200)
  if (fault?.status === undefined) return shortened(real ?? empty(599, {}), fault?.lines)
  const headers: IncomingHttpHeaders = {
    ...(fault.json !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    ...Object.fromEntries(
      Object.entries(fault.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    ...(fault.retry_after_date_s !== undefined && {
      'retry-after': new Date(Date.now() + fault.retry_after_date_s * 1000).toUTCString(),
    }),
    ...(fault.reset_in_s !== undefined && {
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + fault.reset_in_s),
    }),
  }
  return { status: fault.status, headers, body: bodyOf(fault) }
}

function bodyOf({ body, body_hex, json }: Fault): Buffer {
  if (body_hex !== undefined) return Buffer.from(body_hex, 'hex')
  return Buffer.from(json === undefined ? (body ?? '') : JSON.stringify(json))
}

function shortened(answer: Answer, lines: number | undefined): Answer {
  if (lines === undefined) return answer
  const kept = answer.body.toString().split('\n').filter(Boolean).slice(0, lines)
  const { 'content-length': _length, ...headers } = answer.headers
  return { ...answer, headers, body: Buffer.from(kept.map((line) => `${line}\n`).join('')) }
}

const MIB = 2 ** 20

/** Whoever reads all of it finds a list without elements. */
function bomb(mib: number, status: number): Answer {
  const text = Buffer.alloc(mib * MIB, ' ')
  text.write('{"sucesso":true,"dados":[')
  text.write(']}', text.length - 2)
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  return { status, headers, body: gzipSync(text, { level: 1 }) }
}

function empty(status: number, headers: IncomingHttpHeaders): Answer {
  return { status, headers: { ...headers, 'content-length': '0' }, body: Buffer.alloc(0) }
}

/** Asks the service, over a connection of its own. */
async function forward(
  url: string,
  { method, headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  const { host: _host, expect: _expect, 'transfer-encoding': _encoding, ...kept } = headers
  const passed = {
    ...kept,
    connection: 'close',
    ...(body.length > 0 && { 'content-length': body.length }),
  }
  // As text: the path must arrive exactly as the client wrote it.
  const { hostname, port } = new URL(url)
  const path = url.slice(url.indexOf('/', 'http://'.length))
  const asking = ask({ hostname, port, path, method, headers: passed })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const {
    connection: _connection,
    'transfer-encoding': _chunked,
    'keep-alive': _alive,
    ...given
  } = answer.headers
  return { status: answer.statusCode ?? 0, headers: given, body: await buffer(answer) }
}

interface Listening extends AsyncDisposable {
  url: string
}

/** On a free port of loopback. */
async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  // A tunnel to whatever host leads back here.
  server.on('connect', (_request, socket) => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    server.emit('connection', socket)
  })
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** An address where nobody listens. */
export async function closedAddress(): Promise<string> {
  await using taken = await listen(() => {})
  return `${taken.url}/api/v1`
}
