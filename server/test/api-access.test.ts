import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { revokeKey } from '../src/access/api-keys.ts'
import { type Answer, type TestApi, startApi } from './_api.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi()))
afterAll(() => api[Symbol.asyncDispose]())

const MINUTE = 60_000

/** The headers that every answer of the API carries, as numbers. */
function limits({ headers }: Answer): { limit: number; remaining: number; reset: number } {
  expect(headers['x-request-id']).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{26}$/)
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => {
    const value = headers[`x-ratelimit-${name}`]
    expect(value).toMatch(/^\d+$/)
    return Number(value)
  })
  return { limit: limit!, remaining: remaining!, reset: reset! }
}

const get = (path: string, chave: string) => api.get(path, { 'X-API-Key': chave })

describe('authentication', () => {
  test.each([
    ['/secoes', 200],
    ['/edicoes', 200],
    ['/buscar?termo=x', 200],
    ['/buscar', 400],
    ['/publicacao/pub_0000000000000000', 404],
    ['/nada', 404],
    ['/', 404],
    ['', 404],
    ['/webhooks', 403],
    ['/secoes/1', 404],
    ['//secoes', 404],
    ['/%ZZ', 404],
  ])('GET /api/v1%s: 401 without a key, %i with one', async (path, status) => {
    const without = await api.get(path, {})
    expect(without.status).toBe(401)
    expect(without.headers['www-authenticate']).toBe('X-API-Key')
    expect(without.json).toEqual({
      sucesso: false,
      erro: { codigo: 'nao_autenticado', mensagem: expect.any(String), detalhes: [] },
      request_id: without.headers['x-request-id'],
    })
    limits(without)

    const withKey = await api.get(path)
    expect(withKey.status).toBe(status)
    limits(withKey)
    if (status >= 400) expect(withKey.json.request_id).toBe(withKey.headers['x-request-id'])
  })

  test('a person is told that the session has ended; a client with a key, about keys', async () => {
    const said = async (headers: Record<string, string>) => {
      const { status, headers: sent, json } = await api.get('/secoes', headers)
      expect([status, sent['www-authenticate']]).toEqual([401, 'X-API-Key'])
      return json.erro.mensagem
    }
    const page = { 'X-Requested-With': 'arauto', 'Sec-Fetch-Site': 'same-origin' }
    const cookie = { Cookie: 'arauto_sessao=de-ontem' }
    for (const headers of [page, cookie])
      expect(await said(headers)).toBe('Sua sessão terminou. Entre de novo para continuar.')
    const ofKeys = await said({})
    expect(ofKeys).toContain('X-API-Key')
    for (const headers of [{ 'X-API-Key': 'ar_errada' }, { ...page, 'X-API-Key': 'ar_errada' }])
      expect(await said(headers)).toBe(ofKeys)
  })

  test('a known key with a wrong secret, a cut one, one too long, a list: 401', async () => {
    api.time.now += MINUTE
    const { chave } = api
    const last = chave.endsWith('a') ? 'b' : 'a'
    const wrong = [
      chave.slice(0, -1) + last,
      chave.slice(0, -1),
      `${chave}a`,
      `${chave}, ${chave}`,
      `Bearer ${chave}`,
      chave.toUpperCase(),
      chave.slice(0, 12) + 'x'.repeat(32),
      'ar_',
      'ção',
      'a'.repeat(10_000),
      '',
    ]
    for (const header of wrong) {
      const { status } = await get('/secoes', header)
      expect([header, status]).toEqual([header, 401])
    }
    expect((await get('/secoes', chave)).status).toBe(200)
  })

  test('the name of the header may be written in any case; no other header will do', async () => {
    const { chave } = api
    expect((await api.get('/secoes', { 'x-api-key': chave })).status).toBe(200)
    expect((await api.get('/secoes', { 'X-API-KEY': chave })).status).toBe(200)
    expect((await api.get('/secoes', { Authorization: `Bearer ${chave}` })).status).toBe(401)
  })

  test('every method needs authentication; only GET and HEAD lead somewhere', async () => {
    expect((await api.send('POST', '/api/v1/secoes')).status).toBe(401)
    const headers = { 'X-API-Key': api.chave }
    expect((await api.send('POST', '/api/v1/secoes', headers)).status).toBe(405)
    const head = await api.send('HEAD', '/api/v1/secoes', headers)
    expect([head.status, head.text]).toEqual([200, ''])
    limits(head)
  })

  test.each([
    ['of another type', 'text/xml', '<a/>'],
    ['that is not JSON', 'application/json', '{'],
    ['too large', 'application/json', `"${'a'.repeat(2 ** 21)}"`],
  ])('a body %s does not hide that the address does not exist', async (_name, type, payload) => {
    const headers = { 'X-API-Key': api.chave, 'Content-Type': type }
    const url = '/api/v1/nada'
    const { statusCode } = await api.app.inject({ method: 'POST', url, headers, payload })
    expect(statusCode).toBe(404)
  })
})

describe('the rights of a key', () => {
  test('without the scope consulta: 403 on every query endpoint, before its parameters', async () => {
    const { chave } = await api.newKey({ escopos: ['webhooks', 'alertas', 'administracao'] })
    for (const path of ['/buscar', '/publicacao/x', '/secoes', '/edicoes?ano=x']) {
      const answer = await get(path, chave)
      expect(answer.status).toBe(403)
      expect(answer.json.erro.codigo).toBe('sem_permissao')
      expect(answer.json.erro.mensagem).toContain('consulta')
      limits(answer)
    }
    expect((await get('/nada', chave)).status).toBe(404)
  })

  test('a key works from its creation to the end of its last day in Brasília', async () => {
    const now = api.time.now
    api.time.now = Date.parse('2030-05-10T12:00:00Z')
    const { chave } = await api.newKey({ expira: '2030-05-10' })
    expect((await get('/secoes', chave)).status).toBe(200)
    api.time.now = Date.parse('2030-05-11T02:59:59.999Z')
    expect((await get('/secoes', chave)).status).toBe(200)
    api.time.now = Date.parse('2030-05-11T03:00:00Z')
    expect((await get('/secoes', chave)).status).toBe(401)
    api.time.now = now
  })

  test('the next request notices a revocation by another process', async () => {
    const { id, chave } = await api.newKey()
    expect((await get('/secoes', chave)).status).toBe(200)
    await revokeKey(api.keys, id, new Date(api.time.now))
    api.time.now += 1
    expect((await get('/secoes', chave)).status).toBe(401)
  })
})

describe('the limit of a key', () => {
  test('counts every request, right or wrong, up to 429, and restarts after a minute', async () => {
    api.time.now = Date.parse('2030-01-01T00:00:30.400Z')
    const { chave } = await api.newKey({ limite: 3 })
    const end = api.time.now / 1_000 + 60
    const paths = ['/secoes', '/nada', '/buscar']
    for (const [i, path] of paths.entries()) {
      const answer = await get(path, chave)
      expect(answer.status).not.toBe(429)
      expect(limits(answer)).toEqual({ limit: 3, remaining: 2 - i, reset: Math.ceil(end) })
    }

    api.time.now += 20_000
    const before = api.held.length
    const refused = await get('/secoes', chave)
    expect(refused.status).toBe(429)
    expect(refused.json.erro.codigo).toBe('limite_excedido')
    expect(api.held.slice(before)).toEqual([1_000])
    expect(refused.headers['retry-after']).toBe('41')
    expect(limits(refused)).toEqual({ limit: 3, remaining: 0, reset: Math.ceil(end) })
    expect((await get('/secoes', api.chave)).status).toBe(200)
    expect(api.held).toHaveLength(before + 1)

    api.time.now += 41_000
    const answer = await get('/secoes', chave)
    expect(answer.status).toBe(200)
    expect(limits(answer)).toMatchObject({ limit: 3, remaining: 2 })
  })

  test('is 120 unless the key has its own', async () => {
    const { chave } = await api.newKey({ limite: 120 })
    expect(limits(await get('/secoes', chave))).toMatchObject({ limit: 120, remaining: 119 })
  })
})

describe('the limit of an address', () => {
  test('is that of the visitor behind a trusted proxy only', async () => {
    await using behind = await startApi([], {}, { ARAUTO_TRUST_PROXY: '127.0.0.1' })
    const status = async (visitor: string, remoteAddress = '127.0.0.1') =>
      (
        await behind.app.inject({
          url: '/api/v1/secoes',
          headers: { 'x-forwarded-for': visitor },
          remoteAddress,
        })
      ).statusCode
    for (let i = 0; i < 60; i++) expect(await status('203.0.113.7')).toBe(401)
    expect(await status('203.0.113.7')).toBe(429)
    expect(await status('203.0.113.8')).toBe(401)
    for (let i = 0; i < 60; i++) await status(`198.51.100.${i}`, '192.0.2.1')
    expect(await status('198.51.100.99', '192.0.2.1')).toBe(429)
  })

  test('counts only failed authentications; keys keep working', async () => {
    api.time.now += 2 * MINUTE
    for (let i = 0; i < 60; i++) {
      const failed = await api.get('/secoes', {})
      expect(failed.status).toBe(401)
      expect(limits(failed)).toMatchObject({ limit: 60, remaining: 59 - i })
      expect((await get('/secoes', api.chave)).status).toBe(200)
    }
    const refused = await api.get('/secoes', {})
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/secoes', 'ar_errada')).status).toBe(429)
    expect((await get('/secoes', api.chave)).status).toBe(200)

    const elsewhere = await api.app.inject({ url: '/api/v1/secoes', remoteAddress: '192.0.2.7' })
    expect(elsewhere.statusCode).toBe(401)
    api.time.now += MINUTE
    expect((await api.get('/secoes', {})).status).toBe(401)
  })
})
