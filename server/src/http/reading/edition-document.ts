import type { EditionPlace } from '../../gazette/edition-place.ts'
import { topBody } from '../../gazette/printed-order.ts'
import { escapeHtml } from '../../lib/text/escape-html.ts'
import { clipped } from '../../lib/text/clipped.ts'
import { situacaoSentence } from '../../mail/letters/act-blocks.ts'
import { brazilianDate } from '../../mail/brasilia-time.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import type { ListedAct, ShownPart } from '../../service/reading/edition-part.ts'
import type { EditionPage } from '../../service/reading/queries.ts'
import type { PlainDocument } from '../page.ts'
import { renderAnchor, renderCard, renderLinks, renderMasked } from './card.ts'
import {
  STATE_SENTENCES,
  actsInWords,
  editionTitle,
  monthInWords,
  partInWords,
  weekdayInWords,
} from './edition-words.ts'
import { linkedEdition, renderLinkedData } from './linked-data.ts'
import { PUBLIC_STYLE } from './public-style.ts'
import { ACT_PATH, EDITION_PATH, type PublicSite, editionPath } from './site.ts'

const STYLE = `${PUBLIC_STYLE}
h2{margin:40px 0 0;padding-bottom:6px;border-bottom:1px solid var(--ink);font-size:1.125rem}
h3{margin:20px 0 0;font-size:.9375rem;color:var(--quiet)}
.acts{margin:0;padding:0;list-style:none}
.acts li{padding:12px 0;border-bottom:1px solid var(--line);break-inside:avoid}
.acts a{display:inline;padding:0;font:600 1.0625rem/1.35 Source Serif,Georgia,serif}
.acts p{margin:4px 0 0}
.bodies{columns:18rem;padding:0;font-size:.9375rem}
.bodies li{break-inside:avoid}
.bodies a{padding:4px 0}
summary{padding:8px 0;cursor:pointer;font-weight:600}
.here{font-weight:600}
h2,h3{break-after:avoid}
@media print{details{display:none}}`

/** Of a norm, what it is about; in characters. */
const LONGEST_SUMMARY = 240

/** A page of an edition's contents. */
export interface ShownEdition {
  place: EditionPlace
  part: ShownPart
  page: EditionPage
  /** From 1. */
  pagina: number
}

/** Section 2 is of persons: nobody is found by what it says of them. */
export function isEditionListed({ secao_base }: Pick<EditionPlace, 'secao_base'>): boolean {
  return secao_base !== '2'
}

export function editionDocument(shown: ShownEdition, site: PublicSite): PlainDocument {
  const { place, part, page, pagina } = shown
  const title = editionTitle(place, part.numeros)
  return {
    title: pagina === 1 ? title : `${title}, parte ${pagina} de ${page.paginas}`,
    style: STYLE,
    renderHead: () => renderHead(shown, site, title),
    renderMain: () => renderEdition(shown),
  }
}

function renderHead(
  { place, part, page, pagina }: ShownEdition,
  site: PublicSite,
  title: string,
): string {
  const isListed = isEditionListed(place)
  const card = renderCard({
    type: 'website',
    title,
    address: `${site.publicUrl}${editionPath(place, pagina)}`,
    summary: `${actsInWords(page.total)}, por órgão, na ordem do Diário Oficial.`,
    isListed: isListed && site.isIndexed,
  })
  if (!isListed) return card
  const acts = page.publicacoes.filter(({ situacao }) => situacao !== 'retirada')
  const { numeros } = part
  return `${card}\n${renderLinkedData(linkedEdition({ place, numeros, acts }, site))}`
}

function renderEdition(shown: ShownEdition): string {
  const { place, part, page } = shown
  return `${renderDateline(place.data)}
<h1>${renderMasked(`${partInWords(place)}, edição ${part.numeros.join(', ')}`)}</h1>
<p class="quiet">${renderMasked(extentInWords(shown))}</p>
${renderState(part)}
${renderAround(place, page)}
${renderBodies(shown)}
${renderActs(shown)}
${renderPages(shown)}
<p class="quiet">A lista acima é uma cópia; só a versão certificada pela Imprensa Nacional tem valor legal.</p>
`
}

export function renderDateline(data: string): string {
  const day = `${weekdayInWords(data)}, ${brazilianDate(data)}`
  return `<p class="quiet">${renderMasked(`Diário Oficial da União · ${day}`)}</p>`
}

function extentInWords({ page, pagina }: ShownEdition): string {
  const { total, paginas } = page
  return `${actsInWords(total)}${paginas === 1 ? '' : ` · parte ${pagina} de ${paginas}`}`
}

export function renderState({ estado }: Pick<ShownPart, 'estado'>): string {
  const sentence = STATE_SENTENCES[estado]
  return sentence === null ? '' : `<p class="state">${renderMasked(sentence)}</p>`
}

/** The ways to other editions: those of the day, the nearest ones, and the month. */
export function renderAround(place: EditionPlace, { dia, anterior, proxima }: EditionPage): string {
  const { data, secao_base } = place
  const ofDay = (dia?.partes ?? [])
    .filter(({ publicacoes }) => publicacoes > 0)
    .map((part) => renderPart(part, place))
  const linkTo = (day: string | null, label: string) =>
    day === null
      ? []
      : [renderAnchor(editionPath({ data: day, secao: secao_base, secao_base, letra: '' }), label)]
  const around = [
    ...linkTo(anterior, `← ${brazilianDate(anterior ?? '')}`),
    renderAnchor(`${EDITION_PATH}/${data.slice(0, 7)}`, `Edições de ${monthInWords(data)}`),
    ...linkTo(proxima, `${brazilianDate(proxima ?? '')} →`),
  ]
  // A link to where one is leads nowhere: alone, it is left out.
  const others = ofDay.length > 1 ? ofDay : []
  return `${renderLinks('Neste dia', others)}${renderLinks('Outras edições', around)}`
}

function renderPart(part: ShownPart, here: EditionPlace): string {
  const label = `${partInWords(part)} (${part.publicacoes.toLocaleString('pt-BR')})`
  const href = editionPath(part)
  return href === editionPath(here)
    ? `<a href="${escapeHtml(href)}" aria-current="page" class="here">${renderMasked(label)}</a>`
    : renderAnchor(href, label)
}

function renderBodies(shown: ShownEdition): string {
  const { orgaos } = shown.page
  if (orgaos.length < 2) return ''
  const renderAll = () => orgaos.map((_body, at) => renderBody(shown, at)).join('')
  return `<details><summary>${renderMasked(`${orgaos.length} órgãos nesta edição`)}</summary><ul class="bodies">${renderAll()}</ul></details>`
}

function renderBody({ place, page, pagina }: ShownEdition, at: number): string {
  const { orgao, publicacoes, pagina: begins } = page.orgaos[at]! // one of them
  const where = begins === pagina ? '' : editionPath(place, begins)
  const label = `${nameOf(orgao)} (${publicacoes.toLocaleString('pt-BR')})`
  return `<li>${renderAnchor(`${where}#orgao-${at + 1}`, label)}</li>`
}

function nameOf(orgao: string): string {
  return orgao === '' ? 'Sem órgão' : orgao
}

function renderActs(shown: ShownEdition): string {
  return [...Map.groupBy(shown.page.publicacoes, ({ orgao }) => topBody(orgao))]
    .map(([orgao, acts]) => renderSection(shown, orgao, acts))
    .join('\n')
}

function renderSection({ page, pagina }: ShownEdition, orgao: string, acts: ListedAct[]): string {
  const at = page.orgaos.findIndex((body) => body.orgao === orgao)
  const isBegun = (page.orgaos[at]?.pagina ?? pagina) < pagina
  const renderHeading = () =>
    isBegun
      ? `<h2>${renderMasked(`${nameOf(orgao)} (continuação)`)}</h2>`
      : `<h2 id="${escapeHtml(`orgao-${at + 1}`)}">${renderMasked(nameOf(orgao))}</h2>`
  return `<section>\n${renderHeading()}\n${renderOffices(acts)}\n</section>`
}

/** The acts of a body, under the rest of its path. */
function renderOffices(acts: ListedAct[]): string {
  return [...Map.groupBy(acts, ({ orgao }) => orgao)]
    .map(([orgao, ofOffice]) => renderOffice(orgao, ofOffice))
    .join('\n')
}

function renderOffice(orgao: string, acts: ListedAct[]): string {
  const rest = orgao.split('/').slice(1).join(' / ')
  const renderHeading = () => (rest === '' ? '' : `<h3>${renderMasked(rest)}</h3>\n`)
  return `${renderHeading()}<ul class="acts">\n${acts.map(renderListed).join('\n')}\n</ul>`
}

/** What the source took back is named, and not told. */
function renderListed({ id, titulo, ementa, resumo, pagina, situacao }: ListedAct): string {
  // A CPF that is cut is none any more: they are masked first.
  const about = maskCpfs(situacao === 'retirada' ? '' : ementa || resumo)
  const summary = about === maskCpfs(titulo) ? '' : clipped(about, LONGEST_SUMMARY)
  const state = situacaoSentence(situacao)
  return `<li>${renderAnchor(`${ACT_PATH}/${id}`, titulo)}${renderLine('about', summary)}${renderLine('state', state === null ? '' : `Atenção: ${state}.`)}${renderLine('quiet', pagina === '' ? '' : `página ${pagina}`)}</li>`
}

function renderLine(kind: 'about' | 'state' | 'quiet', line: string): string {
  return line === '' ? '' : `<p class="${escapeHtml(kind)}">${renderMasked(line)}</p>`
}

function renderPages({ place, page, pagina }: ShownEdition): string {
  const { paginas } = page
  if (paginas < 2) return ''
  const before = pagina === 1 ? '' : renderTurn(place, pagina - 1, 'prev')
  const after = pagina === paginas ? '' : renderTurn(place, pagina + 1, 'next')
  return renderLinks('Partes da edição', [before, after])
}

function renderTurn(place: EditionPlace, to: number, rel: 'prev' | 'next'): string {
  const label = rel === 'prev' ? `← Parte ${to}` : `Parte ${to} →`
  return `<a rel="${escapeHtml(rel)}" href="${escapeHtml(editionPath(place, to))}">${renderMasked(label)}</a>`
}
