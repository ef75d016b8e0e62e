import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** The unanswered requests of each connection. */
export function watchAnswers(server: Server): {
  /**
   * Calls `act` once all earlier requests of a connection are answered; at once, if an answer cannot come.
   */
  afterAnswers(socket: Socket, act: () => void): void
} {
  const asked = new WeakMap<Socket, Set<IncomingMessage>>()
  const waiting = new WeakMap<Socket, () => void>()

  server.on('request', (request, response) => {
    const { socket } = request
    const open = asked.get(socket) ?? new Set()
    asked.set(socket, open.add(request))
    response.once('close', () => {
      open.delete(request)
      if (open.size === 0) waiting.get(socket)?.()
    })
  })

  return {
    afterAnswers(socket, act) {
      const open = [...(asked.get(socket) ?? [])]
      // A request whose body broke off waits for the rest of it.
      if (open.length === 0 || open.some(({ complete }) => !complete)) act()
      else waiting.set(socket, act)
    },
  }
}
