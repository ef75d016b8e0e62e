import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { bodyInTime } from './body-in-time.ts'

const LIMIT_MS = 20

const refuse = async (_request: FastifyRequest, reply: FastifyReply) => reply.code(401).send('no')

/** Sends the head of a request and half of its body; `rest` sends the other half. */
async function begin(path: string, connection = 'close') {
  const refused = Promise.withResolvers<string | undefined>()
  const app = Fastify({
    forceCloseConnections: true,
    clientErrorHandler(error, socket) {
      refused.resolve(error.code)
      socket.end('HTTP/1.1 408 Request Timeout\r\n\r\n')
    },
  })
  onTestFinished(() => app.close())
  bodyInTime(app, LIMIT_MS)
  app.post('/json', async () => 'ok')
  app.post('/file', { config: { largeBody: true } }, async () => 'ok')
  app.post('/refused', { config: { largeBody: true }, onRequest: refuse }, async () => 'ok')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  )
  return { socket, refused: refused.promise }
}

test('a body that arrives too slowly is refused', async () => {
  const { socket, refused } = await begin('/json')
  expect(await refused).toBe('ERR_HTTP_REQUEST_TIMEOUT')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408/)
})

test('a file may take longer', async () => {
  const { socket } = await begin('/file')
  const late = await begin('/json')
  // By now the limit has passed for both.
  await late.refused
  socket.write('}')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200/)
})

test('the rest of a file that was refused has no longer than any body', async () => {
  const { socket } = await begin('/refused', 'keep-alive')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401/)
})
