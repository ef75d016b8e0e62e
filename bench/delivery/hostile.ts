import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const KIBIBYTE = Buffer.alloc(1_024, 'x')

/** Behaviour of bad receivers that harms a sender which waits, or which stores responses. */
const BEHAVIOURS: ((socket: Socket, response: ServerResponse) => void)[] = [
  /** Nothing. */
  () => {},
  /** A body that drips. */
  (socket, response) => {
    response.writeHead(200)
    every(100, socket, () => response.write('x'))
  },
  /** A header that drips. */
  (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    every(100, socket, () => socket.write('X-Drip: x\r\n'))
  },
  /** Endless 1xx answers. */
  (socket) => every(5, socket, () => socket.write('HTTP/1.1 102 Processing\r\n\r\n')),
  /** A header of 200 KB. */
  (socket) => socket.end(`HTTP/1.1 200 OK\r\nX-Large: ${'x'.repeat(200_000)}\r\n\r\n`),
  /** An endless body, as fast as it is read. */
  (socket, response) => {
    response.writeHead(200)
    const pour = () => {
      while (!socket.destroyed && response.write(KIBIBYTE));
    }
    response.on('drain', pour)
    pour()
  },
  /** Closes the connection in the middle. */
  (socket) => socket.destroy(),
  /** Not HTTP. */
  (socket) => socket.end('hello\r\n'),
  /** An error, with a long text. */
  (_, response) => response.writeHead(500).end(KIBIBYTE.toString().repeat(64)),
]

export function hostile(receiver: number, socket: Socket, response: ServerResponse): void {
  BEHAVIOURS[receiver % BEHAVIOURS.length]!(socket, response) // in range
}

function every(ms: number, socket: Socket, act: () => void): void {
  const timer = setInterval(act, ms)
  socket.on('close', () => clearInterval(timer))
}
