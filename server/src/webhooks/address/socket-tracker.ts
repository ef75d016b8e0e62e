import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

/** The connection of a request; filled in when the request is sent. */
export interface UsedSocket {
  ip: string | null
  /** Whether it served an earlier request: then it may have died while idle. */
  reused: boolean
}

/**
 * Learns which connection undici uses for a request: it says so in its diagnostics channel only.
 * Disposing it stops the listening.
 */
export function createSocketTracker() {
  const requests = new WeakMap<object, UsedSocket>()
  const used = new WeakSet<Socket>()
  let starting: UsedSocket | null = null

  function onCreate(message: unknown): void {
    const { request } = message as { request: object }
    if (starting !== null) requests.set(request, starting)
  }

  function onSend(message: unknown): void {
    const { request, socket } = message as { request: object; socket: Socket }
    const sent = requests.get(request)
    if (sent === undefined) return
    sent.ip = socket.remoteAddress ?? null
    sent.reused = used.has(socket)
    used.add(socket)
  }

  subscribe('undici:request:create', onCreate)
  subscribe('undici:client:sendHeaders', onSend)
  return {
    /** Runs `request`, which must make its undici request before it returns. */
    track<T>(request: () => T): { result: T; socket: UsedSocket } {
      const socket: UsedSocket = { ip: null, reused: false }
      starting = socket
      try {
        return { result: request(), socket }
      } finally {
        starting = null
      }
    },
    [Symbol.dispose]() {
      unsubscribe('undici:request:create', onCreate)
      unsubscribe('undici:client:sendHeaders', onSend)
    },
  }
}
