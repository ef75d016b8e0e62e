import { clipped } from '../../lib/text/clipped.ts'
import { escapeHtml } from '../../lib/text/escape-html.ts'
import { situacaoSentence } from '../../mail/letters/act-blocks.ts'
import { brazilianDate } from '../../mail/brasilia-time.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { withoutHeading } from '../../search/snippet/excerpts.ts'
import { type PlainDocument, renderUnlisted } from '../page.ts'
import { type ShownAct, isListed } from './shown-act.ts'

const STYLE = `
main{max-width:44rem;margin:40px auto}
h1{margin:4px 0 8px;font:700 1.5rem/1.3 Source Serif,Georgia,serif}
h2{margin:40px 0 8px;font-size:1rem}
a{color:var(--link)}
.quiet{color:var(--quiet);font-size:.9375rem}
.state{padding:6px 10px;border-left:3px solid var(--warn);background:var(--warn-ground);font-weight:600}
.text{font:1.0625rem/1.65 Source Serif,Georgia,serif}
.text p{margin:0 0 .8em;white-space:pre-wrap;overflow-wrap:anywhere}
.links a{display:inline-block;padding:6px 16px 6px 0}
:root{--quiet:#5a6370;--warn:#b36b00;--warn-ground:#fff3dc}
@media (prefers-color-scheme:dark){:root{--quiet:#a9b2be;--warn:#e0a030;--warn-ground:#2b2210}}
@media print{:root{color-scheme:light;--canvas:#fff;--ink:#000;--quiet:#333;--link:#000;--warn-ground:#fff}
header,.links{display:none}main{max-width:none;margin:0;padding:0}}`

/** In characters: what services show of a card. */
const LONGEST_SUMMARY = 200

/** The page of an act. `address`: its own. */
export function actDocument(act: ShownAct, address: string): PlainDocument {
  return {
    title: maskCpfs(act.titulo),
    style: STYLE,
    renderHead: () => renderCard(act, address),
    renderMain: () => renderAct(act),
  }
}

/** What search engines and services that show a link's card read. Of acts about persons, the card has the title only. */
function renderCard(act: ShownAct, address: string): string {
  const summary = isListed(act) ? clipped(act.ementa || act.resumo, LONGEST_SUMMARY) : ''
  const card = {
    'og:type': 'article',
    'og:site_name': 'Arauto',
    'og:locale': 'pt_BR',
    'og:title': act.titulo,
    'og:url': address,
    'article:published_time': act.data_publicacao,
    ...(summary !== '' && { 'og:description': summary }),
  }
  return `<link rel="canonical" href="${escapeHtml(address)}">
${Object.entries(card).map(renderProperty).join('\n')}
<meta name="twitter:card" content="summary">
${renderListing(act, summary)}`
}

function renderProperty([property, content]: [string, string]): string {
  return `<meta property="${escapeHtml(property)}" content="${text(content)}">`
}

function renderListing(act: ShownAct, summary: string): string {
  return isListed(act) ? `<meta name="description" content="${text(summary)}">` : renderUnlisted()
}

function renderAct(act: ShownAct): string {
  const body = withoutHeading(act.conteudo_completo, act.titulo)
  return `<p class="quiet">${text(placeOf(act))}</p>
<h1>${text(act.titulo)}</h1>
${renderState(act)}
<div class="text">${body.split(/\n+/).map(renderParagraph).join('\n')}</div>
<h2>Como citar</h2>
<p>${text(citationOf(act))}</p>
<p class="quiet">O texto acima é uma cópia; só a versão certificada pela Imprensa Nacional tem valor legal.</p>
<p class="links">${renderLink(act.url_pdf, 'Versão certificada (PDF)')}${renderLink(`/publicacao/${act.id}`, 'Entrar e abrir no Arauto')}</p>
`
}

function renderState({ situacao }: ShownAct): string {
  const sentence = situacaoSentence(situacao)
  return sentence === null ? '' : `<p class="state">${text(`Atenção: ${sentence}.`)}</p>`
}

function renderParagraph(line: string): string {
  return `<p>${text(line)}</p>`
}

function renderLink(href: string, label: string): string {
  return /^(https?:\/)?\//.test(href) ? `<a href="${escapeHtml(href)}">${text(label)}</a>` : ''
}

function placeOf({ orgao, data_publicacao, edicao, pagina, ...act }: ShownAct): string {
  const page = pagina === '' ? [] : [`página ${pagina}`]
  const date = brazilianDate(data_publicacao)
  return [orgao.replaceAll('/', ' / '), date, sectionOfAct(act), `edição ${edicao}`, ...page]
    .filter((part) => part !== '')
    .join(' · ')
}

function sectionOfAct({ secao, secao_base }: Pick<ShownAct, 'secao' | 'secao_base'>): string {
  return secao === 'extra' ? `Seção ${secao_base}, edição extra` : `Seção ${secao}`
}

const MONTHS = 'jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.'.split(' ')

/** A reference by the Brazilian rules, with the address at the gazette. */
function citationOf(act: ShownAct): string {
  const [year = '', month = '', day = ''] = act.data_publicacao.split('-')
  const date = `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`
  const page = act.pagina === '' ? '' : `, p. ${act.pagina}`
  return `${act.titulo}. Diário Oficial da União, ${sectionOfAct(act)}, ed. ${act.edicao}${page}, ${date}. ${act.url_original}`
}

function text(plain: string): string {
  return escapeHtml(maskCpfs(plain))
}
