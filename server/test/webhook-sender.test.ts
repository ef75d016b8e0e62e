import { once } from 'node:events'
import { createServer } from 'node:https'
import { createServer as createTcpServer } from 'node:net'
import type { SecureContext } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createGuardedAgent, trusting } from '../src/webhooks/address/agent.ts'
import { type Guard, createGuard } from '../src/webhooks/address/guard.ts'
import type { Resolve } from '../src/webhooks/address/resolver.ts'
import { type AttemptResult, createSender } from '../src/webhooks/sender.ts'
import { type Authority, type Certificate, makeAuthority, makeSelfSigned } from './_certificates.ts'
import { type Receiver, drip, listen, startRawReceiver, startReceiver } from './_receiver.ts'

/** The deadline of attempts that are about it. */
const DEADLINE_MS = 400
/** The deadline of all others, which only a loaded machine comes near. */
const AMPLE_MS = 30_000

const BODY = Buffer.from('{"id":"evt_1","titulo":"Licitação"}')

let authority: Authority
let certificate: Certificate
let trust: SecureContext
beforeAll(async () => {
  authority = await makeAuthority()
  trust = trusting([authority.cert])
  certificate = await authority.issue('localhost')
})

/** Sends to a receiver that the operator allows by name. */
function senderTo({ port }: Receiver, deadlineMs = AMPLE_MS) {
  const policy = { ports: new Set<number>(), allowHosts: new Set([`localhost:${port}`]) }
  const guard = createGuard(policy, neverResolves)
  return senderBehind(guard, `https://localhost:${port}/gancho?de=teste`, deadlineMs)
}

function senderBehind(guard: Guard, url: string, deadlineMs = AMPLE_MS) {
  const agent = createGuardedAgent(guard, trust)
  const sender = createSender(agent, deadlineMs)
  onTestFinished(async () => {
    sender[Symbol.dispose]()
    await agent.destroy()
  })
  return () => sender.send({ url, headers: { 'X-Service-Event': 'publicacao.nova' }, body: BODY })
}

const neverResolves: Resolve = () => Promise.reject(new Error('must not be asked'))

describe('an ordinary receiver', () => {
  test('gets exactly the bytes and headers, and connections are used again', async () => {
    const seen: { method?: string; url?: string; event: unknown; length: unknown; body: string }[] =
      []
    const receiver = await startReceiver(certificate, (request, response) => {
      request.setEncoding('utf8')
      let body = ''
      request.on('data', (text: string) => (body += text))
      request.on('end', () => {
        const { method, url, headers } = request
        seen.push({
          ...(method && { method }),
          ...(url && { url }),
          event: headers['x-service-event'],
          length: headers['content-length'],
          body,
        })
        response.writeHead(204).end()
      })
    })
    const send = senderTo(receiver)
    for (let i = 0; i < 10; i++)
      expect(await send()).toMatchObject({ status_http: 204, erro: null, resposta: null })
    const expected = {
      method: 'POST',
      url: '/gancho?de=teste',
      event: 'publicacao.nova',
      length: String(BODY.length),
      body: BODY.toString(),
    }
    expect(seen).toEqual(Array.from({ length: 10 }, () => expected))
    // The connection may not be free yet for a request right after another.
    expect(receiver.connections()).toBeLessThanOrEqual(2)
  })

  test.each([
    [200, null],
    [299, null],
    [304, 'redirecionamento'],
    [400, 'status_http'],
    [410, 'status_http'],
    [500, 'status_http'],
  ])('that answers %i: %s', async (status, erro) => {
    const receiver = await startReceiver(certificate, (_, response) =>
      response.writeHead(status).end(),
    )
    expect(await senderTo(receiver)()).toMatchObject({ status_http: status, erro })
  })

  test('reports its address, its answer and the duration', async () => {
    const receiver = await startReceiver(certificate, (_, response) =>
      response.end('Recebido: pão'),
    )
    const began = performance.now()
    const result = await senderTo(receiver)()
    expect(result).toMatchObject({ ip: '127.0.0.1', resposta: 'Recebido: pão', retryAfter: null })
    expect(result.duracao_ms).toBeLessThanOrEqual(Math.ceil(performance.now() - began))
  })

  test.each([
    [429, '120'],
    [503, '120'],
    [500, null],
  ])('that answers %i with Retry-After', async (status, retryAfter) => {
    const receiver = await startReceiver(certificate, (_, response) =>
      response.writeHead(status, { 'Retry-After': '120' }).end(),
    )
    expect(await senderTo(receiver)()).toMatchObject({ retryAfter })
  })

  test('103 Early Hints is no answer yet', async () => {
    const receiver = await startReceiver(certificate, (_, response) => {
      response.writeEarlyHints({ link: '</a>; rel=preload' })
      response.end('ok')
    })
    expect(await senderTo(receiver)()).toMatchObject({ status_http: 200, resposta: 'ok' })
  })
})

describe('the kept answer', () => {
  test('is at most 4 KiB, no character cut in half, no NUL', async () => {
    const receiver = await startReceiver(certificate, (_, response) =>
      response.end(`a\0${'é'.repeat(4_000)}`),
    )
    const { resposta } = await senderTo(receiver)()
    expect(resposta).toBe(`a\ufffd${'é'.repeat((4_096 - 2) / 2)}`)
    const odd = await startReceiver(certificate, (_, response) =>
      response.end('é'.repeat(4_000) + 'a'),
    )
    expect(Buffer.byteLength((await senderTo(odd)()).resposta ?? '')).toBe(4_096)
    const cut = await startReceiver(certificate, (_, response) =>
      response.end(`a${'é'.repeat(4_000)}`),
    )
    expect((await senderTo(cut)()).resposta).toBe(`a${'é'.repeat(2_047)}`)
  })

  test('is not unpacked: a gzip bomb costs what was sent', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 2 ** 20))
    const receiver = await startReceiver(certificate, (_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
    )
    expect(await senderTo(receiver)()).toMatchObject({
      status_http: 200,
      erro: null,
      resposta: null,
    })
  })

  test('of an endless body is its beginning, at once', async () => {
    let sent = 0
    const receiver = await startRawReceiver(certificate, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      const chunk = Buffer.alloc(16_384, 'x')
      const more = () => {
        while (socket.writable && socket.write(chunk)) sent += chunk.length
      }
      socket.on('drain', more)
      more()
    })
    const result = await senderTo(receiver)()
    expect(result).toMatchObject({ status_http: 200, erro: null, resposta: 'x'.repeat(4_096) })
    expect(result.duracao_ms).toBeLessThan(AMPLE_MS)
    expect(sent).toBeLessThan(32 * 2 ** 20)
  })

  test('of a dripping body is what arrived within the deadline; the status line decided', async () => {
    const receiver = await startRawReceiver(certificate, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\nabc')
      drip(socket, 20, () => socket.write('.'))
    })
    const result = await endedByDeadline(senderTo(receiver, 4 * DEADLINE_MS), 4 * DEADLINE_MS)
    expect(result).toMatchObject({ status_http: 200, erro: null })
    expect(result.resposta).toMatch(/^abc\.+$/)
  })

  test('of a truncated body is what arrived', async () => {
    const receiver = await startRawReceiver(certificate, (socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc'),
    )
    expect(await senderTo(receiver)()).toMatchObject({ erro: null, resposta: 'abc' })
  })
})

describe('no status line within the deadline', () => {
  test.each<[string, Parameters<typeof startRawReceiver>[1]]>([
    ['mute', () => {}],
    ['a status line letter by letter', (socket) => dripText(socket, 'HTTP/1.1 200 OK\r\n')],
    [
      'headers line by line',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n')
        drip(socket, 20, () => socket.write('X-More: 1\r\n'))
      },
    ],
    [
      'an endless row of 102 Processing',
      (socket) => drip(socket, 5, () => socket.write('HTTP/1.1 102 Processing\r\n\r\n')),
    ],
  ])('%s', async (_, answer) => {
    const receiver = await startRawReceiver(certificate, answer)
    const result = await endedByDeadline(senderTo(receiver, DEADLINE_MS))
    expect(result).toMatchObject({ status_http: null, erro: 'tempo_esgotado', resposta: null })
  })

  test('a TLS handshake that hangs', async () => {
    const receiver = await listen(createTcpServer(() => {}))
    const result = await endedByDeadline(senderTo(receiver, DEADLINE_MS))
    expect(result).toMatchObject({ erro: 'tempo_esgotado', ip: null })
  })

  test('a TLS handshake that ends too late: nothing is sent', async () => {
    let requests = 0
    const late = createServer(certificate, (_, response) => {
      requests++
      response.end()
    })
    // The client may have left before the server finishes.
    const done = Promise.race([once(late, 'secureConnection'), once(late, 'tlsClientError')])
    let first = true
    const receiver = await listen(
      createTcpServer((socket) => {
        setTimeout(() => late.emit('connection', socket), first ? 2 * DEADLINE_MS : 0)
        first = false
      }),
    )
    expect(await senderTo(receiver, DEADLINE_MS)()).toMatchObject({ erro: 'tempo_esgotado' })
    await done
    expect(await senderTo(receiver)()).toMatchObject({ status_http: 200 })
    expect(requests).toBe(1)
  })

  test('a name server that hangs', async () => {
    const send = sendToName(8443, () => new Promise(() => {}), DEADLINE_MS)
    expect(await endedByDeadline(send)).toMatchObject({ erro: 'tempo_esgotado', ip: null })
  })
})

describe('failures without an answer', () => {
  test.each<[string, string, Parameters<typeof startRawReceiver>[1]]>([
    [
      'a header of 200 KB',
      'resposta_invalida',
      (s) => s.write(`HTTP/1.1 200 OK\r\nX: ${'a'.repeat(200_000)}`),
    ],
    ['no HTTP', 'resposta_invalida', (s) => s.write('SSH-2.0-OpenSSH_9.2\r\n')],
    ['a reset after the request', 'conexao_interrompida', (s) => s.destroy()],
    ['a close after the request', 'conexao_interrompida', (s) => s.end()],
  ])('%s: %s', async (_, erro, answer) => {
    const receiver = await startRawReceiver(certificate, answer)
    expect(await senderTo(receiver)()).toMatchObject({ status_http: null, erro })
    expect(receiver.connections()).toBe(1)
  })

  test('nobody listens', async () => {
    const server = createTcpServer()
    const { port } = await new Promise<Receiver>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        const free = address !== null && typeof address === 'object' ? address.port : 0
        server.close(() => resolve({ port: free, connections: () => 0 }))
      })
    })
    expect(await senderTo({ port, connections: () => 0 })()).toMatchObject({
      erro: 'conexao_recusada',
    })
  })

  test('a redirect to an address, which is not followed', async () => {
    const target = await startReceiver(certificate, (_, response) => response.end())
    const receiver = await startReceiver(certificate, (_, response) =>
      response.writeHead(307, { Location: `https://127.0.0.1:${target.port}/` }).end(),
    )
    expect(await senderTo(receiver)()).toMatchObject({ status_http: 307, erro: 'redirecionamento' })
    expect(target.connections()).toBe(0)
  })
})

describe('a connection that died while idle', () => {
  /** Answers the first request of each connection; closes silently at the second. */
  const answersOnce = () =>
    startRawReceiver(certificate, (socket) => {
      socket.on('data', () => socket.destroy())
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')
    })

  test('is no failure: the request is sent once more', async () => {
    const receiver = await answersOnce()
    const send = senderTo(receiver)
    expect(await send()).toMatchObject({ erro: null })
    expect(await send()).toMatchObject({ erro: null })
    expect(receiver.connections()).toBe(2)
  })

  test('and only once more', async () => {
    let accepted = 0
    const receiver = await startRawReceiver(certificate, (socket) => {
      if (++accepted > 1) return socket.destroy()
      socket.on('data', () => socket.destroy())
      return socket.write('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n')
    })
    const send = senderTo(receiver)
    await send()
    expect(await send()).toMatchObject({ erro: 'conexao_interrompida' })
    expect(receiver.connections()).toBe(2)
  })
})

describe('certificates', () => {
  test.each<[string, string, () => Promise<Parameters<typeof startReceiver>[0]>]>([
    ['for another name', 'certificado_invalido', () => authority.issue('exemplo.com.br')],
    ['expired', 'certificado_invalido', () => authority.issue('localhost', true)],
    ['self-signed', 'certificado_invalido', () => makeSelfSigned('localhost')],
    [
      'of an unknown authority',
      'certificado_invalido',
      async () => (await makeAuthority()).issue('localhost'),
    ],
    [
      'with TLS 1.1 only',
      'tls',
      async () => ({
        ...(await authority.issue('localhost')),
        minVersion: 'TLSv1',
        maxVersion: 'TLSv1.1',
        ciphers: 'DEFAULT@SECLEVEL=0',
      }),
    ],
  ])('%s: %s', async (_, erro, options) => {
    let requests = 0
    const receiver = await startReceiver(await options(), (_, response) => {
      requests++
      response.end()
    })
    expect(await senderTo(receiver)()).toMatchObject({ status_http: null, erro })
    expect(requests).toBe(0)
  })
})

describe('names', () => {
  test.each([
    ['a private address', ['127.0.0.1']],
    ['a public and a private address', ['93.184.215.14', '127.0.0.1']],
    ['a private IPv6 address', ['::ffff:127.0.0.1']],
  ])('that resolve to %s are refused', async (_, addresses) => {
    const receiver = await startReceiver(certificate, (_, response) => response.end())
    const send = sendToName(receiver.port, () => Promise.resolve(addresses))
    expect(await send()).toMatchObject({ erro: 'endereco_recusado', ip: null })
    expect(receiver.connections()).toBe(0)
  })

  test('that resolve to another address each time are checked each time', async () => {
    const receiver = await startReceiver(certificate, (_, response) => response.end())
    const answers = [['93.184.215.14'], ['127.0.0.1']]
    const resolve: Resolve = () => Promise.resolve(answers.shift() ?? [])
    await resolve('receptor.exemplo.com.br') // as when something else asked
    expect(await sendToName(receiver.port, resolve)()).toMatchObject({ erro: 'endereco_recusado' })
    expect(receiver.connections()).toBe(0)
  })

  test('that do not resolve fail when used', async () => {
    const unknown: Resolve = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }))
    expect(await sendToName(8443, unknown)()).toMatchObject({ erro: 'dns', ip: null })
  })

  test('if the check of names is fooled, the connection itself is checked', async () => {
    let requests = 0
    const named = await authority.issue('receptor.exemplo.com.br')
    const receiver = await startReceiver(named, (_, response) => {
      requests++
      response.end()
    })
    const policy = { ports: new Set([receiver.port]), allowHosts: new Set<string>() }
    const fooled: Guard = {
      ...createGuard(policy, neverResolves),
      lookup: (_, __, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
    }
    const send = senderBehind(fooled, `https://receptor.exemplo.com.br:${receiver.port}/`)
    expect(await send()).toMatchObject({ erro: 'endereco_recusado' })
    expect(requests).toBe(0)
  })

  test.each(['https://127.0.0.1', 'https://localhost', 'https://[::1]'])(
    '%s is refused though the receiver is up',
    async (origin) => {
      const receiver = await startReceiver(certificate, (_, response) => response.end())
      const policy = { ports: new Set([receiver.port]), allowHosts: new Set<string>() }
      const send = senderBehind(createGuard(policy, neverResolves), `${origin}:${receiver.port}/`)
      expect(await send()).toMatchObject({ erro: 'endereco_recusado', ip: null })
      expect(receiver.connections()).toBe(0)
    },
  )
})

function sendToName(port: number, resolve: Resolve, deadlineMs = AMPLE_MS) {
  const guard = createGuard({ ports: new Set([port]), allowHosts: new Set() }, resolve)
  return senderBehind(guard, `https://receptor.exemplo.com.br:${port}/`, deadlineMs)
}

function dripText(socket: Parameters<typeof drip>[0], text: string): void {
  let at = 0
  drip(socket, 50, () => void socket.write(text[at++ % text.length]!)) // within the text by %
}

/**
 * What `send` gives, which its deadline has to end. A timer of twice the time, set at the same moment, must not go
 * off first: timers of one thread go off in order, however busy the machine is.
 */
async function endedByDeadline(
  send: ReturnType<typeof senderBehind>,
  deadlineMs = DEADLINE_MS,
): Promise<AttemptResult> {
  let isLate = false
  const late = setTimeout(() => (isLate = true), 2 * deadlineMs)
  const result = await send()
  clearTimeout(late)
  expect(isLate).toBe(false)
  expect(result.duracao_ms).toBeGreaterThanOrEqual(deadlineMs - 1)
  return result
}
