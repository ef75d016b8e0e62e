import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from '../../access/rate-limit.ts'
import { etagOf, isKnown } from '../caching.ts'
import { type GuardDeps, refuse } from '../guard.ts'
import { type WebPage, documentPolicy, renderDocument, sendPage } from '../page.ts'
import type { ApiService } from '../service.ts'
import { actDocument } from './act-document.ts'
import { SHOWN_FIELDS, type ShownAct, isListed } from './shown-act.ts'

/** The address of an act for those without an account. */
const PATH = '/ato'
/** Apart from everything that accounts ask: readers of a shared link, and search engines. */
const REQUESTS_A_MINUTE = 120

/**
 * Of everything else, search engines get nothing: searches and accounts are no text to find. Who meets the page of a
 * bulletin reads there that it is not to be listed; an address that may not be read may be listed bare.
 */
const ROBOTS = `User-agent: *\nAllow: ${PATH}/\nAllow: /boletim/\nDisallow: /\n`

const UNKNOWN: WebPage = {
  title: 'Este ato não está no acervo',
  paragraphs: ['O endereço pode ter sido digitado errado, ou o link pode estar incompleto.'],
  button: null,
}

/**
 * Acts for anybody, where the operator opens them. The answer is the same for everybody, whoever is signed in: no cookie
 * is read, so nothing of any account can be in it, and any cache may keep it.
 */
export function publicActs(
  app: FastifyInstance,
  { queries, limiter, clock, publicUrl }: Pick<ApiService, 'queries'> & GuardDeps,
): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', 'max-age=3600').type('text/plain; charset=utf-8').send(ROBOTS),
  )

  app.get<{ Params: { id: string } }>(`${PATH}/:id`, async (request, reply) => {
    const window = await limiter.take(`${PATH} ${clientNetwork(request.ip)}`, REQUESTS_A_MINUTE)
    if (window.exceeded) refuse(reply, window, clock)
    const act = await readAct(queries, request.params.id)
    if (act === null) return sendPage(reply, 404, UNKNOWN)
    return sendAct(request, reply, act, publicUrl)
  })
}

async function readAct({ publications }: ApiService['queries'], id: string) {
  const { publicacoes } = await publications.readMany([id], SHOWN_FIELDS)
  const [act] = JSON.parse(Buffer.from(publicacoes, 'latin1').toString('utf8')) as ShownAct[]
  return act ?? null
}

function sendAct(
  request: FastifyRequest,
  reply: FastifyReply,
  act: ShownAct,
  publicUrl: string,
): FastifyReply {
  const page = actDocument(act, `${publicUrl}${PATH}/${act.id}`)
  const html = renderDocument(page)
  const tag = etagOf(html)
  reply.headers({
    'Content-Security-Policy': documentPolicy(page),
    'Cache-Control': 'public, max-age=60',
    ETag: tag,
  })
  if (!isListed(act)) reply.header('X-Robots-Tag', 'noindex')
  if (isKnown(request, tag)) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(html)
}
