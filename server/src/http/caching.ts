import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * How long the answer to a GET may be cached. `revalidate`: caches keep it and ask again with
     * its ETag. Without this setting, nobody caches it.
     */
    fresh?: 'revalidate' | 'minute' | 'hour'
  }
}

const CACHE_CONTROL = { revalidate: 'no-cache', minute: 'max-age=60', hour: 'max-age=3600' }

/**
 * Adds ETag and Cache-Control to cacheable answers, and answers 304 to clients that have them
 * already.
 */
export function answerUnchanged(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    const { fresh, access } = request.routeOptions.config
    if (fresh === undefined || reply.statusCode !== 200) return payload
    const etag = reply.getHeader('ETag') ?? (isInMemory(payload) && etagOf(payload))
    if (typeof etag !== 'string') return payload
    const whose = access === 'public' ? 'public' : 'private'
    reply.headers({ ETag: etag, 'Cache-Control': `${whose}, ${CACHE_CONTROL[fresh]}` })
    return isKnown(request, etag) ? notModified(reply) : payload
  })
}

/** Whether an answer is complete in memory, not a stream. */
export function isInMemory(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload)
}

/** By its bytes. */
export function etagOf(payload: string | Buffer): string {
  return weakTag(hash('sha256', payload, 'base64url').slice(0, 22))
}

/** The ETag of an answer's content, however it is compressed: that is what `W/` means. */
export function weakTag(digest: string): string {
  return `W/"${digest}"`
}

/** Whether the client says that it has an answer already. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']
  if (known === undefined) return false
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag))
}

function notModified(reply: FastifyReply): null {
  reply.code(304).removeHeader('Content-Type').removeHeader('Content-Length')
  return null
}
