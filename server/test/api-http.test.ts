import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { acts } from './_acts.ts'
import { type TestApi, importArticles, startApi } from './_api.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

/** The raw answer to a GET. */
async function raw(path: string, headers: Record<string, string> = {}) {
  const {
    statusCode,
    headers: got,
    rawPayload,
  } = await api.app.inject({
    url: `/api/v1${path}`,
    headers: { 'x-api-key': api.chave, ...headers },
  })
  return { status: statusCode, headers: got, body: rawPayload }
}

async function idOf(termo: string): Promise<string> {
  return (await api.get(`/buscar?termo=${encodeURIComponent(termo)}`)).json.dados.resultados[0].id
}

describe('unchanged answers are not sent again', () => {
  test.each(['/buscar?termo=documentos', '/secoes', '/edicoes', '/publicacao/'])(
    '%s',
    async (path) => {
      const address = path === '/publicacao/' ? path + (await idOf('comitê')) : path
      const first = await raw(address)
      const etag = String(first.headers.etag)
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
      expect(first.headers['cache-control']).toMatch(/^private, (no-cache|max-age=3600)$/)
      for (const known of [etag, etag.slice(2), `"outra", ${etag}`, '*']) {
        const again = await raw(address, { 'if-none-match': known })
        expect([known, again.status, again.body.length]).toEqual([known, 304, 0])
        expect(again.headers).toMatchObject({ etag, 'x-ratelimit-limit': expect.anything() })
      }
      expect((await raw(address, { 'if-none-match': '"outra"' })).status).toBe(200)
    },
  )

  test('until it changes', async () => {
    const other = await startApi(acts.slice(0, 2))
    onTestFinished(() => other[Symbol.asyncDispose]())
    const ask = (headers = {}) =>
      other.get('/buscar?termo=documentos', { 'X-API-Key': other.chave, ...headers })
    const etag = String((await ask()).headers['etag'])
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304)
    await importArticles(other.dataDir, [{ ...acts[0]!, idMateria: '999' }])
    expect((await ask({ 'If-None-Match': etag })).status).toBe(200)
  })

  test('anybody may cache the contract, nobody an error or a list of secrets', async () => {
    expect((await raw('/openapi.json')).headers['cache-control']).toBe('public, no-cache')
    for (const path of ['/buscar', '/publicacao/pub_0', '/eventos', '/fontes?desde=x']) {
      const { headers } = await raw(path, { 'if-none-match': '*' })
      expect([path, headers['cache-control'], headers.etag]).toEqual([path, 'no-store', undefined])
    }
  })
})

describe('large answers are compressed', () => {
  const PATH = '/buscar?termo=*&limite=100'

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ])('%s, for %s', async (encoding, accepted, expand) => {
    const plain = await raw(PATH)
    const small = await raw(PATH, { 'accept-encoding': accepted })
    expect(small.headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      etag: plain.headers.etag,
      'content-length': String(small.body.length),
    })
    expect(small.body.length).toBeLessThan(plain.body.length / 4)
    expect(expand(small.body)).toEqual(plain.body)
    const again = { 'accept-encoding': accepted, 'if-none-match': String(plain.headers.etag) }
    expect((await raw(PATH, again)).status).toBe(304)
  })

  test('an export, as it flows', async () => {
    const plain = await raw('/exportar')
    const small = await raw('/exportar', { 'accept-encoding': 'br, gzip' })
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(small.body)).toEqual(plain.body)
  })

  test.each(['', 'identity', 'gzip;q=0', 'gzip;q=0.000, zstd', 'gzipped'])(
    'not for "%s"',
    async (accepted) => {
      const { headers } = await raw(PATH, { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toBe('Accept-Encoding')
    },
  )

  test('a short answer stays as it is', async () => {
    const { headers } = await raw('/publicacoes?ids=nada', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
  })
})

describe('a method that an address does not have', () => {
  test.each<['GET' | 'POST' | 'DELETE' | 'PATCH', string, string]>([
    ['POST', '/secoes', 'GET, HEAD'],
    ['DELETE', '/publicacao/pub_0', 'GET, HEAD'],
    ['DELETE', '/webhooks', 'GET, HEAD, POST'],
    ['POST', '/webhooks/wh_0', 'DELETE, GET, HEAD, PATCH'],
    ['GET', '/webhooks/wh_0/test', 'POST'],
    ['POST', '/openapi.json', 'GET, HEAD'],
  ])('%s %s: 405, and %s', async (method, path, allow) => {
    const { chave } = await api.newKey({ escopos: ['consulta', 'webhooks'] })
    const { status, headers, json } = await api.send(method, `/api/v1${path}`, {
      'X-API-Key': chave,
      'X-Requested-With': 'teste',
    })
    expect([status, headers['allow'], json.erro.codigo]).toEqual([
      405,
      allow,
      'metodo_nao_permitido',
    ])
  })

  test('without a key, the methods are not revealed', async () => {
    const { status, headers } = await api.send('POST', '/api/v1/secoes')
    expect([status, headers['allow']]).toEqual([401, undefined])
  })
})

describe('pages of other origins', () => {
  const PAGE = 'https://painel.exemplo.br'
  const asking = { origin: PAGE, 'access-control-request-method': 'GET' }

  async function startOpen(origins: string): Promise<TestApi> {
    const open = await startApi([], {}, { ARAUTO_CORS_ORIGINS: origins })
    onTestFinished(() => open[Symbol.asyncDispose]())
    return open
  }

  test('are not allowed by default', async () => {
    const { headers } = await raw('/secoes', { origin: PAGE })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/secoes',
      headers: asking,
    })
    expect(preflight.statusCode).toBe(401)
  })

  test('are allowed by name, and the browser learns what it may send and read', async () => {
    const open = await startOpen(`${PAGE},https://outra.exemplo.br`)
    const preflight = await open.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/webhooks',
      headers: asking,
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-methods': expect.stringContaining('PATCH'),
      'access-control-allow-headers': expect.stringContaining('X-API-Key'),
      vary: 'Origin',
    })
    const answer = await open.get('/secoes', { 'X-API-Key': open.chave, Origin: PAGE })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-expose-headers': expect.stringContaining('X-Request-Id'),
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    const stranger = await open.get('/secoes', {
      'X-API-Key': open.chave,
      Origin: 'https://x.exemplo.br',
    })
    expect(stranger.headers).not.toHaveProperty('access-control-allow-origin')
    expect(stranger.headers['vary']).toBe('Origin')
  })

  test('all of them, and errors can be read too', async () => {
    const open = await startOpen('*')
    const { status, headers } = await open.get('/buscar', {
      'X-API-Key': open.chave,
      Origin: PAGE,
    })
    expect([status, headers['access-control-allow-origin']]).toEqual([400, '*'])
  })
})

test('notices are beside the data, wherever else they are', async () => {
  const { json } = await api.get('/buscar?termo=*&orgao=Nenhum')
  expect(json.avisos[0]).toMatchObject({ codigo: 'orgao_inexistente' })
  expect(json.avisos).toEqual(json.dados.avisos)
})
