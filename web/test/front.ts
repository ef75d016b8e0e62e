import { readFile } from 'node:fs/promises'
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Service } from './service.ts'

export interface Front extends AsyncDisposable {
  url: string
  /** From now on, serves the page of this folder alone. */
  deploy(folder: string): void
  /** Answers the API's requests itself; null: the service does. */
  answer(requests: ((path: string, response: ServerResponse) => boolean) | null): void
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/** A proxy in front of the service: behind it there may be another deployment, or nothing. */
export async function startFront(service: Pick<Service, 'url'>): Promise<Front> {
  let folder: string | null = null
  let own: Parameters<Front['answer']>[0] = null
  const server = createServer((asked, response) => {
    const path = asked.url ?? '/'
    if (own?.(path, response)) return
    if (folder !== null && !path.startsWith('/api/')) void sendFile(join(folder, path), response)
    else pass(asked, response, service.url)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (chosen) => void (folder = chosen),
    answer: (requests) => void (own = requests),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function sendFile(path: string, response: ServerResponse): Promise<void> {
    const isFile = extname(path) !== ''
    const bytes = await readFile(isFile ? path : join(folder!, 'index.html')).catch(() => null)
    if (bytes === null) response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'text/html' })
        .end(isFile ? bytes : bytes.toString().replaceAll('__NONCE__', 'x'))
  }
}

function pass(asked: IncomingMessage, response: ServerResponse, to: string): void {
  const passed = request(
    new URL(asked.url ?? '/', to),
    { method: asked.method, headers: asked.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  passed.on('error', () => response.destroy())
  asked.pipe(passed)
}
