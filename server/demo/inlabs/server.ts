import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { redirectToLogin, sendFault, sendPage, sendZip } from './answers.ts'
import { type Fault, createFaults } from './faults.ts'
import { createZipFolder, sectionOfName } from './folder.ts'
import { dayPage, loginPage, rootPage, strangePage } from './pages.ts'

export interface FakeInlabsOptions {
  /** Zips named as INLABS names them: `2026-03-20-DO1.zip`. */
  folder: string
  email: string
  password: string
  /** 0: any free one. */
  port: number
}

interface FakeRequest {
  method: string
  /** With its query. */
  path: string
  userAgent: string
}

/** A server on loopback that speaks INLABS' protocol, failures included. */
export interface FakeInlabs extends AsyncDisposable {
  url: string
  /** Every request so far. */
  requests: FakeRequest[]
  /** Makes `times` requests for a target (faults.ts) fail; without `times`, all of them. */
  fail(target: string, fault: Fault, times?: number): void
  /** Ends the failures of a target, or all of them. */
  mend(target?: string): void
  /** INLABS does so by itself after half an hour. */
  expireSessions(): void
}

export async function startFakeInlabs(options: FakeInlabsOptions): Promise<FakeInlabs> {
  const zips = createZipFolder(options.folder)
  const faults = createFaults()
  const sessions = new Set<string>()
  const requests: FakeRequest[] = []

  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    requests.push({ method, path: url, userAgent: headers['user-agent'] ?? '' })
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    fail: (target, fault, times = Infinity) => faults.set(target, fault, times),
    mend: (target) => faults.clear(target),
    expireSessions: () => sessions.clear(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://inlabs')
    if (url.pathname === '/logar.php') return await login(request, response)
    const data = url.searchParams.get('p') ?? ''
    const name = url.searchParams.get('dl')
    const fault = faults.take([name?.replace(/\.zip$/, '') ?? '', data, '*'])
    if (fault !== null && sendFault(response, fault, root(data))) return
    if (!sessions.has(sessionOf(request))) return redirectToLogin(response)
    if (!zips.dates().includes(data)) return sendPage(response, root())
    if (name === null) return sendPage(response, dayPage(options.email, data, zips.files(data)))
    const zip = zips.read(name)
    if (zip === null) return sendPage(response, strangePage(), 404)
    sendZip(response, zip, fault, { data, pubName: sectionOfName(name) })
  }

  async function login(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request))
    const fault = faults.take(['login', '*'])
    if (fault !== null && sendFault(response, fault, root())) return
    const known = form.get('email') === options.email && form.get('password') === options.password
    if (!known) return sendPage(response, loginPage())
    const session = randomBytes(12).toString('hex')
    sessions.add(session)
    response.setHeader('set-cookie', [
      `PHPSESSID=${randomBytes(8).toString('hex')}; path=/`,
      `inlabs_session_cookie=${session}; path=/; Max-Age=1800`,
    ])
    sendPage(response, root())
  }

  function root(without?: string): string {
    const dates = zips.dates().filter((date) => date !== without)
    return rootPage(options.email, dates)
  }
}

function sessionOf({ headers }: IncomingMessage): string {
  return /inlabs_session_cookie=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? ''
}
