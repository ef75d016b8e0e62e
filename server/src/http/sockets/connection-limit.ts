import { readFileSync, readdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { Socket } from 'node:net'

/**
 * Descriptors for the service's own work: 256 deliveries and their kept connections, mail, editions, exports.
 */
const OWN_WORK = 512

/** How many refused connections get an answer at a time; further ones are dropped without one. */
const TOLD_AT_ONCE = 32

/** Below this share of `most`, the next overload is reported anew. */
const CALM = 0.9

/**
 * How many connections may be open without taking the descriptors that the service needs. Call it once its
 * threads have started. Null: this system does not report its limit.
 */
export function connectionRoom(): number | null {
  if (process.platform !== 'linux') return null
  const limits = readFileSync('/proc/self/limits', 'utf8')
  const limit = /^Max open files +(\d+)/m.exec(limits)?.[1]
  return limit === undefined ? null : roomWithin(Number(limit), readdirSync('/proc/self/fd').length)
}

/**
 * How many connections fit into a limit of descriptors, of which `open` are in use; when few are free, half
 * of them.
 */
export function roomWithin(limit: number, open: number): number {
  const free = Math.max(2, limit - open - TOLD_AT_ONCE)
  return free - Math.min(OWN_WORK, Math.floor(free / 2))
}

interface Refusals {
  /** At the first refused connection, and again after the load has fallen in between. */
  onFull(): void
  /** At every refused connection. */
  onRefused(): void
}

/**
 * Answers connections beyond `most` with 503 and closes them, so that idle ones cannot use up the
 * descriptors.
 */
export function limitConnections(
  server: Server,
  most: number,
  { onFull, onRefused }: Refusals,
): void {
  let open = 0
  let isFull = false
  // Node's listeners read requests from every socket they get, so they get only accepted ones.
  const serve = server.listeners('connection')
  server.removeAllListeners('connection').on('connection', (socket) => {
    if (socket instanceof Socket && open >= most) refuse(socket)
    else accept(socket)
  })
  server.maxConnections = most + TOLD_AT_ONCE
  server.on('drop', count)

  function accept(socket: unknown): void {
    // Anything but a Socket is a repaired request (raw-address.ts), whose connection is already counted.
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
