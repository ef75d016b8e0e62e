import { once } from 'node:events'
import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createOriginClient } from './origin-client.ts'

const resources = new AsyncDisposableStack()
afterEach(() => resources.disposeAsync())

const EMPTY = { dados: { resultados: [], proximo: 'x', tem_mais: false, publicacoes: 0 } }

/** A client of an origin that answers like this, and how long it waited before each repetition. */
async function clientOf(answer: RequestListener, isImpatient = false) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const waits: number[] = []
  const client = createOriginClient({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chave: 'ar_1',
    signal: new AbortController().signal,
    sleep: async (ms) => void waits.push(ms),
    isImpatient,
    onWait() {},
  })
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { client, waits, close }
}

describe('an origin that', () => {
  test('asks to wait is asked again when it wishes; one that fails, later and later', async () => {
    const answers = [
      { status: 429, headers: { 'Retry-After': '7' } },
      { status: 503, headers: {} },
      { status: 500, headers: {} },
    ]
    const { client, waits, close } = await clientOf((_, response) => {
      const next = answers.shift()
      if (next) response.writeHead(next.status, next.headers).end()
      else response.end(JSON.stringify(EMPTY))
    })
    expect(await client.changesAfter(null)).toEqual(EMPTY.dados)
    expect(waits).toEqual([7_000, 2_000, 4_000])
    await close()
  })

  test('breaks an answer off is asked again', async () => {
    let asked = 0
    const { client, close } = await clientOf((_, response) => {
      if (asked++ > 0) return void response.end(JSON.stringify(EMPTY))
      response.writeHead(200, { 'Content-Length': '100' }).write('{')
      response.destroy()
    })
    expect(await client.changesAfter(null)).toEqual(EMPTY.dados)
    await close()
  })

  test('never answers ends one pass, and not a mirror that follows', async () => {
    const { client, waits, close } = await clientOf((_, response) => {
      response.writeHead(503).end()
    }, true)
    await expect(client.changesAfter(null)).rejects.toThrow('A origem respondeu 503.')
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000])
    await close()
  })

  test('does not know a place any more says the way out, whether it refuses it or it has expired', async () => {
    const refusal = { erro: { mensagem: 'Parâmetro inválido.', detalhes: [{ campo: 'desde' }] } }
    for (const [status, body] of [
      [400, JSON.stringify(refusal)],
      [410, ''],
    ] as const) {
      const { client, close } = await clientOf((_, response) => {
        response.writeHead(status).end(body)
      })
      await expect(client.changesAfter('x')).rejects.toMatchObject({
        message: expect.stringContaining('não conhece mais o lugar'),
        detalhes: [{ sugestao: expect.stringContaining('--do-comeco') }],
      })
      await close()
    }
  })

  test('is not an Arauto, or redirects, is told as such', async () => {
    for (const status of [404, 302, 200]) {
      const { client, close } = await clientOf((_, response) => {
        response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end('<html>')
      })
      await expect(client.changesAfter(null)).rejects.toThrow('não parece ser um Arauto')
      await close()
    }
  })
})
