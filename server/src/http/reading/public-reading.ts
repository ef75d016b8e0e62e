import type { FastifyInstance } from 'fastify'
import { compressAnswers } from '../compress.ts'
import { publicActs } from './public-act.ts'
import { publicEditions } from './public-editions.ts'
import type { PublicReadingDeps } from './send-public.ts'
import { ACT_PATH, EDITION_PATH } from './site.ts'
import { SITEMAP_PATH, sitemaps } from './sitemap.ts'

/**
 * Acts and editions for anybody, where the operator opens them. The answers are the same for everybody, whoever is signed
 * in: no cookie is read, so nothing of any account can be in them, and any cache may keep them.
 */
export function publicReading(app: FastifyInstance, deps: PublicReadingDeps): void {
  // A sitemap has whole addresses.
  const hasMaps = deps.isIndexed && deps.publicUrl !== ''
  const robots = robotsFile(hasMaps ? `${deps.publicUrl}${SITEMAP_PATH}` : null)
  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', 'max-age=3600').type('text/plain; charset=utf-8').send(robots),
  )
  app.register((scope, _options, done) => {
    compressAnswers(scope)
    publicActs(scope, deps)
    if (hasMaps) sitemaps(scope, deps)
    scope.register((editions, _none, ready) => {
      publicEditions(editions, deps)
      ready()
    })
    done()
  })
}

/**
 * Of everything else, search engines get nothing: searches and accounts are no text to find. Pages that are not to be
 * listed may be read, and say so; an address that may not be read may be listed bare.
 */
function robotsFile(sitemap: string | null): string {
  const allowed = [
    `${ACT_PATH}/`,
    EDITION_PATH,
    '/boletim/',
    ...(sitemap === null ? [] : ['/sitemap']),
  ]
  const rules = ['User-agent: *', ...allowed.map((path) => `Allow: ${path}`), 'Disallow: /']
  return [...rules, ...(sitemap === null ? [] : ['', `Sitemap: ${sitemap}`]), ''].join('\n')
}
