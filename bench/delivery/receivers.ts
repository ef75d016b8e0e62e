/*
 * A process with HTTPS receivers, each on its own port, so that measuring and measured code do not
 * share an event loop. Controlled by messages: see ReceiverOrder.
 */
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { hostile } from './hostile.ts'

export type ReceiverOrder =
  | { kind: 'start'; count: number; cert: string; key: string }
  /** From now on the receivers answer like this; earlier requests are forgotten. */
  | ({ kind: 'reset' } & Manner)
  | { kind: 'hostile' }
  | { kind: 'report' }

/** How the receivers answer. */
export interface Manner {
  /** The first ones, this many, answer nothing. */
  mute?: number
  /** The first ones, this many, answer only after `delayMs`. */
  slow?: number
  delayMs?: number
}

/** One entry per request: the receiver, the event's id, the time (ms since 1970). */
export interface Receipts {
  receivers: number[]
  events: string[]
  times: number[]
}

let receipts: Receipts = { receivers: [], events: [], times: [] }
let manner: Manner = {}
let isHostile = false

process.on('message', (order: ReceiverOrder) => {
  switch (order.kind) {
    case 'start':
      void start(order).then((ports) => process.send?.(ports))
      break
    case 'reset':
      manner = order
      receipts = { receivers: [], events: [], times: [] }
      process.send?.('reset')
      break
    case 'hostile':
      isHostile = true
      process.send?.('hostile')
      break
    case 'report':
      process.send?.(receipts)
  }
})

function start({ count, cert, key }: Extract<ReceiverOrder, { kind: 'start' }>): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, receiver) => {
      const server = createServer({ cert, key }, (request, response) => {
        receive(receiver, request, response)
      })
      server.keepAliveTimeout = 60_000
      server.on('tlsClientError', () => {})
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      return (server.address() as AddressInfo).port
    }),
  )
}

function receive(receiver: number, request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = []
  request.on('error', () => {})
  response.on('error', () => {})
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    receipts.receivers.push(receiver)
    receipts.events.push(String(request.headers['webhook-id']))
    receipts.times.push(Date.now())
    const { mute = 0, slow = 0, delayMs = 0 } = manner
    if (receiver < mute) return
    if (isHostile) hostile(receiver, request.socket, response)
    else if (receiver < slow) setTimeout(() => response.writeHead(200).end(), delayMs)
    else response.writeHead(200).end()
  })
}
