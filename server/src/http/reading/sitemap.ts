import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../lib/text/escape-html.ts'
import { sendPage } from '../page.ts'
import { isEditionListed } from './edition-document.ts'
import { type PublicReadingDeps, countReading, sendKept } from './send-public.ts'
import { EDITION_PATH, editionPath } from './site.ts'

export const SITEMAP_PATH = '/sitemap.xml'
const MONTH_FILE = /^(\d{4}-(?:0[1-9]|1[0-2]))\.xml$/

/**
 * The addresses of editions, month by month, for search engines: a Section 3 alone has more acts a month than one file
 * may list, and each edition leads to its acts. Those of Section 2 are not among them.
 */
export function sitemaps(app: FastifyInstance, deps: PublicReadingDeps): void {
  const { publicUrl, queries } = deps

  app.get(SITEMAP_PATH, async (request, reply) => {
    await countReading(request, reply, deps, EDITION_PATH)
    const months = (await queries.reading.months()).map((mes) =>
      renderLocation('sitemap', `${publicUrl}/sitemap/${mes}.xml`),
    )
    return sendKept(request, reply, XML, fileOf('sitemapindex', months))
  })

  app.get<{ Params: { arquivo: string } }>('/sitemap/:arquivo', async (request, reply) => {
    await countReading(request, reply, deps, EDITION_PATH)
    const mes = MONTH_FILE.exec(request.params.arquivo)?.[1]
    const month = mes === undefined ? null : await queries.reading.month(mes)
    // Only what the index lists: a month without any edition has no page to find.
    if (mes === undefined || !month?.meses.includes(mes))
      return sendPage(reply, 404, { title: 'Este mapa não existe', paragraphs: [], button: null })
    const editions = month.dias
      .flatMap(({ partes }) => partes)
      .filter((part) => part.publicacoes > 0 && isEditionListed(part))
      .map((part) => renderLocation('url', `${publicUrl}${editionPath(part)}`))
    const pages = [renderLocation('url', `${publicUrl}${EDITION_PATH}/${mes}`), ...editions]
    return sendKept(request, reply, XML, fileOf('urlset', pages))
  })
}

const XML = 'application/xml; charset=utf-8'

function renderLocation(element: 'sitemap' | 'url', address: string): string {
  return element === 'url'
    ? `<url><loc>${escapeHtml(address)}</loc></url>`
    : `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`
}

function fileOf(element: 'sitemapindex' | 'urlset', items: string[]): string {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  return [head, '<', element, ' ', namespace, '>\n', ...items, '</', element, '>\n'].join('')
}
