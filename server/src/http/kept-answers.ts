import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Changes, type Touchable, isShown } from '../lib/flow/changes.ts'
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
    /** What its answer is made of; null: any change may touch it. */
    madeOf: readonly Touchable[] | null
    /** When it came, by `performance.now()`. */
    cameAt: number
  }
}

interface KeptAnswer {
  body: Buffer
  type: string
  etag: string
  /** The body as clients were sent it, by encoding. */
  encoded: Map<string, Buffer>
  /** How many acts and names it is made of. */
  parts: number
}

/** A thousand pages of twenty results, or some thousand acts, each of them compressed, too. */
const CACHED_BYTES = 32 * 1_024 * 1_024
/** What an answer takes besides its body and address, and for each act or name that it is made of. */
const OVERHEAD = 512
const OVERHEAD_OF_PART = 128

/**
 * Keeps answers by address, as they were sent, and sends them again while what they are made of stays the same (of an act
 * that is the act itself, and what others say of it): whatever was written before a request came shows in its answer. The guard has admitted who asks; in a cluster it looked at the
 * database for that, and where it could not, the request is answered anew. Register it before the guard, what reads
 * requests, and what gives answers their headers.
 */
export function keepAnswers(api: FastifyInstance, sources: AnswerSources): void {
  const caches = { acts: cacheOf(sources.acts), index: cacheOf(sources.index) }
  const cacheFor = ({ method, routeOptions: { config } }: FastifyRequest) =>
    method === 'GET' && config.madeOf !== undefined ? caches[config.madeOf] : null
  api.decorateRequest('kept', null)
  api.decorateRequest('asOf', null)
  api.decorateRequest('madeOf', null)
  api.decorateRequest('cameAt', 0)

  api.addHook('onRequest', (request, _reply, done) => {
    request.cameAt = performance.now()
    done()
  })
  api.addHook('preParsing', (request, reply, payload, done) => {
    const cache = cacheFor(request)
    if (cache === null) return done(null, payload)
    const { url, cameAt } = request
    request.kept = (cache.isShown(cameAt) && cache.known(url)) || null
    if (request.kept === null) {
      request.asOf = cache.version()
      return done(null, payload)
    }
    const { type, etag, body } = request.kept
    reply.headers({ 'Content-Type': type, ETag: etag }).send(body)
  })
  api.addHook('onSend', (request, reply, payload, done) => {
    const { asOf, url, madeOf } = request
    if (asOf !== null && reply.statusCode === 200 && isInMemory(payload)) {
      const type = String(reply.getHeader('Content-Type'))
      const etag = String(reply.getHeader('ETag') ?? etagOf(payload))
      reply.header('ETag', etag)
      // A copy: the buffer is used again for other answers.
      const body = Buffer.from(payload)
      const parts = madeOf?.length ?? 0
      cacheFor(request)?.keep(url, { type, etag, body, encoded: new Map(), parts }, asOf, madeOf)
    }
    done(null, payload)
  })
}

function cacheOf(source: Changes | null) {
  if (source === null) return null
  const cache = createVersionedCache<KeptAnswer>(source, CACHED_BYTES, bytesOf)
  return { ...cache, isShown: (moment: number) => isShown(source, moment) }
}

/** Compressed forms are smaller than the body; clients ask for one or two. */
function bytesOf({ body, parts }: KeptAnswer, url: string): number {
  return OVERHEAD + OVERHEAD_OF_PART * parts + 2 * (url.length + body.length)
}
