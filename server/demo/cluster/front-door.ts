import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A process that is silent for this long is skipped. */
const SILENT_MS = 5_000

/**
 * One address in front of several processes, like a load balancer: each request goes to the next
 * process in turn. A read goes to another process if the first one does not answer.
 */
export async function openFrontDoor(
  targets: string[],
  { host, port }: { host: string; port: number },
): Promise<{ url: string } & AsyncDisposable> {
  let turn = 0
  const server = createServer((asked, answer) => {
    turn++
    const inTurn = targets.map((_, i) => targets[(turn + i) % targets.length]!)
    void pass(asked, answer, inTurn)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function pass(asked: IncomingMessage, answer: ServerResponse, targets: string[]) {
  const isRead = asked.method === 'GET' || asked.method === 'HEAD'
  for (const target of isRead ? targets : targets.slice(0, 1)) {
    const given = await ask(asked, target).catch(() => null)
    if (given === null) continue
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.on('error', () => answer.destroy())
    given.pipe(answer)
    return
  }
  answer.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' })
  answer.end('Nenhum processo responde.\n')
}

async function ask(asked: IncomingMessage, target: string): Promise<IncomingMessage> {
  const { method, headers, url = '/' } = asked
  const passed = request(target + url, { method, headers, agent: false, timeout: SILENT_MS })
  passed.on('timeout', () => passed.destroy(new Error('it says nothing')))
  const answering = once(passed, 'response') as Promise<[IncomingMessage]>
  if (method === 'GET' || method === 'HEAD') passed.end()
  else asked.pipe(passed)
  const [given] = await answering
  passed.on('error', () => undefined) // the answer reports it
  return given
}
