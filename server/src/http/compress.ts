import { Readable, pipeline } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isInMemory } from './caching.ts'

/** Below this size, in characters or bytes, an answer fits in one packet anyway. */
const WORTH_IT = 1_400
/** Fast settings: answers of these sizes gain little from the others. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 4 }

const squeeze = {
  br: (text: string | Buffer) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text: string | Buffer) => promisify(gzip)(text, GZIP),
}
/** Best first. */
const ENCODINGS = ['br', 'gzip'] as const

/**
 * Compresses answers to GET in zlib's threads, if the client accepts it. Answers to other methods
 * may contain secrets and stay plain. An export is compressed as it streams.
 */
export function compressAnswers(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200) return payload
    if (reply.hasHeader('Content-Encoding') || !isText(reply.getHeader('Content-Type')))
      return payload
    const takes = accepted(request.headers['accept-encoding'])
    if (payload instanceof Readable) {
      addVary(reply)
      if (!takes('gzip')) return payload
      reply.header('Content-Encoding', 'gzip')
      return pipeline(payload, createGzip(GZIP), () => {}) // a fault ends the answer visibly
    }
    if (!isInMemory(payload) || payload.length < WORTH_IT) return payload
    addVary(reply)
    const encoding = ENCODINGS.find(takes)
    if (encoding === undefined) return payload
    reply.header('Content-Encoding', encoding).removeHeader('Content-Length')
    const known = request.kept?.encoded.get(encoding)
    if (known !== undefined) return known
    const squeezed = await squeeze[encoding](payload)
    // A copy: zlib gives the beginning of a chunk that is much larger.
    request.kept?.encoded.set(encoding, Buffer.from(squeezed))
    return squeezed
  })
}

/** Whether a client accepts an encoding: `gzip;q=0` refuses it. */
function accepted(header = ''): (encoding: string) => boolean {
  const offers = header.split(',').map((offer) =>
    offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  return (encoding) =>
    offers.some(([coding, q = '']) => coding === encoding && !/^q=0(\.0*)?$/.test(q))
}

function isText(type: unknown): boolean {
  return /^(application\/(json|x-ndjson)|text\/)/.test(String(type))
}

function addVary(reply: FastifyReply): void {
  const others = reply.getHeader('Vary')
  reply.header(
    'Vary',
    others === undefined ? 'Accept-Encoding' : `${String(others)}, Accept-Encoding`,
  )
}
