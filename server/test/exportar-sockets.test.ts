import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestArticle } from './_editions.ts'
import { type TestApi, startApi } from './_api.ts'

/** Together far more than the buffers of a connection hold; few words, for they need not be found. */
const LONG_TEXT = `<p>${`${'x'.repeat(2_000)} `.repeat(75)}</p>`
const ACTS: TestArticle[] = Array.from({ length: 120 }, (_, i) => ({
  idMateria: String(1_000 + i),
  titulo: `EXTRATO Nº ${i + 1}/2024`,
  texto: LONG_TEXT,
}))
const PATH = '/api/v1/exportar?campos=id,conteudo_completo'

let api: TestApi
let port: number
beforeAll(async () => {
  api = await startApi(ACTS, {}, { ARAUTO_EXPORTS_PER_KEY: '1', ARAUTO_EXPORT_STALL_SECONDS: '1' })
  await api.app.listen({ port: 0 })
  const address = api.app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => api[Symbol.asyncDispose]())

/** Asks for an export and reads what comes first, then nothing. */
async function ask(chave: string): Promise<{ socket: Socket; first: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET ${PATH} HTTP/1.1\r\nHost: a\r\nX-API-Key: ${chave}\r\n\r\n`)
  const [first] = (await once(socket, 'data')) as [Buffer]
  socket.pause()
  return { socket, first: first.toString() }
}

async function whole(chave: string): Promise<Response> {
  return await fetch(`http://127.0.0.1:${port}${PATH}`, { headers: { 'X-API-Key': chave } })
}

/** The answer to a request that is made again as long as the key has no place. */
async function wholeOnceThereIsAPlace(chave: string): Promise<string> {
  for (;;) {
    const answer = await whole(chave)
    if (answer.status === 200) return await answer.text()
    await answer.body?.cancel()
  }
}

test('a key has so many exports at a time, and another key has its own', async () => {
  const { chave } = await api.newKey()
  const { socket, first } = await ask(chave)
  expect(first).toContain('HTTP/1.1 200')
  const refused = await whole(chave)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ erro: { codigo: 'limite_excedido' } })
  const other = await whole((await api.newKey()).chave)
  expect((await other.text()).split('\n')).toHaveLength(ACTS.length + 1)
  socket.destroy()
})

test('who goes away gives the place back', async () => {
  const { chave } = await api.newKey()
  const { socket } = await ask(chave)
  socket.destroy()
  expect((await wholeOnceThereIsAPlace(chave)).split('\n')).toHaveLength(ACTS.length + 1)
})

test('who reads nothing is cut off, visibly, and gives the place back', async () => {
  const { chave } = await api.newKey()
  const { socket } = await ask(chave)
  let text = await wholeOnceThereIsAPlace(chave) // which comes only after the other has ended
  expect(text.split('\n')).toHaveLength(ACTS.length + 1)
  text = ''
  socket.on('data', (data) => (text += data.toString('latin1')))
  socket.resume()
  await once(socket, 'close')
  // The last chunk of a whole answer has no length; this one never came.
  expect(text.endsWith('\r\n0\r\n\r\n')).toBe(false)
})
