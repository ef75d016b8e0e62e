import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from '../../access/rate-limit.ts'
import { etagOf, isKnown } from '../caching.ts'
import { type GuardDeps, refuse } from '../guard.ts'
import type { ApiService } from '../service.ts'
import type { PublicSite } from './site.ts'
import { type PlainDocument, documentPolicy, renderDocument } from '../page.ts'

/** What the pages of public reading use. */
export type PublicReadingDeps = PublicSite &
  Pick<ApiService, 'queries'> &
  Pick<GuardDeps, 'limiter' | 'clock'>

/** Apart from everything that accounts ask: readers of a shared link, and search engines. */
const REQUESTS_A_MINUTE = 120
const KEPT = 'public, max-age=60'

/** Counts a request; each kind of page has a budget of its own. */
export async function countReading(
  request: FastifyRequest,
  reply: FastifyReply,
  { limiter, clock }: PublicReadingDeps,
  kind: string,
): Promise<void> {
  const window = await limiter.take(`${kind} ${clientNetwork(request.ip)}`, REQUESTS_A_MINUTE)
  if (window.exceeded) refuse(reply, window, clock)
}

/** Sends a page that is the same for everybody, so that any cache may keep it. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PlainDocument,
  isListed: boolean,
): FastifyReply {
  reply.header('Content-Security-Policy', documentPolicy(page))
  if (!isListed) reply.header('X-Robots-Tag', 'noindex')
  return sendKept(request, reply, 'text/html; charset=utf-8', renderDocument(page))
}

export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string,
): FastifyReply {
  const tag = etagOf(body)
  reply.headers({ 'Cache-Control': KEPT, ETag: tag })
  return isKnown(request, tag) ? reply.code(304).send() : reply.type(type).send(body)
}
