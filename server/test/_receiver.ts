import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { Server, Socket } from 'node:net'
import { type TLSSocket, type TlsOptions, createServer as createTlsServer } from 'node:tls'
import { onTestFinished } from 'vitest'

export interface Receiver {
  port: number
  /** Connections accepted so far, whatever happened to them. */
  connections(): number
}

/** An HTTPS receiver on loopback that answers with `listener`; it ends with the test. */
export function startReceiver(options: TlsOptions, listener: RequestListener): Promise<Receiver> {
  return listen(createHttpsServer(options, listener))
}

/**
 * A receiver that speaks TLS and then whatever `answer` writes, once the beginning of a
 * connection's first request has arrived.
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

/** Calls `write` repeatedly until the socket is closed. */
export function drip(socket: Socket, everyMs: number, write: () => void): void {
  const timer = setInterval(write, everyMs)
  socket.on('close', () => clearInterval(timer))
}
