import { readFileSync, readdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { Socket } from 'node:net'

/** Descriptors for the service's own work: 256 deliveries and what is kept alive of them, mail, editions, exports. */
const OWN_WORK = 512

/** Connections that are being told that there are too many; those beyond are dropped without a word. */
const TOLD_AT_ONCE = 32

/** Of `most` connections, so many may be open when the next crowd is one of its own. */
const CALM = 0.9

/**
 * How many connections may be open without taking the descriptors that the service works with; asked once its threads
 * have started. Null: this system does not tell its limit.
 */
export function connectionRoom(): number | null {
  if (process.platform !== 'linux') return null
  const limits = readFileSync('/proc/self/limits', 'utf8')
  const limit = /^Max open files +(\d+)/m.exec(limits)?.[1]
  return limit === undefined ? null : roomWithin(Number(limit), readdirSync('/proc/self/fd').length)
}

/** The room for connections within a limit, of which so many are open; half of what is free if that is little. */
export function roomWithin(limit: number, open: number): number {
  const free = Math.max(2, limit - open - TOLD_AT_ONCE)
  return free - Math.min(OWN_WORK, Math.floor(free / 2))
}

interface Refusals {
  /** At the first connection that is refused, and again once there was room in between. */
  onFull(): void
  /** At each. */
  onRefused(): void
}

/** Answers connections beyond `most` with 503 and closes them, so that idle ones cannot take all descriptors. */
export function limitConnections(
  server: Server,
  most: number,
  { onFull, onRefused }: Refusals,
): void {
  let open = 0
  let isFull = false
  // They would read requests from a socket, whatever another listener does with it.
  const serve = server.listeners('connection')
  server.removeAllListeners('connection').on('connection', (socket) => {
    if (socket instanceof Socket && open >= most) refuse(socket)
    else accept(socket)
  })
  server.maxConnections = most + TOLD_AT_ONCE
  server.on('drop', count)

  function accept(socket: unknown): void {
    // What is no socket is a repaired request (raw-address.ts), whose connection counts already.
    if (socket instanceof Socket) {
      open++
      socket.once('close', () => {
        open--
        isFull &&= open > most * CALM
      })
    }
    for (const listener of serve) Reflect.apply(listener, server, [socket])
  }

  function refuse(socket: Socket): void {
    count()
    socket.on('error', () => {})
    server.emit('clientError', { code: 'TOO_MANY_CONNECTIONS' }, socket)
    socket.destroySoon()
  }

  function count(): void {
    onRefused()
    if (!isFull) onFull()
    isFull = true
  }
}
