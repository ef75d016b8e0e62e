import { Gauge, Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMetricsServer } from '../src/http/metrics/metrics-server.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { VERSION } from '../src/version.ts'
import { TUESDAY, acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

const get = (url: string) => api.send('GET', url)

describe('for operators', () => {
  test.each([
    ['/saude', { situacao: 'viva', versao: VERSION }],
    ['/saude/', { situacao: 'viva', versao: VERSION }],
  ])('GET %s, without a key', async (url, dados) => {
    const { status, json } = await get(url)
    expect([status, json]).toEqual([200, { sucesso: true, dados }])
  })

  test('GET /pronto, without a key', async () => {
    const { status, json } = await get('/pronto')
    expect([status, json]).toEqual([
      200,
      { sucesso: true, dados: { situacao: 'pronta' }, avisos: [] },
    ])
  })

  test('GET /pronto, when writing fails, and when it works again', async () => {
    await using own = await startApi(acts)
    const ready = async () => {
      own.time.now += 10_000
      const { status, json } = await own.send('GET', '/pronto')
      return [status, json.erro?.mensagem]
    }
    const harm = (sql: string) => {
      using archive = openArchive(own.dataDir)
      archive.db.exec(sql)
    }
    expect(await ready()).toEqual([200, undefined])
    harm(`CREATE TRIGGER full BEFORE UPDATE ON write_probe
          BEGIN SELECT raise(ABORT, 'disk full'); END`)
    expect(await ready()).toEqual([503, expect.stringMatching(/não aceita escrita/)])
    harm('DROP TRIGGER full')
    expect(await ready()).toEqual([200, undefined])
  })

  test('GET /pronto really writes', async () => {
    await using own = await startApi(acts)
    using archive = openArchive(own.dataDir)
    // `data_version` changes when another connection has written.
    const version = () => archive.db.prepare('PRAGMA data_version').get()?.data_version
    const before = version()
    expect((await own.send('GET', '/pronto')).status).toBe(200)
    expect(version()).not.toBe(before)
  })

  test('an empty archive is ready too, and says that it is empty', async () => {
    await using empty = await startApi()
    const { status, json } = await empty.send('GET', '/pronto')
    expect([status, json.avisos]).toEqual([
      200,
      [expect.objectContaining({ codigo: 'acervo_vazio' })],
    ])
  })

  test('GET /metricas: the archive and the requests, by route', async () => {
    await api.get('/secoes')
    await api.get('/publicacao/pub_0000000000000000')
    await api.get('/nada')
    const { status, headers, text } = await get('/metricas')
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    const lastDay = Date.parse(TUESDAY) / 1_000
    for (const line of [
      `arauto_build_info{version="${VERSION}"} 1`,
      `arauto_archive_publications ${acts.length}`,
      'arauto_archive_editions 3',
      `arauto_archive_last_day_timestamp_seconds ${lastDay}`,
      'arauto_http_request_duration_seconds_count{route="/api/v1/secoes"} 1',
      'arauto_http_requests_total{method="GET",route="/api/v1/secoes",status="200"} 1',
      'arauto_http_requests_total{method="GET",route="/api/v1/publicacao/:id",status="404"} 1',
      'arauto_http_requests_total{method="GET",route="unknown",status="404"} 1',
    ])
      expect(text.split('\n')).toContain(line)
  })

  test('a flood of requests is refused, only for that address', async () => {
    api.time.now += 60_000
    const statuses: number[] = []
    for (let i = 0; i < 601; i++) statuses.push((await get('/metricas')).status)
    expect([statuses.filter((status) => status !== 200), statuses.at(-1)]).toEqual([[429], 429])
    expect((await get('/saude')).status).toBe(200)
    api.time.now += 60_000
    expect((await get('/metricas')).status).toBe(200)
  })

  test('with a port of their own, the metrics are there and nowhere else', async () => {
    await using own = await startApi([], {}, { ARAUTO_METRICS_PORT: '0' })
    expect((await own.send('GET', '/metricas')).status).toBe(404)
    const registry = new Registry()
    new Gauge({ name: 'um', help: 'um', registers: [registry] }).set(1)
    await using server = await startMetricsServer(registry, { host: '127.0.0.1', port: 0 })
    const at = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
    expect(await (await at('/metricas')).text()).toContain('um 1')
    expect((await at('/saude')).status).toBe(404)
  })

  test('a broken archive does not hide the other metrics', async () => {
    await using broken = await startApi([], {
      summary: () => {
        throw new Error('disk I/O error')
      },
    })
    const { status, text } = await broken.send('GET', '/metricas')
    expect(status).toBe(200)
    expect(text.split('\n')).toContain('arauto_archive_publications Nan')
  })
})

describe('the log', () => {
  test('has one line for each request, with the key id and without the key', async () => {
    const { id, chave } = await api.newKey()
    api.log.length = 0
    await api.get('/buscar?termo=segredo', { 'X-API-Key': chave })
    await api.get('/secoes', { 'X-API-Key': `${chave}x` })
    await api.get('/%ZZ', { 'X-API-Key': chave })
    // Besides, a refused key has its own line for fail2ban.
    const lines = api.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    const common = {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      request_id: expect.stringMatching(/^req_/),
      method: 'GET',
      duration_ms: expect.any(Number),
      msg: 'request',
    }
    expect(lines).toEqual([
      { ...common, route: '/api/v1/buscar', status: 200, caller_id: id },
      { ...common, route: '/api/v1/secoes', status: 401, caller_id: null },
      { ...common, route: 'unknown', status: 404, caller_id: id },
    ])
    expect(api.log.join('')).not.toContain(chave)
    expect(api.log.join('')).not.toContain('segredo')
  })

  test('hides the key even when somebody logs the headers', () => {
    api.log.length = 0
    const headers = { 'x-api-key': api.chave }
    api.app.log.info({ headers, request: { headers: {} } })
    expect(api.log).toHaveLength(1)
    expect(api.log[0]).not.toContain(api.chave)
  })
})

describe('every answer', () => {
  test.each(['/api/v1/secoes', '/saude', '/referencia', '/nada'])('%s is hardened', async (url) => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*frame-ancestors 'none'/,
      ),
      'x-request-id': expect.stringMatching(/^req_/),
    })
  })

  test('of the API that is a refusal is never cached', async () => {
    for (const url of ['/api/v1/secoes', '/api/v1/nada'])
      expect((await get(url)).headers['cache-control']).toBe('no-store')
  })

  describe('to a browser that asks for an address that is not there', () => {
    const asked = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

    test.each(['/nada', '/guia/nada/mais', '/api', '/referencia/static/index.js'])(
      '%s is a page with the way out',
      async (url) => {
        const { status, headers, text } = await api.send('GET', url, asked)
        expect(status).toBe(404)
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers['vary']).toBe('Accept')
        expect(headers['content-security-policy']).toMatch(
          /^default-src 'none'; style-src 'sha256-/,
        )
        expect(text).toMatch(/<h1>Esta página não existe<\/h1>.*<a href="\/">/s)
        expect(text).toMatch(/<p lang="en">This page does not exist\./)
      },
    )

    test('of the API it is an error in JSON, as for programs', async () => {
      for (const url of ['/api/v1/nada', '/api/v1/publicacao'])
        expect(
          (await api.send('GET', url, { ...asked, 'X-API-Key': api.chave })).json.erro.codigo,
        ).toBe('nao_encontrado')
    })

    test('and sends something there, it is an error in JSON', async () => {
      const { json } = await api.send('POST', '/nada', asked, {})
      expect(json.erro.codigo).toBe('nao_encontrado')
    })
  })

  test('outside the API, an unknown address is a 404 in the same envelope', async () => {
    for (const url of ['/nada', '/api', '/api/v2/secoes', '/%ZZ']) {
      const { status, json } = await get(url)
      expect([status, json.erro.codigo]).toEqual([404, 'nao_encontrado'])
    }
  })
})
