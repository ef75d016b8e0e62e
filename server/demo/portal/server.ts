import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { blockedPage, strangePage } from '../inlabs/pages.ts'
import { createFaults } from '../inlabs/faults.ts'
import { createBase } from './base.ts'
import { createReadings } from './readings.ts'

export interface FakePortalOptions {
  /** Zips named as INLABS names them, `2026-03-20-DO1.zip`, and as the monthly base does, `S01032026.zip`. */
  folder: string
  /** 0: any free one. */
  port: number
}

/** Ways to fail, named after the collector's reasons for them. */
export type PortalFault =
  | 'acesso_bloqueado'
  | 'sem_conexao'
  | 'tempo_esgotado'
  | 'erro_http'
  | 'resposta_inesperada'

/** A server on loopback that shows the acts of zips as the portal would, failures included. */
export interface FakePortal extends AsyncDisposable {
  url: string
  /** Paths, with their queries, of every request so far. */
  requests: string[]
  /** Makes `times` readings of a section (`2026-03-20-DO1`), or of any (`*`), fail. */
  fail(target: string, fault: PortalFault, times?: number): void
  /** Ends all failures. */
  mend(): void
}

export async function startFakePortal({ folder, port }: FakePortalOptions): Promise<FakePortal> {
  const readings = createReadings(folder)
  const base = createBase(folder)
  const faults = createFaults()
  const requests: string[] = []

  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(path)
    answer(path, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    fail: (target, fault, times = Infinity) => faults.set(target, fault, times),
    mend: () => faults.clear(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(path: string, response: ServerResponse): Promise<void> {
    const url = new URL(path, 'http://portal')
    if (url.pathname.startsWith('/acesso-a-informacao/')) return send(response, base.page(url))
    if (url.pathname.startsWith('/documents/')) return base.send(url, response)
    if (url.pathname !== '/leiturajornal') return send(response, strangePage(), 404)
    const data = (url.searchParams.get('data') ?? '').split('-').toReversed().join('-')
    const name = `${data}-${(url.searchParams.get('secao') ?? '').toUpperCase()}`
    switch (faults.take([name, '*'])) {
      case 'acesso_bloqueado':
        return send(response, blockedPage())
      case 'sem_conexao':
        return void response.destroy()
      case 'tempo_esgotado': // the request stays unanswered
        return
      case 'erro_http':
        return send(response, strangePage(), 502)
      case 'resposta_inesperada':
        return send(response, strangePage())
      default:
        send(response, await readings.page(name))
    }
  }
}

function send(response: ServerResponse, html: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=UTF-8' }).end(html)
}
