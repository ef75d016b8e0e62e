import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ReadPage } from '../../alerts/bulletins/page.ts'
import { clientNetwork } from '../../access/rate-limit.ts'
import { escapeHtml } from '../../lib/text/escape-html.ts'
import { brasiliaTime, brazilianDate } from '../../mail/brasilia-time.ts'
import { BULLETIN_PATH } from '../../mail/links.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { type PageLinks, changedSince, pageBlocks } from '../../service/bulletins/page-blocks.ts'
import { type GuardDeps, refuse } from '../guard.ts'
import { type WebPage, sendDocument, sendPage } from '../page.ts'
import { ACT_PATH } from '../reading/site.ts'
import type { ApiService } from '../service.ts'
import { renderBlocks } from './page-html.ts'

/** Enough for everybody of an office who opens the bulletin of the morning. */
const REQUESTS_A_MINUTE = 120

const STYLE = `
main{max-width:44rem;margin:40px auto}
h1{margin:4px 0 8px;font:700 1.75rem/1.25 Source Serif,Georgia,serif}
h2{margin:40px 0 0;padding-bottom:6px;border-bottom:1px solid var(--ink);font-size:1.125rem}
h3{margin:0 0 4px;font:600 1.125rem/1.35 Source Serif,Georgia,serif}
article{padding:20px 0;border-bottom:1px solid var(--line)}
article p{margin:8px 0}
.quiet{color:var(--quiet);font-size:.9375rem}
.since{padding:6px 10px;border-left:3px solid var(--warn);background:var(--warn-ground);font-weight:600}
mark{padding:0 2px;color:var(--mark-ink);background:var(--mark)}
a{color:var(--link)}
.links a{display:inline-block;padding:6px 16px 6px 0}
main ul{padding-left:20px;list-style:disc}
footer{margin-top:40px;padding-top:16px;border-top:3px double var(--line)}
:root{--quiet:#5a6370;--mark:#ffe58a;--mark-ink:#14181f;--warn:#b36b00;--warn-ground:#fff3dc}
@media (prefers-color-scheme:dark){:root{--quiet:#a9b2be;--mark:#5a4700;--mark-ink:#fff3c4;--warn:#e0a030;--warn-ground:#2b2210}}
@media print{:root{color-scheme:light;--canvas:#fff;--ink:#000;--quiet:#333;--line:#999;--link:#000;--warn-ground:#fff;--mark:#fff;--mark-ink:#000}
header,.links{display:none}main{max-width:none;margin:0;padding:0}article{break-inside:avoid}h2,h3{break-after:avoid}mark{text-decoration:underline}}`

const UNKNOWN: WebPage = {
  title: 'Este boletim não existe',
  paragraphs: [
    'O endereço não está inteiro, ou o boletim foi excluído por quem o fazia. Copie o link inteiro do e-mail.',
  ],
  button: null,
}

const CLOSED: WebPage = {
  title: 'A página deste boletim foi fechada',
  paragraphs: [
    'Quem o enviou a fechou, e ela não volta. Quem recebeu o e-mail ainda o tem; se precisar dele, peça a essa pessoa.',
  ],
  button: null,
}

/**
 * The page of each bulletin that was sent, for those who have its link and no account. It needs no key: the token stands
 * for the bulletin. Nobody keeps it, and search engines may not list it.
 */
export function bulletinPages(
  app: FastifyInstance,
  { queries, limiter, clock, publicUrl }: Pick<ApiService, 'queries'> & GuardDeps,
  isReadingPublic: boolean,
): void {
  const actAddress = isReadingPublic ? (id: string) => `${publicUrl}${ACT_PATH}/${id}` : null
  app.get<{ Params: { token: string } }>(`${BULLETIN_PATH}/:token`, async (request, reply) => {
    const network = clientNetwork(request.ip)
    const window = await limiter.take(`${BULLETIN_PATH} ${network}`, REQUESTS_A_MINUTE)
    if (window.exceeded) refuse(reply, window, clock)
    const page = await queries.bulletins.page(request.params.token)
    if (page === null) return sendPage(reply, 404, UNKNOWN)
    if (page === 'fechada') return sendPage(reply, 410, CLOSED)
    return send(reply, page, { publicUrl, actAddress })
  })
}

function send(reply: FastifyReply, page: ReadPage, links: PageLinks): FastifyReply {
  return sendDocument(reply, 200, {
    title: maskCpfs(page.content.assunto),
    style: STYLE,
    renderMain: () => renderIssue(page, links),
  })
}

function renderIssue(page: ReadPage, links: PageLinks): string {
  const { nome, data, assunto } = page.content
  return `<p class="quiet">${text(`${nome} · ${brazilianDate(data)}`)}</p>
<h1>${text(assunto)}</h1>
<p class="quiet">${text(`Como foi enviado em ${brasiliaTime(page.criado_em)}. ${changesInWords(page)}`)}</p>
${renderBlocks(pageBlocks(page, links))}
<footer class="quiet"><p>O texto acima é uma cópia; só a versão certificada pela Imprensa Nacional tem valor legal.</p></footer>
`
}

function changesInWords(page: ReadPage): string {
  if (page.content.total === 0) return ''
  const changed = changedSince(page)
  if (changed === 0) return 'Desde então, nenhum destes atos mudou.'
  return changed === 1
    ? 'Desde então, um destes atos mudou: está marcado.'
    : `Desde então, ${changed} destes atos mudaram: estão marcados.`
}

function text(plain: string): string {
  return escapeHtml(maskCpfs(plain))
}
