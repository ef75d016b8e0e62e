import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestArticle } from './_editions.ts'
import { type TestApi, startApi } from './_api.ts'
import { storedRows } from './_archive.ts'

/**
 * Together far more than the buffers of a connection hold, compressed, too; in few words, because they need
 * not be found.
 */
const LONG_TEXT = `<p>${Array.from({ length: 75 }, (_, i) => noise(i)).join(' ')}</p>`
const ACTS: TestArticle[] = Array.from({ length: 120 }, (_, i) => ({
  idMateria: String(1_000 + i),
  titulo: `EXTRATO Nº ${i + 1}/2024`,
  texto: LONG_TEXT,
}))
const PATH = '/api/v1/exportar?campos=id,conteudo_completo'

/** A word of some 2,000 letters that gzip cannot shorten by much. */
function noise(seed: number): string {
  const bytes = createHash('shake256', { outputLength: 1_600 }).update(String(seed))
  return bytes.digest('base64').replaceAll(/[+/=]/g, '')
}

let api: TestApi
let port: number
beforeAll(async () => {
  // Who reads shares this process, and may wait seconds for a busy machine.
  api = await startApi(ACTS, {}, { ARAUTO_EXPORTS_PER_KEY: '1', ARAUTO_EXPORT_STALL_SECONDS: '10' })
  await api.app.listen({ port: 0 })
  const address = api.app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => api[Symbol.asyncDispose]())

/** Requests an export, reads the first bytes, then nothing. */
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

/** Repeats a request until the key has a free place; returns the answer. */
async function wholeOnceThereIsAPlace(chave: string): Promise<string> {
  const granted = async () => {
    const answer = await whole(chave)
    if (answer.status === 200) return answer
    await answer.body?.cancel()
    throw new Error(`no place yet: ${answer.status}`)
  }
  const answer = await vi.waitFor(granted, { timeout: 60_000, interval: 50 })
  return await answer.text()
}

test('a key has a limit of concurrent exports, and another key its own', async () => {
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

test('a client that leaves frees its place', async () => {
  const { chave } = await api.newKey()
  const { socket } = await ask(chave)
  socket.destroy()
  expect((await wholeOnceThereIsAPlace(chave)).split('\n')).toHaveLength(ACTS.length + 1)
})

test('a client that reads nothing is cut off visibly, and frees its place', async () => {
  const { chave } = await api.newKey()
  const { socket } = await ask(chave)
  let text = await wholeOnceThereIsAPlace(chave) // granted only after the other has ended
  expect(text.split('\n')).toHaveLength(ACTS.length + 1)
  text = ''
  socket.on('data', (data) => (text += data.toString('latin1')))
  socket.resume()
  await once(socket, 'close')
  // The last chunk of a complete answer has length 0; it never came.
  expect(text.endsWith('\r\n0\r\n\r\n')).toBe(false)
})

interface Interrupted {
  msg: string
  reason: string
  acts: number
  bytes: number
  total: number
}

/** The newest line of the log about an export that was interrupted. */
async function told(reason: string): Promise<Interrupted> {
  const line = () =>
    api.log.findLast((text) => text.includes('export interrupted') && text.includes(reason))
  await expect.poll(line, { timeout: 60_000, interval: 20 }).toBeDefined()
  return JSON.parse(line()!)
}

async function counted(reason: string): Promise<number> {
  const { text } = await api.send('GET', '/metricas')
  const line = new RegExp(`^arauto_exports_interrupted_total\\{reason="${reason}"\\} (\\d+)$`, 'm')
  return Number(line.exec(text)?.[1] ?? 0)
}

test.each(['identity', 'gzip'])(
  'a client that hangs up during an export (%s) is logged, with what was sent',
  async (coding) => {
    const { chave } = await api.newKey()
    const before = await counted('receiver_gone')
    api.log.length = 0
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const headers = `X-API-Key: ${chave}\r\nAccept-Encoding: ${coding}`
    socket.write(`GET ${PATH} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`)
    await once(socket, 'data')
    socket.destroy()
    const line = await told('receiver_gone')
    expect(line).toMatchObject({ total: ACTS.length })
    expect(line.acts).toBeLessThan(ACTS.length)
    expect(line.bytes).toBeGreaterThanOrEqual(line.acts * 100_000)
    expect(await counted('receiver_gone')).toBe(before + 1)
  },
)

test('a client that reads nothing is logged as such', async () => {
  api.log.length = 0
  const { socket } = await ask((await api.newKey()).chave)
  const line = await told('receiver_stalled')
  expect(line.acts).toBeGreaterThan(0)
  expect(line.bytes).toBeGreaterThan(line.acts * 100_000)
  socket.destroy()
})

test('a complete export logs nothing', async () => {
  api.log.length = 0
  await (await whole((await api.newKey()).chave)).text()
  expect(api.log.filter((line) => line.includes('export interrupted'))).toEqual([])
})

test('acts that cannot be read end an export, and the log says so', async () => {
  api.log.length = 0
  await storedRows(
    api.dataDir,
    `UPDATE publications SET conteudo_completo = x'00'
     WHERE key = (SELECT max(key) FROM publications)`,
  )
  const { chave } = await api.newKey()
  // Not compressed: gzip would hold back such a short text until the fault happens, and the answer would
  // be a 500.
  const headers = { 'X-API-Key': chave, 'Accept-Encoding': 'identity' }
  const answer = await fetch(`http://127.0.0.1:${port}${PATH}`, { headers })
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow('terminated')
  const line = await told('source_failed')
  expect(line.acts).toBeGreaterThan(0)
  expect(line.acts).toBeLessThan(ACTS.length)
  expect(await counted('source_failed')).toBe(1)

  api.log.length = 0
  expect((await whole(chave)).status).toBe(500)
  expect(await told('source_failed')).toMatchObject({ total: ACTS.length })
  expect(await counted('source_failed')).toBe(2)
})
