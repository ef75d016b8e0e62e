import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeWithin } from '../src/http/sockets/close-within.ts'

/** An application with a route that answers on command. */
async function listening() {
  const app = Fastify()
  const answer = Promise.withResolvers<string>()
  const asked = Promise.withResolvers<void>()
  app.get('/', () => {
    asked.resolve()
    return answer.promise
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  /** A connection that the server has accepted and that has sent these bytes. */
  async function client(bytes: string): Promise<Socket> {
    const taken = once(app.server, 'connection')
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {}) // it may be reset
    await taken
    if (bytes !== '') socket.write(bytes)
    return socket
  }
  return { app, answer, asked: asked.promise, client }
}

test('a client that never sends a byte, or never ends its request, does not hold up a stop', async () => {
  const { app, client } = await listening()
  const silent = await client('')
  const dripping = await client('GET / HTTP/1.1\r\nX-A: b')
  const gone = Promise.all([once(silent, 'close'), once(dripping, 'close')])
  await closeWithin(app, 20)
  await gone
})

test('a request under way gets its answer, and nobody waits for the rest of the grace', async () => {
  const { app, answer, asked, client } = await listening()
  const socket = await client('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const closed = closeWithin(app, 3_600_000)
  answer.resolve('até o fim')
  await closed
  await once(socket, 'close')
  expect(text).toMatch(/^HTTP\/1\.1 200 [^]*até o fim$/)
})
