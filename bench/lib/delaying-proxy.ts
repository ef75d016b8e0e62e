import { once } from 'node:events'
import { type AddressInfo, type NetConnectOpts, type Socket, connect, createServer } from 'node:net'

/** A way to a server that takes as long as a network would. */
export interface DelayingProxy extends AsyncDisposable {
  /** On 127.0.0.1. */
  port: number
  /** How long each answer is on its way, in milliseconds; may be changed at any time. */
  delayMs: number
  /** How often somebody has asked after an answer: each costs the delay once. */
  readonly roundTrips: number
}

/** Passes all bytes on, in order: questions at once, answers later. */
export async function startDelayingProxy(
  target: NetConnectOpts,
  delayMs = 0,
): Promise<DelayingProxy> {
  const open = new Set<Socket>()
  let roundTrips = 0
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect(target)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket)).on('error', () => {}) // 'close' follows
    }
    let isAnswered = true
    client.on('data', (bytes: Buffer) => {
      if (isAnswered) roundTrips++
      isAnswered = false
      upstream.write(bytes)
    })
    upstream.on('data', () => (isAnswered = true))
    client.on('close', () => upstream.destroy())
    passLater(upstream, client, () => proxy.delayMs)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: DelayingProxy = {
    port: (server.address() as AddressInfo).port, // it listens on a port
    delayMs,
    get roundTrips() {
      return roundTrips
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}

/** What comes later never overtakes, even where the delay has become shorter. */
function passLater(from: Socket, to: Socket, delayMs: () => number): void {
  let due = 0
  const later = (pass: () => void) => {
    due = Math.max(due, performance.now() + delayMs())
    const wait = due - performance.now()
    if (wait <= 0) pass()
    else setTimeout(pass, wait)
  }
  from.on('data', (bytes: Buffer) => later(() => void to.write(bytes)))
  from.on('close', () => later(() => void to.destroy()))
}
