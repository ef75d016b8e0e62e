import fastify from 'fastify'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../src/access/caller.ts'
import { unusedPart } from '../src/http/openapi/unused-part.ts'
import { data } from '../src/http/answer.ts'
import { operation } from '../src/http/operation.ts'
import { type TestApi, startApi } from './_api.ts'
import { operations } from './_openapi.ts'
import { PAGE, PASSWORD, type SignedIn, confirm, firstPerson, member, post } from './_people.ts'

/*
 * The checks that http/operation.ts and http/guard.ts make for every operation. checks-are-tested.test.ts
 * removes one check at a time, and expects a test of this file to fail.
 */

const WEBHOOK = { url: 'https://receptor.exemplo.com.br/x', eventos: ['publicacao.nova'] }

const someKey: Caller = {
  id: 'chv_x',
  conta_id: 'cta_x',
  escopos: ['consulta'],
  papel: 'administrador',
  pessoa_id: null,
  limite: 1,
  sessao: null,
}

let api: TestApi
let first: SignedIn
let reader: SignedIn
let key: Record<string, string>
let webhook: string
let feedKey: string
beforeAll(async () => {
  // A minute passes before each request, so sessions must last for days without a use.
  api = await startApi([], {}, { ARAUTO_SESSION_IDLE_MINUTES: '43200' })
  first = await firstPerson(api)
  reader = await member(api, 'leitora@exemplo.com.br', first.dados.conta.id, 'leitor')
  key = await keyWith({ escopos: ['consulta'] })
  feedKey = (await api.newKey({ escopos: ['feeds'] })).chave
  webhook = (await send('POST', '/webhooks', first.headers, WEBHOOK)).json.dados.id
})
afterAll(() => api[Symbol.asyncDispose]())

async function keyWith(request: object): Promise<Record<string, string>> {
  return { 'X-API-Key': (await api.newKey(request)).chave }
}

type Method = Parameters<TestApi['send']>[0]

async function send(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  api.time.now += 60_000 // so that no rate limit applies
  return await api.send(method as Method, `/api/v1${path}`, headers, body)
}

/** The path with unknown ids, except that of the webhook, and with the key of a feed. */
function addressOf(path: string): string {
  const known = path.replace('{webhook_id}', webhook).replace('{chave}', feedKey)
  return known.replaceAll(/\{\w+\}/g, 'x')
}

describe('refused input', () => {
  const described = operations()
  const takesBody = ({ operation: { requestBody } }: (typeof described)[number]) =>
    requestBody?.content['application/json'] !== undefined
  const withBody = described.filter(takesBody)
  const without = described.filter(
    (one) => one.method !== 'GET' && one.operation.requestBody === undefined,
  )

  test.each(withBody)('$name: an unknown field', async ({ method, path }) => {
    const headers = path.startsWith('/convites/aceitar') ? PAGE : first.headers
    const { status, json } = await send(method, addressOf(path), headers, { nenhum: 1 })
    if (status === 404) expect(path).toMatch(/^\/(alertas|boletins)\/\{/) // it is looked up first
    else {
      expect([status, json.erro.codigo]).toEqual([400, 'corpo_invalido'])
      expect(json.erro.detalhes.map(({ campo }) => campo)).toContain('nenhum')
    }
  })

  test.each(withBody)('$name: no body', async ({ method, path }) => {
    const { status } = await send(method, addressOf(path), first.headers)
    // Some operations need no body; some report an unknown id first.
    expect([200, 400, 403, 404]).toContain(status)
  })

  test.each(without)('$name: an unexpected body', async ({ method, path }) => {
    const { status, json } = await send(method, addressOf(path), first.headers, { nenhum: 1 })
    expect([status, json.erro.codigo]).toEqual([400, 'corpo_invalido'])
  })

  test.each(described)('$name: an unknown parameter', async ({ method, path }) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    const { status, json } = await send(method, `${addressOf(path)}?nenhum=1`, first.headers, body)
    expect([status, json.erro.codigo]).toEqual([400, 'parametro_invalido'])
    expect(json.erro.detalhes.map(({ campo }) => campo)).toContain('nenhum')
  })

  test('faults of the schema and of further checks, reported together', async () => {
    const body = { nome: 'Conta', email: 'ninguem', outro: 1 }
    const { status, json } = await send('POST', '/contas', first.headers, body)
    expect(status).toBe(400)
    expect(json.erro.detalhes.map(({ campo }) => campo).toSorted()).toEqual(['email', 'outro'])
  })

  test('parameters that contradict each other', async () => {
    const { status, json } = await send(
      'GET',
      '/auditoria?desde=2024-03-02&ate=2024-03-01',
      first.headers,
    )
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'desde'])
  })

  test('an unknown id in the path is reported before a bad body', async () => {
    const { status } = await send('POST', '/webhooks/wh_x/test', first.headers, { nenhum: 1 })
    expect(status).toBe(404)
  })

  test.each([
    ['of a stranger', '/senha/pedir', () => PAGE, 16],
    ['of somebody known', '/pessoa/senha', () => first.headers, 256],
  ])('a body that is too large, %s', async (_who, path, headers, kib) => {
    const body = JSON.stringify({ email: 'a'.repeat(kib * 1_024) })
    expect((await send('POST', path, headers(), body)).status).toBe(413)
  })
})

describe('refused callers', () => {
  test('an anonymous caller', async () => {
    expect((await send('GET', '/sessao', PAGE)).status).toBe(401)
    expect((await send('GET', '/buscar', {})).status).toBe(401)
  })

  test('a key, on an operation for people only', async () => {
    const all = await keyWith({ escopos: ['consulta', 'administracao'] })
    expect((await send('GET', '/sessoes', all)).status).toBe(403)
  })

  test('a key without the scope', async () => {
    expect((await send('GET', '/secoes', key)).status).toBe(200)
    expect((await send('GET', '/webhooks', key)).status).toBe(403)
  })

  test('a person below the role that method and access require', async () => {
    expect((await send('GET', '/webhooks', reader.headers)).status).toBe(200)
    expect((await send('POST', '/webhooks', reader.headers, WEBHOOK)).status).toBe(403)
  })

  test('a person below the role that the operation declares', async () => {
    expect((await send('GET', '/convites', reader.headers)).status).toBe(403)
    expect((await send('GET', '/convites', first.headers)).status).toBe(200)
  })

  test('a page of another site, with and without a session', async () => {
    const { Cookie = '' } = first.headers
    const foreign = { 'X-Requested-With': 'x', 'Sec-Fetch-Site': 'cross-site' }
    expect((await send('DELETE', '/sessoes', { Cookie, ...foreign })).status).toBe(403)
    const body = { email: first.email, senha: PASSWORD }
    expect((await send('POST', '/sessao', foreign, body)).status).toBe(403)
  })

  test('a person without a recent confirmation', async () => {
    const path = '/pessoa/identidades/idt_x'
    const { status, json } = await send('DELETE', path, reader.headers)
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([403, 'confirmacao'])
    await confirm(api, reader)
    expect((await api.send('DELETE', `/api/v1${path}`, reader.headers)).status).toBe(404)
  })

  test('a key, or an address, over its rate limit', async () => {
    const headers = await keyWith({ escopos: ['consulta'], limite: 1 })
    expect((await api.get('/secoes', headers)).status).toBe(200)
    expect((await api.get('/secoes', headers)).status).toBe(429)
    const asked = await Promise.all(
      Array.from({ length: 21 }, () => post(api, '/email/confirmar', { token: 'x' })),
    )
    expect(asked.map(({ status }) => status)).toContain(429)
  })

  test('the guard refuses a route that does not declare its access', async () => {
    const late = operation({ ...listing, access: undefined as never })
    await using app = fastify()
    expect(() => late.serve(app, unusedPart)).not.toThrow() // only the guard throws
    const { guard } = await import('../src/http/guard.ts')
    const guarded = fastify()
    guard(guarded, unusedPart)
    expect(() => late.serve(guarded, unusedPart)).toThrow('does not say who may call it')
  })

  test.each([
    ['nobody, where people may', 'pessoa', null, 500],
    ['nobody, where keys may', 'consulta', null, 500],
    ['a key, where people may', 'pessoa', someKey, 500],
    ['a key, where keys may', 'consulta', someKey, 200],
  ] as const)('without the guard: %s', async (_who, access, caller, status) => {
    await using app = fastify({ routerOptions: { querystringParser: (raw) => ({ raw }) } })
    app.addHook('onRequest', (request, _reply, done) => {
      request.caller = caller
      done()
    })
    operation({ ...listing, access }).serve(app, unusedPart)
    expect((await app.inject('/nada')).statusCode).toBe(status)
  })
})

const listing = {
  id: 'nada',
  at: 'GET /nada',
  tag: 'Consulta',
  summary: 'Nada',
  description: 'Nada.',
  answer: data('Nada.', Type.Null(), null),
  handle: () => null,
} as const

describe('answers', () => {
  test('have `sucesso` and `dados`, and `Location` for something new', async () => {
    const body = { nome: 'Conta nova', email: 'conta@exemplo.com.br' }
    const { status, headers, json } = await send('POST', '/contas', first.headers, body)
    expect(status).toBe(201)
    expect(json).toEqual({ sucesso: true, dados: expect.objectContaining({ nome: 'Conta nova' }) })
    expect(headers['location']).toBe(`/api/v1/contas/${json.dados.id}`)
  })

  test('are 202 for work that continues, and 204 without a body for a deletion', async () => {
    const asked = await send('POST', '/senha/pedir', PAGE, { email: 'ninguem@exemplo.com.br' })
    expect([asked.status, asked.json]).toEqual([202, { sucesso: true, dados: null }])
    const gone = await send('DELETE', '/sessoes', first.headers)
    expect([gone.status, gone.text]).toEqual([204, ''])
  })

  test('may be cached only where the operation says so, and for that long', async () => {
    const sections = await send('GET', '/secoes', key)
    expect(sections.headers['cache-control']).toBe('private, max-age=3600')
    const types = await send('GET', '/tipos-ato', key)
    expect(types.headers['cache-control']).toBe('no-store')
  })

  test('are the same, status included, for a repeated request', async () => {
    const headers = { ...first.headers, 'Idempotency-Key': 'k' }
    const [once, again] = [
      await send('POST', '/webhooks', headers, WEBHOOK),
      await send('POST', '/webhooks', headers, WEBHOOK),
    ]
    expect([once.status, again.status]).toEqual([201, 201])
    expect(again.json).toEqual(once.json)
    expect(again.headers).toMatchObject({
      'idempotent-replayed': 'true',
      location: once.headers['location'],
    })
  })

  test('of exports have no HEAD', async () => {
    expect((await send('HEAD', '/exportar', key)).status).toBe(405)
    expect((await send('HEAD', '/secoes', key)).status).toBe(200)
  })
})
