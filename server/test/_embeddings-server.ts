import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What the server does instead of answering with vectors. */
export type Fault =
  | { status: number; headers?: Record<string, string> }
  | 'hang'
  | 'garbage'
  | 'too few'
  | 'shorter'
  | 'zeros'

export interface EmbeddingsServer extends AsyncDisposable {
  url: string
  /** What was asked so far, a list of texts for each request. */
  asked: string[][]
  keys: (string | undefined)[]
  fault: Fault | null
  /** Texts with this are refused. */
  refused: string | null
  /** What the model is called by itself: another one makes other vectors. */
  seed: number
  dimensions: number
}

/** Words that its model takes for one. */
const ALIKE = [
  ['bicicletas', 'velocípedes'],
  ['conserto', 'manutenção'],
]

/**
 * A server of the protocol with a small model of its own: the sum of the vectors of a text's words and of
 * their letters in threes, each drawn by a digest. Real vectors, of whatever text.
 */
export async function startEmbeddings(): Promise<EmbeddingsServer> {
  const held = new Set<ServerResponse>()
  const http = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  const { port } = http.address() as AddressInfo
  const server: EmbeddingsServer = {
    url: `http://127.0.0.1:${port}/v1`,
    asked: [],
    keys: [],
    fault: null,
    refused: null,
    seed: 0,
    dimensions: 60,
    async [Symbol.asyncDispose]() {
      for (const response of held) response.destroy()
      http.closeAllConnections()
      await new Promise((closed) => http.close(closed))
    },
  }
  return server

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { input } = JSON.parse(await text(request)) as { input: string[] }
    server.asked.push(input)
    server.keys.push(request.headers.authorization)
    const { fault, refused, seed } = server
    if (fault === 'hang') held.add(response)
    else if (fault === 'garbage') response.end('<html>Bad gateway')
    else if (fault !== null && typeof fault === 'object')
      response.writeHead(fault.status, fault.headers).end('{"error":{"message":"no"}}')
    else if (refused !== null && input.some((one) => one.includes(refused)))
      response.writeHead(400).end('{"error":{"message":"too long"}}')
    else {
      const length = fault === 'shorter' ? server.dimensions / 2 : server.dimensions
      const data = input.map((one, index) => ({
        object: 'embedding',
        index,
        embedding: fault === 'zeros' ? Array<number>(length).fill(0) : embed(one, seed, length),
      }))
      // The protocol gives them numbers, and no order.
      data.reverse()
      if (fault === 'too few') data.pop()
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ object: 'list', data }))
    }
  }
}

function embed(given: string, seed: number, length: number): number[] {
  const sum = Array<number>(length).fill(0)
  for (const word of given.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    const meant = ALIKE.find((words) => words.includes(word))?.[0] ?? word
    add(sum, `${meant}${seed}`, 3)
    for (let at = 0; at + 3 <= meant.length; at++)
      add(sum, `${meant.slice(at, at + 3)}${seed}`, 0.3)
  }
  return sum.some((one) => one !== 0) ? sum : sum.fill(1)
}

/** Adds a vector that a digest of the text draws. */
function add(sum: number[], drawn: string, weight: number): void {
  let state = 2_166_136_261
  for (const letter of drawn) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619)
  for (let at = 0; at < sum.length; at++) {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + at
    sum[at]! += weight * ((state >>> 8) / 2 ** 23 - 1)
  }
}
