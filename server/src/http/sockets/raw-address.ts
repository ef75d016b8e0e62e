import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

/** The head of a request with no body and nothing after it. */
const WHOLE_HEAD = /^(?:GET|HEAD) [^\r\n]* HTTP\/1\.1\r\n(?:[^\r\n]+\r\n)*\r\n$/
const HAS_BODY = /\r\n(?:content-length|transfer-encoding|upgrade)[ \t]*:/i
/** Non-ASCII bytes, as latin1 shows them. */
const RAW_BYTES = /[\x80-\xff]/g

/**
 * Repairs a request whose URL has raw non-ASCII bytes, such as `saúde`, as curl sends it. The connection must
 * end after it. Null: it is not such a request.
 */
export function encodeAddress(packet: Uint8Array): string | null {
  const text = Buffer.from(packet).toString('latin1')
  if (!WHOLE_HEAD.test(text) || HAS_BODY.test(text)) return null
  const end = text.indexOf('\r\n')
  const line = text.slice(0, end)
  const encoded = line.replace(
    RAW_BYTES,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  if (encoded === line) return null
  const rest = text.slice(end).replace(/\r\nconnection[ \t]*:[^\r\n]*/gi, '')
  return `${encoded}\r\nConnection: close${rest}`
}

/**
 * Answers a request that Node's parser refused for such an address; false: the reason is another.
 */
export function answerEncoded(server: Server, socket: Socket, error: object): boolean {
  const packet = 'rawPacket' in error ? error.rawPacket : null
  const request = packet instanceof Uint8Array ? encodeAddress(packet) : null
  if (request === null) return false
  const again = new Duplex({
    read() {}, // nothing follows, but ending the stream would abort the request
    write: (chunk: Uint8Array, _encoding, done) => void socket.write(chunk, done),
    final: (done) => void socket.end(done),
    destroy: (error, done) => {
      socket.destroySoon()
      done(error)
    },
  })
  again.push(request, 'latin1')
  socket.once('close', () => again.destroy())
  server.emit('connection', Object.assign(again, { remoteAddress: socket.remoteAddress }))
  return true
}
