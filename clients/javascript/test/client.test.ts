import { once } from 'node:events'
import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Arauto, ConfigurationError, ConnectionError, VERSION } from '../src/index.ts'

/*
 * Behaviour that the scenarios of clients/conformance do not cover, because only JavaScript has it.
 */

const KEY = 'ar_SEGREDO_0123456789'

async function serve(listener: RequestListener): Promise<{ arauto: Arauto; count(): number }> {
  let count = 0
  const server = createServer((request, response) => {
    count++
    listener(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  return { arauto: new Arauto({ apiKey: KEY, baseUrl }), count: () => count }
}

const page =
  '{"sucesso":true,"dados":{"total":0,"pagina":1,"limite":20,"total_paginas":0,"resultados":[],"avisos":[]}}'

test('a search is sent when it is awaited, and once', async () => {
  const { arauto, count } = await serve((_request, response) => response.end(page))
  const pages = arauto.buscar({ termo: 'a' })
  expect(count()).toBe(0)
  expect(await pages).toBe(await pages)
  expect(await pages.finally(() => {})).toMatchObject({ total: 0 })
  expect(count()).toBe(1)
})

test.each([
  [2, ['pub_A', 'pub_B'], true],
  [3, ['pub_A', 'pub_B', 'pub_C'], false],
  [undefined, ['pub_A', 'pub_B', 'pub_C'], false],
])('%s items of all have the notices, and tell whether there are more', async (most, ids, more) => {
  const { arauto } = await serve((request, response) => {
    const pagina = Number(new URL(request.url ?? '', 'http://a').searchParams.get('pagina'))
    const resultados = pagina === 1 ? [{ id: 'pub_A' }, { id: 'pub_B' }] : [{ id: 'pub_C' }]
    const avisos = [{ codigo: 'edicoes_ausentes' }]
    const dados = { total: 3, pagina, limite: 2, total_paginas: 2, resultados, avisos }
    response.end(JSON.stringify({ sucesso: true, dados }))
  })
  const found = await arauto.buscar({ termo: 'a', limite: 2 }).todos({ maxItens: most })
  expect(found.map(({ id }) => id)).toEqual(ids)
  expect(found).toMatchObject({
    total: 3,
    truncated: more,
    avisos: [{ codigo: 'edicoes_ausentes' }],
  })
})

test('a signal gives up with its own reason, without another attempt', async () => {
  const controller = new AbortController()
  const reason = new Error('no more')
  const { arauto, count } = await serve(() => controller.abort(reason))
  await expect(arauto.secoes({ signal: controller.signal })).rejects.toBe(reason)
  expect(count()).toBe(1)
})

test('a signal ends a wait, too', async () => {
  const controller = new AbortController()
  const { arauto } = await serve((_request, response) => {
    response
      .writeHead(503, { 'Retry-After': '30' })
      .end(() => controller.abort(new Error('no more')))
  })
  await expect(arauto.secoes({ signal: controller.signal })).rejects.toThrow('no more')
})

test('a reader that stops an export closes the connection', async () => {
  const closed = Promise.withResolvers<void>()
  const { arauto } = await serve((_request, response) => {
    response.on('close', closed.resolve)
    response.write('{"id":"pub_A"}\n'.repeat(100))
  })
  for await (const { id } of arauto.exportar()) {
    expect(id).toBe('pub_A')
    break
  }
  await closed.promise
})

test('an export that stalls times out', async () => {
  const { arauto } = await serve((_request, response) => void response.write('{"titulo":"A"}\n'))
  const exported = arauto.exportar({}, { timeout: 50 })
  await expect(Array.fromAsync(exported)).rejects.toThrow('50 ms')
})

test.each([
  [{ apiKey: `${KEY}\n` }, 'apiKey'],
  [{ baseUrl: 'exemplo.com.br' }, 'baseUrl'],
  [{ baseUrl: 'https://eu:senha@exemplo.com.br/api/v1' }, 'baseUrl'],
  [{ baseUrl: 'file:///etc' }, 'baseUrl'],
  [{ timeout: 0 }, 'timeout'],
  [{ timeout: Number.NaN }, 'timeout'],
  [{ maxRetries: 1.5 }, 'maxRetries'],
  [{ maxWait: -1 }, 'maxWait'],
])('%o is refused, and the key not shown', (options, name) => {
  const make = () =>
    new Arauto({ apiKey: KEY, baseUrl: 'https://exemplo.com.br/api/v1', ...options })
  expect(make).toThrow(ConfigurationError)
  expect(make).toThrow(name)
  expect(make).not.toThrow(KEY)
})

test('an error of the connection names its cause, and not the key', async () => {
  const arauto = new Arauto({ apiKey: KEY, baseUrl: 'http://127.0.0.1:1/api/v1', maxRetries: 0 })
  const error: unknown = await arauto.secoes().catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ConnectionError)
  expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain(KEY)
})

test('a logger is told answers and waits, and never the key', async () => {
  const told: string[] = []
  const logger = {
    debug: (message: string) => told.push(`debug ${message}`),
    info: (message: string) => told.push(`info ${message}`),
  }
  let asked = 0
  const server = createServer((_request, response) => {
    asked++
    response.writeHead(asked === 1 ? 503 : 200, {
      'X-Request-Id': `req_${asked}`,
      'Retry-After': 0,
    })
    response.end(asked === 1 ? '' : '{"sucesso":true,"dados":[]}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
  await new Arauto({ apiKey: KEY, baseUrl, logger }).secoes()
  expect(told).toEqual([
    `debug GET ${baseUrl}/secoes: 503, req_1`,
    expect.stringMatching(/^info .*503.*; again in 0\.0 s$/),
    `debug GET ${baseUrl}/secoes: 200, req_2`,
  ])
  expect(told.join()).not.toContain(KEY)
})

test('a logger is told of the wait of an export that goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const lines = ['{"id":"pub_A"}\n', '{"id":"pub_B"}\n']
  const fetch = async () =>
    new Response(lines.shift(), { headers: { 'X-Total': String(lines.length + 1) } })
  const told: string[] = []
  const logger = { debug() {}, info: (message: string) => told.push(message) }
  const arauto = new Arauto({ apiKey: KEY, baseUrl: 'https://exemplo.com.br', fetch, logger })
  const rows = Array.fromAsync(arauto.exportar({}))
  await vi.waitFor(() => expect(told).toEqual([expect.stringMatching(/ 1 .*; again in 0\.\d s$/)]))
  await vi.advanceTimersByTimeAsync(500)
  expect(await rows).toHaveLength(2)
})

test('a logger that fails costs no answer, and no second request', async () => {
  let asked = 0
  const fetch = async () => {
    asked++
    return Response.json({ sucesso: true, dados: [], avisos: [] })
  }
  const fails = () => {
    throw new Error('the disk is full')
  }
  const logger = { debug: fails, info: fails }
  const arauto = new Arauto({ apiKey: KEY, baseUrl: 'https://exemplo.com.br', fetch, logger })
  expect(await arauto.secoes()).toHaveLength(0)
  expect(asked).toBe(1)
})

test('the version is that of the package', () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  expect(VERSION).toBe(version)
})

test.each([
  ['unable to verify the first certificate', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ['', 'ECONNREFUSED'],
  ['bad port', undefined],
])('an error tells what the platform knows: %s %s', async (message, code) => {
  const cause = Object.assign(new Error(message), { code })
  const failing = () => Promise.reject(new TypeError('fetch failed', { cause }))
  const baseUrl = 'https://exemplo.com.br/api/v1'
  const arauto = new Arauto({ apiKey: KEY, baseUrl, maxRetries: 0, fetch: failing })
  const known = [code, message].filter(Boolean).join(': ')
  await expect(arauto.secoes()).rejects.toThrow(`a conexão caiu: ${known}.`)
})

test('a text in place of an object or of a list is answered with what is expected', () => {
  const arauto = new Arauto({ apiKey: KEY, baseUrl: 'https://exemplo.com.br/api/v1' })
  const wrong: unknown = 'licitação'
  expect(() => arauto.buscar(wrong as { termo: string })).toThrow(ConfigurationError)
  expect(() => arauto.buscar(wrong as { termo: string })).toThrow("{ termo: 'licitação' }")
  expect(() => arauto.contratos(wrong as { termo: string })).toThrow(ConfigurationError)
  expect(() => arauto.eventos(wrong as { apos: string })).toThrow(ConfigurationError)
  expect(() => arauto.publicacoes(wrong as string[])).toThrow('ids')
})

test.each([NaN, Infinity])('%s is no value to send, and clears no field', async (value) => {
  const { arauto, count } = await serve((_request, response) => response.end(page))
  const refused = new ConfigurationError(
    `valor_min tem ${value}, que não é um valor: para não filtrar por ele, não o dê.`,
  )
  await expect(arauto.buscar({ termo: 'a', valor_min: value })).rejects.toThrow(refused)
  await expect(arauto.webhooks.alterar('wh_1', { filtros: { valor_min: value } })).rejects.toThrow(
    refused,
  )
  expect(count()).toBe(0)
})
