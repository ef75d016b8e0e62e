import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Changes } from '../lib/flow/changes.ts'
import { createVersionedCache } from '../service/archive/versioned-cache.ts'
import { etagOf, isInMemory } from './caching.ts'

/** What an answer is made of: acts alone, or also the index that found them. */
export type MadeOf = 'acts' | 'index'

/** What shows that acts, or acts and index, may have changed; null: nothing does, so no answer is kept. */
export type AnswerSources = Record<MadeOf, Changes | null>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer to a GET is the same for all who may ask, until what it is made of changes. */
    madeOf?: MadeOf
  }
  interface FastifyRequest {
    /** The answer that was kept for this address. */
    kept: KeptAnswer | null
    /** The state of the archive before this request was answered; null: its answer is not kept. */
    asOf: string | null
  }
}

interface KeptAnswer {
  body: Buffer
  type: string
  etag: string
  /** The body as clients were sent it, by encoding. */
  encoded: Map<string, Buffer>
}

/** A thousand pages of twenty results, or some thousand acts, each of them compressed, too. */
const CACHED_BYTES = 32 * 1_024 * 1_024
/** What an answer takes besides its body and address. */
const OVERHEAD = 512

/**
 * Keeps answers by address, as they were sent, and sends them again while what they are made of stays the same. The
 * guard has admitted who asks. Register it before what reads requests, and before what gives answers their headers.
 */
export function keepAnswers(api: FastifyInstance, sources: AnswerSources): void {
  const caches = { acts: cacheOf(sources.acts), index: cacheOf(sources.index) }
  const cacheFor = ({ method, routeOptions: { config } }: FastifyRequest) =>
    method === 'GET' && config.madeOf !== undefined ? caches[config.madeOf] : null
  api.decorateRequest('kept', null)
  api.decorateRequest('asOf', null)

  api.addHook('preParsing', (request, reply, payload, done) => {
    const cache = cacheFor(request)
    if (cache === null) return done(null, payload)
    request.kept = cache.known(request.url) ?? null
    if (request.kept === null) {
      request.asOf = cache.version()
      return done(null, payload)
    }
    const { type, etag, body } = request.kept
    reply.headers({ 'Content-Type': type, ETag: etag }).send(body)
  })
  api.addHook('onSend', (request, reply, payload, done) => {
    const { asOf, url } = request
    if (asOf !== null && reply.statusCode === 200 && isInMemory(payload)) {
      const type = String(reply.getHeader('Content-Type'))
      const etag = String(reply.getHeader('ETag') ?? etagOf(payload))
      reply.header('ETag', etag)
      // A copy: the buffer is used again for other answers.
      const body = Buffer.from(payload)
      cacheFor(request)?.keep(url, { type, etag, body, encoded: new Map() }, asOf)
    }
    done(null, payload)
  })
}

function cacheOf(source: Changes | null) {
  return source && createVersionedCache(source, CACHED_BYTES, bytesOf)
}

/** Compressed forms are smaller than the body; clients ask for one or two. */
function bytesOf({ body }: KeptAnswer, url: string): number {
  return OVERHEAD + 2 * (url.length + body.length)
}
