import { once } from 'node:events'
import { Agent, get as httpGet } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRateLimiter } from '../src/access/rate-limit.ts'
import { connectionErrors } from '../src/http/sockets/connection-errors.ts'
import { byteString } from '../src/lib/text/byte-string.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'

let api: TestApi
let port: number
beforeAll(async () => {
  api = await startApi(acts)
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  port = (api.app.server.address() as AddressInfo).port
})
afterAll(() => api[Symbol.asyncDispose]())

interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends these bytes, and returns the answers until the server closes. */
async function exchange(request: string | Buffer): Promise<RawAnswer[]> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  return parseAnswers(await text(socket))
}

async function exchangeOne(request: string | Buffer): Promise<RawAnswer> {
  const answers = await exchange(request)
  expect(answers).toHaveLength(1)
  return answers[0]!
}

function parseAnswers(raw: string): RawAnswer[] {
  return raw
    .split(/(?=HTTP\/1\.1 \d{3})/)
    .filter(Boolean)
    .map((answer) => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      const [statusLine = '', ...lines] = head.split('\r\n')
      const pairs = lines.map((line) => line.split(': ') as [string, string])
      const headers = Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]))
      return { status: Number(statusLine.split(' ')[1]), headers, body }
    })
}

const request = (target: string, extra = '', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${api.chave}\r\nConnection: close\r\n${extra}\r\n`

describe('malformed requests are answered in the same envelope', () => {
  test.each([
    ['no HTTP', 'ALÔ\r\n\r\n', 400],
    ['a method that does not exist', 'PEGUE / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a broken header', 'GET / HTTP/1.1\r\nHost x\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'an address that is not encoded, with a body behind it',
      'POST /api/v1/buscar?termo=educação HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n',
      400,
    ],
    [
      'an address that is too long',
      `GET /api/v1/buscar?termo=${'a'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
    ],
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(70_000)}\r\n\r\n`,
      431,
    ],
  ])('%s', async (_name, raw, status) => {
    const answer = await exchangeOne(raw)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': expect.stringMatching(/^\d+$/),
      'x-ratelimit-reset': expect.stringMatching(/^\d+$/),
      connection: 'close',
    })
    const { erro, ...others } = JSON.parse(answer.body)
    expect(others).toEqual({ sucesso: false, request_id: answer.headers['x-request-id'] })
    expect(erro).toEqual({
      codigo: 'parametro_invalido',
      mensagem: expect.any(String),
      detalhes: [],
    })
  })

  test('an address without encoding gets a hint', async () => {
    const { body } = await exchangeOne('POST /?termo=educação HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(body).toContain('--data-urlencode')
  })

  test('a request that takes too long to come', async () => {
    const clock = systemClock
    const answer = connectionErrors({ clock, limiter: createRateLimiter(clock) })
    const timeout = Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    await using server = createServer((socket) => answer(timeout, socket)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const [told] = parseAnswers(await text(connect((server.address() as AddressInfo).port)))
    expect(told).toMatchObject({ status: 408, headers: { connection: 'close' } })
    expect(JSON.parse(told!.body).erro.codigo).toBe('indisponivel')
  })

  test('one bad request does not hurt the next connection', async () => {
    await exchange('\r\n\u0000\r\n\r\n')
    expect((await exchangeOne(request('/api/v1/secoes'))).status).toBe(200)
  })
})

describe('requests that Node would answer by itself', () => {
  test.each(['/api/v1/secoes', '/saude', '/nada'])('%s without a Host', async (path) => {
    const raw = `GET ${path} HTTP/1.1\r\nX-API-Key: ${api.chave}\r\nConnection: close\r\n\r\n`
    const { status, headers, body } = await exchangeOne(raw)
    expect([status, JSON.parse(body).erro]).toMatchObject([400, { detalhes: [{ campo: 'Host' }] }])
    expect(headers['x-request-id']).toBe(JSON.parse(body).request_id)
    if (path.startsWith('/api/')) expect(headers['x-ratelimit-limit']).toBeDefined()
  })

  test.each(['1.0', '1.1'])(
    'two Hosts in HTTP/%s, which readers interpret differently',
    async (version) => {
      const hosts = 'Host: x\r\nhost: y\r\n'
      const raw = `GET /api/v1/secoes HTTP/${version}\r\n${hosts}X-API-Key: ${api.chave}\r\nConnection: close\r\n\r\n`
      const { status, body } = await exchangeOne(raw)
      expect([status, JSON.parse(body).erro]).toMatchObject([
        400,
        { mensagem: expect.stringContaining('mais de uma vez'), detalhes: [{ campo: 'Host' }] },
      ])
    },
  )

  test('HTTP/1.0 needs none', async () => {
    const raw = `GET /api/v1/secoes HTTP/1.0\r\nX-API-Key: ${api.chave}\r\n\r\n`
    expect((await exchangeOne(raw)).status).toBe(200)
  })

  test('an unknown expectation is not met', async () => {
    expect((await exchangeOne(request('/api/v1/secoes', 'Expect: milagre\r\n'))).status).toBe(200)
  })

  test('CONNECT', async () => {
    const { status, headers, body } = await exchangeOne(
      'CONNECT in.gov.br:443 HTTP/1.1\r\nHost: in.gov.br:443\r\n\r\n',
    )
    expect([status, JSON.parse(body).erro.codigo]).toEqual([405, 'metodo_nao_permitido'])
    expect(headers).toHaveProperty('x-ratelimit-limit')
  })

  test('good requests before garbage in one packet get their answers', async () => {
    const good = `GET /api/v1/secoes HTTP/1.1\r\nHost: x\r\nX-API-Key: ${api.chave}\r\n\r\n`
    const answers = await exchange(`${good}${good}LIXO\r\n\r\n`)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400])
    expect(answers.map(({ body }) => JSON.parse(body).sucesso)).toEqual([true, true, false])
  })

  test('a body that breaks off is answered at once', async () => {
    const { chave } = await api.newKey({ escopos: ['webhooks'] })
    const head = `POST /api/v1/webhooks HTTP/1.1\r\nHost: x\r\nX-API-Key: ${chave}\r\n`
    const type = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
    const [answer] = await exchange(`${head}${type}2\r\n{}\r\nLIXO\r\n`)
    expect(answer?.status).toBe(400)
  })
})

describe('forms of a request', () => {
  test('an unencoded address, as curl sends it', async () => {
    const encoded = `/api/v1/buscar?termo=${encodeURIComponent('comitê OU saúde')}`
    const typed = '/api/v1/buscar?termo=comitê+OU+saúde'
    const [one, other] = [await exchangeOne(request(encoded)), await exchangeOne(request(typed))]
    expect(one.status).toBe(200)
    expect(JSON.parse(one.body).dados.total).toBeGreaterThan(0)
    expect([other.status, other.body]).toEqual([200, one.body])
    expect(other.headers['x-ratelimit-limit']).toBe(one.headers['x-ratelimit-limit'])
    expect(other.headers['connection']).toBe('close')
  })

  test('bytes in an address that are no UTF-8 name the parameter', async () => {
    const bytes = Buffer.from(request('/api/v1/buscar?termo=saúde'), 'latin1')
    const { status, body } = await exchangeOne(bytes)
    expect(status).toBe(400)
    expect(JSON.parse(body).erro.detalhes).toMatchObject([{ campo: 'termo' }])
  })

  test('Expect: 100-continue', async () => {
    const extra = 'Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 2\r\n'
    const socket = connect(port, '127.0.0.1')
    socket.write(request('/api/v1/nada', extra, 'POST'))
    const [first] = await once(socket, 'data')
    expect(String(first)).toMatch(/^HTTP\/1\.1 100 Continue\r\n/)
    socket.write('{}')
    const rest = String(first).slice('HTTP/1.1 100 Continue\r\n\r\n'.length) + (await text(socket))
    expect(parseAnswers(rest)).toMatchObject([{ status: 404 }])
  })

  test('a POST without a body and without Content-Length', async () => {
    expect((await exchangeOne(request('/api/v1/nada', '', 'POST'))).status).toBe(404)
  })

  test.each([
    ['http://x/api/v1/secoes', 200, 'application/json'],
    ['HTTP://x:8080/api/v1/secoes?', 200, 'application/json'],
    // An address of the page, which is not built here.
    ['http://x', 404, 'text/html'],
    ['http://', 404, 'text/html'],
    ['http://x?a=1', 404, 'text/html'],
    ['*', 404, 'application/json'],
  ])('the target %s', async (target, status, type) => {
    const answer = await exchangeOne(request(target))
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`)
  })

  test('4,000 characters of termo at their longest fit', async () => {
    const { status } = await exchangeOne(
      request(`/api/v1/buscar?termo=a${encodeURIComponent('😀'.repeat(3_999))}`),
    )
    expect(status).toBe(200)
  })

  test('the API never redirects', async () => {
    for (const path of [
      '/secoes',
      '/secoes/',
      '/buscar/?termo=x',
      '/publicacao/x/',
      '//secoes',
      '',
    ])
      expect((await exchangeOne(request(`/api/v1${path}`))).status).not.toSatisfy(
        (status: number) => status >= 300 && status < 400,
      )
  })

  test('HEAD has the headers of GET and no body', async () => {
    const get = await exchangeOne(request('/api/v1/secoes'))
    const head = await exchangeOne(request('/api/v1/secoes', '', 'HEAD'))
    expect(head.status).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })
})

test('closing lets the requests under way finish', async () => {
  const { promise: reached, resolve: arrived } = Promise.withResolvers<void>()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await using slow = await startApi([], {
    search: async () => {
      arrived()
      await gate
      return {
        total: 0,
        consulta: { leitura: 0, ampliacoes: [] },
        resultados: byteString('[]'),
        aproximados: null,
        facetas: null,
        histograma: null,
        avisos: [],
      }
    },
  })
  const url = await slow.app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  const headers = { 'X-API-Key': slow.chave }
  const [answer] = await Promise.all([
    new Promise<number | undefined>((resolve, reject) => {
      httpGet(`${url}/api/v1/buscar?termo=x`, { agent, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    }),
    reached.then(() => {
      const closed = slow.app.close()
      open()
      return closed
    }),
  ])
  expect(answer).toBe(200)
  agent.destroy()
})

describe('a POST', () => {
  const post = async (target: string, extra: string) => {
    const { chave } = await api.newKey({ escopos: ['webhooks'] })
    return `POST /api/v1${target} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${chave}\r\nConnection: close\r\n${extra}`
  }

  test.each(['', 'Content-Type: application/json\r\n', 'Content-Type: text/csv\r\n'])(
    'without a body and a Content-Length is accepted: %j',
    async (type) => {
      const { status, body } = await exchangeOne(await post('/webhooks/wh_x/secret', `${type}\r\n`))
      expect([status, JSON.parse(body).erro.codigo]).toEqual([404, 'nao_encontrado'])
    },
  )

  test('that waits for a 100 Continue gets it, and then its answer', async () => {
    const webhook = JSON.stringify({ url: 'https://receptor.exemplo.com.br/', eventos: [] })
    const head = `Content-Type: application/json\r\nContent-Length: ${webhook.length}\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.write(await post('/webhooks', `${head}Expect: 100-continue\r\n\r\n`))
    const [first] = (await once(socket, 'data')) as [Buffer]
    expect(first.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    socket.write(webhook)
    const [answer] = parseAnswers(await text(socket))
    expect(answer?.status).toBe(400)
  })

  test('of an unsupported type does not break the connection', async () => {
    const large = 'x'.repeat(100_000)
    const head = `Content-Type: text/csv\r\nContent-Length: ${large.length}\r\n\r\n`
    const { status, body } = await exchangeOne(await post('/webhooks', head + large))
    expect([status, JSON.parse(body).erro.codigo]).toEqual([415, 'tipo_nao_suportado'])
  })
})
