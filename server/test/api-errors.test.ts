import { describe, expect, onTestFinished, test } from 'vitest'
import { Type } from 'typebox'
import { Registry } from 'prom-client'
import { createRateLimiter } from '../src/access/rate-limit.ts'
import { buildApp } from '../src/http/app.ts'
import { unusedPart } from '../src/http/openapi/unused-part.ts'
import { Problem } from '../src/lib/errors/problem.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { type TestApi, startApi } from './_api.ts'
import { rows } from './_archive.ts'

async function broken(error: Error): Promise<TestApi> {
  const fail = () => {
    throw error
  }
  const api = await startApi([], {
    search: async () => fail(),
    read: fail,
    summary: fail,
  })
  onTestFinished(() => api[Symbol.asyncDispose]())
  return api
}

describe('unforeseen errors', () => {
  test('is a 500 with no details for the user, and all of them in the log', async () => {
    const api = await broken(new Error('SELECT segredo FROM api_keys'))
    for (const path of ['/buscar?termo=x', '/publicacao/pub_0000000000000000']) {
      const { status, json, text, headers } = await api.get(path)
      expect(status).toBe(500)
      expect(json).toEqual({
        sucesso: false,
        erro: { codigo: 'erro_interno', mensagem: expect.any(String), detalhes: [] },
        request_id: headers['x-request-id'],
      })
      expect(text).not.toContain('segredo')
      expect(headers).toHaveProperty('x-ratelimit-remaining')
      const line = api.log.map((text) => JSON.parse(text)).find(({ err }) => err)
      expect(line).toMatchObject({
        level: 'error',
        request_id: expect.any(String),
        err: { message: 'SELECT segredo FROM api_keys' },
      })
    }
  })

  test('a code that looks like a client error does not make it one', async () => {
    const api = await broken(Object.assign(new Error('x'), { code: 'ERR_SQLITE_ERROR' }))
    expect((await api.get('/buscar?termo=x')).status).toBe(500)
  })
})

test('an archive that cannot answer in time is a 503', async () => {
  const api = await broken(new Problem('indisponivel', 'A busca passou do limite.'))
  const { status, json } = await api.get('/buscar?termo=x')
  expect([status, json.erro.codigo]).toEqual([503, 'indisponivel'])
  rows(api.dataDir, 'ALTER TABLE editions RENAME TO gone')
  expect((await api.send('GET', '/pronto')).status).toBe(503)
  expect((await api.send('GET', '/saude')).status).toBe(200)
})

describe('bodies', () => {
  const schema = {
    body: Type.Object(
      {
        url: Type.String({ minLength: 8 }),
        eventos: Type.Array(Type.Union([Type.Literal('a'), Type.Literal('b')]), { minItems: 1 }),
        filtros: Type.Object(
          { secoes: Type.Array(Type.String()) },
          { additionalProperties: false },
        ),
        ativo: Type.Boolean(),
      },
      { additionalProperties: false },
    ),
  }

  /** The application with an extra route that takes a body. */
  async function postTo(payload: string | Buffer, contentType?: string) {
    const clock = systemClock
    const app = buildApp({
      queries: unusedPart,
      commands: unusedPart,
      polled: unusedPart,
      sources: { acts: null, index: null },
      check: unusedPart,
      readOnly: () => null,
      corsOrigins: new Set(),
      needsFactor: false,
      sessionIdleMs: 1,
      originOf: async () => ({ rede: null, endereco: null }),
      exporting: { slots: unusedPart, stallMs: 0 },
      authenticator: {
        byKey: async () => null,
        bySession: async () => null,
        noteUse() {},
        withLastUse: (session) => session,
        async flushUses() {},
      },
      publicUrl: '',
      uploads: { folder: '', maxBytes: 1, begin: unusedPart },
      provider: null,
      openBox: unusedPart,
      installation: {
        cadastro_aberto: false,
        situacao_publica: false,
        leitura_publica: false,
        correio: false,
        provedor: null,
      },
      limiter: createRateLimiter(clock),
      clock,
      pause: unusedPart,
      metrics: new Registry(),
      showsMetrics: true,
      trustProxy: [],
      log: { level: 'silent' },
    })
    onTestFinished(() => app.close())
    app.post('/corpo', { schema }, (request) => request.body)
    const headers = contentType === undefined ? {} : { 'content-type': contentType }
    const response = await app.inject({ method: 'POST', url: '/corpo', payload, headers })
    return { status: response.statusCode, erro: response.json().erro, body: response.json() }
  }

  const right = { url: 'https://x', eventos: ['a'], filtros: { secoes: [] }, ativo: true }

  test('a valid one passes unaltered', async () => {
    const { status, body } = await postTo(JSON.stringify(right), 'application/json')
    expect([status, body]).toEqual([200, right])
  })

  test('every problem is reported, by field, and nothing is altered to fit', async () => {
    const wrong = { url: 1, eventos: [], filtros: { secoes: ['1', 2], cor: 'azul' }, ativa: 'true' }
    const { status, erro } = await postTo(JSON.stringify(wrong), 'application/json')
    expect([status, erro.codigo]).toEqual([400, 'corpo_invalido'])
    const told = Object.fromEntries(
      erro.detalhes.map(({ campo, problema }: Record<string, string>) => [campo, problema]),
    )
    expect(told).toEqual({
      url: 'deve ser do tipo texto',
      eventos: 'deve ter ao menos 1 item',
      'filtros.secoes[1]': 'deve ser do tipo texto',
      'filtros.cor': 'não é um campo conhecido',
      ativo: 'é obrigatório',
      ativa: 'não é um campo conhecido',
    })
  })

  test('an unknown field comes with the one that was meant, and those there are', async () => {
    const wrong = { url: 'https://x.exemplo.com.br', eventos: ['publicacao.nova'], ativa: true }
    const { erro } = await postTo(JSON.stringify(wrong), 'application/json')
    expect(erro.detalhes).toContainEqual({
      campo: 'ativa',
      problema: 'não é um campo conhecido',
      sugestao: expect.stringMatching(/^Você quis dizer ativo\? Os campos são: .*\burl, eventos\b/),
      posicao: null,
    })
  })

  test.each([
    ['not JSON', '{"url":', 'application/json', 400, 'corpo_invalido'],
    ['empty', '', 'application/json', 400, 'corpo_invalido'],
    ['no object', '[]', 'application/json', 400, 'corpo_invalido'],
    ['null', 'null', 'application/json', 400, 'corpo_invalido'],
    ['a poisoned one', '{"__proto__":{"a":1}}', 'application/json', 400, 'corpo_invalido'],
    ['of another type', '<a/>', 'text/xml', 415, 'tipo_nao_suportado'],
    ['of a malformed type', '{}', 'json', 415, 'tipo_nao_suportado'],
    [
      'too large',
      JSON.stringify('a'.repeat(2 ** 21)),
      'application/json',
      413,
      'corpo_grande_demais',
    ],
  ])('%s', async (_name, payload, contentType, expected, codigo) => {
    const { status, erro } = await postTo(payload, contentType)
    expect([status, erro.codigo]).toEqual([expected, codigo])
  })
})
