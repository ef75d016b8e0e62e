import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { Server, Socket } from 'node:net'
import { type TLSSocket, type TlsOptions, createServer as createTlsServer } from 'node:tls'
import { onTestFinished } from 'vitest'

export interface Receiver {
  port: number
  /** Connections accepted so far, whatever became of them. */
  connections(): number
}

/** An HTTPS receiver on loopback that answers as `listener` does; gone when the test is. */
export function startReceiver(options: TlsOptions, listener: RequestListener): Promise<Receiver> {
  return listen(createHttpsServer(options, listener))
}

/**
 * A receiver that speaks TLS and then whatever `answer` writes, once the beginning of the first
 * request of a connection has come.
 */
export function startRawReceiver(
  options: TlsOptions,
  answer: (socket: TLSSocket) => void,
): Promise<Receiver> {
  const server = createTlsServer(options, (socket) => {
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
  })
  return listen(server)
}

/** Listens on a free port of 127.0.0.1 until the test ends; then every connection is cut. */
export async function listen(server: Server): Promise<Receiver> {
  const sockets = new Set<Socket>()
  let connections = 0
  server.on('connection', (socket: Socket) => {
    connections++
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  server.on('tlsClientError', () => {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    if (server.listening || sockets.size > 0) await once(server, 'close')
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { port: address.port, connections: () => connections }
}

/** Calls `write` again and again until the socket is gone. */
export function drip(socket: Socket, everyMs: number, write: () => void): void {
  const timer = setInterval(write, everyMs)
  socket.on('close', () => clearInterval(timer))
}
