import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serversAt } from './servers.ts'

/** What a server says to whoever it trusts: AuthenticationOk, ReadyForQuery. */
const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')

test('a server that is lost right after the greeting is an error of the connection, not of the process', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(WELCOME)
      socket.once('data', () => socket.destroy())
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo

  const { Client } = serversAt(`postgres://arauto@127.0.0.1:${port}/arauto`)
  // An error that nobody hears fails this run.
  await expect(new Client().connect()).rejects.toThrow('Connection terminated unexpectedly')
})
