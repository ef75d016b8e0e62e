import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type RequestListener, type Server, createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ProxyAgent, fetch as undiciFetch } from 'undici'
import { Arauto } from '../src/index.ts'
import { unusedProxy } from '../src/proxy.ts'

const KEY = 'ar_SEGREDO_0123456789'

/** A host that only the proxy can reach. */
const BASE_URL = 'http://servico.invalid/api/v1'

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

const answer: RequestListener = (_request, response) => {
  response.end('{"sucesso":true,"dados":[{"codigo":"1"}]}')
}

/** A proxy that leads to one service, whatever it is asked for, and however. */
async function startProxy(): Promise<string> {
  const service = await listening(createServer(answer))
  const proxy = createServer(answer)
  proxy.on('connect', (_request, socket) => {
    const onward = connect(service, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      onward.pipe(socket).pipe(onward)
    })
    socket.on('error', () => onward.destroy())
    onward.on('error', () => socket.destroy())
  })
  return `http://127.0.0.1:${await listening(proxy)}`
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a fetch with a proxy of its own reaches the service', async () => {
  const dispatcher = new ProxyAgent(await startProxy())
  onTestFinished(() => dispatcher.close())
  const through = ((url: string, init: object) =>
    undiciFetch(url, { ...init, dispatcher })) as unknown as typeof fetch
  const arauto = new Arauto({ apiKey: KEY, baseUrl: BASE_URL, fetch: through })
  expect(await arauto.secoes()).toHaveLength(1)
})

const ASK = `
  import { Arauto } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)}
  const arauto = new Arauto({ maxRetries: 0 })
  console.log(await arauto.secoes().then((found) => found.length, (error) => error.message))
`

/** What a program with this environment says: the number of sections, or its error. */
async function said(variables: Record<string, string>): Promise<string> {
  const env = { PATH: process.env.PATH, ARAUTO_API_KEY: KEY, ARAUTO_BASE_URL: BASE_URL }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--eval', ASK],
    { env: { ...env, ...variables } },
  )
  return stdout.trim()
}

test('the proxy of the environment is used as Node uses it', async () => {
  const HTTP_PROXY = await startProxy()
  expect(await said({ HTTP_PROXY, NODE_USE_ENV_PROXY: '1' })).toBe('1')
})

test('an error tells that a proxy is named and not used', async () => {
  expect(await said({ HTTP_PROXY: 'http://127.0.0.1:1' })).toMatch(
    /HTTP_PROXY.*NODE_USE_ENV_PROXY=1/,
  )
})

/** The error of a client that has no proxy to go through, in a Node of this version. */
async function refusedBy(node: string): Promise<string> {
  vi.stubEnv('HTTP_PROXY', 'http://127.0.0.1:1')
  vi.stubGlobal('process', {
    ...process,
    execArgv: [],
    versions: { node },
    allowedNodeEnvironmentFlags: new Set(),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const arauto = new Arauto({ apiKey: KEY, baseUrl: BASE_URL, maxRetries: 0 })
  const error: unknown = await arauto.secoes().catch((error: unknown) => error)
  return (error as Error).message
}

test('a Node that knows no proxies is not told to use them', async () => {
  expect(await refusedBy('24.0.0')).toMatch(/HTTP_PROXY.* só usa esse proxy com NODE_USE_ENV_PROXY/)
  expect(await refusedBy('20.20.2')).toMatch(/HTTP_PROXY.* este Node não usa proxies/)
})

test.each([
  [{}, null],
  [{ HTTPS_PROXY: 'http://p' }, 'HTTPS_PROXY'],
  [{ HTTP_PROXY: 'http://p' }, null],
  [{ HTTPS_PROXY: 'http://p', NODE_USE_ENV_PROXY: '1' }, null],
  [{ HTTPS_PROXY: 'http://p', NODE_OPTIONS: '--use-env-proxy' }, null],
  [{ HTTPS_PROXY: 'http://p', NO_PROXY: '*' }, null],
  [{ HTTPS_PROXY: 'http://p', NO_PROXY: 'localhost, .exemplo.com.br' }, null],
  [{ HTTPS_PROXY: 'http://p', NO_PROXY: 'plo.com.br' }, 'HTTPS_PROXY'],
  [{ HTTPS_PROXY: 'http://p', NO_PROXY: 'exemplo.com.br:443' }, null],
  [{ HTTPS_PROXY: 'http://p', NO_PROXY: 'exemplo.com.br:8443' }, 'HTTPS_PROXY'],
])('with %o, the proxy that is not used is %s', (variables, name) => {
  for (const each of [
    'HTTPS_PROXY',
    'HTTP_PROXY',
    'NO_PROXY',
    'NODE_USE_ENV_PROXY',
    'NODE_OPTIONS',
  ])
    for (const variable of [each, each.toLowerCase()]) vi.stubEnv(variable, undefined)
  for (const [variable, value] of Object.entries(variables)) vi.stubEnv(variable, value)
  expect(unusedProxy('https://dou.exemplo.com.br/api/v1')).toBe(name)
})
