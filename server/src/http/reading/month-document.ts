import { escapeHtml } from '../../lib/text/escape-html.ts'
import { brazilianDate } from '../../mail/brasilia-time.ts'
import type { PartState, ShownDay, ShownPart } from '../../service/reading/edition-part.ts'
import type { MonthOfEditions } from '../../service/reading/queries.ts'
import type { PlainDocument } from '../page.ts'
import { renderAnchor, renderCard, renderLinks, renderMasked } from './card.ts'
import {
  STATE_WORDS,
  actsInWords,
  monthInWords,
  monthName,
  partInWords,
  weekdayInWords,
} from './edition-words.ts'
import { PUBLIC_STYLE } from './public-style.ts'
import { EDITION_PATH, type PublicSite, editionPath } from './site.ts'

const STYLE = `${PUBLIC_STYLE}
h2{margin:40px 0 8px;font-size:1rem}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:8px 4px;border-bottom:1px solid var(--line);text-align:right;vertical-align:top}
th:first-child{text-align:left;font-weight:400}
thead th,thead th:first-child{font-weight:600;border-color:var(--ink)}
td a{display:inline-block;padding:2px 0}
td .lacks{color:var(--warn-ink)}
td small{display:block;font-size:.8125rem}
h3{margin:16px 0 0;color:var(--quiet);font-size:1rem;font-weight:600}
.months p{margin:0}
.months a{display:inline-block;padding:6px 12px 6px 0}
:root{--warn-ink:#8a5200}
@media (prefers-color-scheme:dark){:root{--warn-ink:#e0a030}}
@media print{:root{--warn-ink:#000}.months{display:none}tr{break-inside:avoid}}
@media (max-width:30rem){th,td{padding:8px 0 8px 8px;font-size:.9375rem}th:first-child{padding-left:0;white-space:nowrap}}`

/** The editions of a month, and the other months. */
export interface ShownMonth extends MonthOfEditions {
  /** YYYY-MM */
  mes: string
  /** Whether this is the page that leads to all months. */
  isIndex: boolean
}

export function monthDocument(shown: ShownMonth, site: PublicSite): PlainDocument {
  const { mes, isIndex } = shown
  const title = `Edições do Diário Oficial da União${isIndex ? '' : `, ${monthInWords(mes)}`}`
  const card = {
    type: 'website' as const,
    title,
    address: `${site.publicUrl}${EDITION_PATH}${isIndex ? '' : `/${mes}`}`,
    summary: 'O que cada edição publicou, por órgão e por seção, e o que falta neste acervo.',
    isListed: site.isIndexed,
  }
  return {
    title,
    style: STYLE,
    renderHead: () => renderCard(card),
    renderMain: () => renderMonth(shown),
  }
}

/** The index of an archive that has nothing yet. */
export function emptyIndex(): PlainDocument {
  return {
    title: 'Edições do Diário Oficial da União',
    style: STYLE,
    renderMain: () => `<h1>Edições do Diário Oficial da União</h1>
<p class="state">Este acervo ainda não tem nenhuma edição.</p>
<p>Isso não quer dizer que nada foi publicado: volte mais tarde, ou leia no site da Imprensa Nacional.</p>
`,
  }
}

function renderMonth(shown: ShownMonth): string {
  const { mes, isIndex } = shown
  const renderHead = () =>
    isIndex
      ? `<h1>Edições do Diário Oficial da União</h1>\n<h2>${renderMasked(monthInWords(mes))}</h2>`
      : `<p class="quiet">Diário Oficial da União</p>\n<h1>${renderMasked(`Edições de ${monthInWords(mes)}`)}</h1>\n${renderTurning(shown)}`
  return `${renderHead()}
${renderDays(shown)}
${isIndex ? renderAllMonths(shown) : ''}`
}

/** To the nearest months that have an edition. */
function renderTurning({ mes, meses }: ShownMonth): string {
  const before = meses.find((one) => one < mes)
  const after = meses.findLast((one) => one > mes)
  const link = (to: string | undefined, label: string) =>
    to === undefined ? [] : [renderAnchor(`${EDITION_PATH}/${to}`, label)]
  return renderLinks('Outros meses', [
    ...link(before, `← ${monthInWords(before ?? '')}`),
    renderAnchor(EDITION_PATH, 'Todos os meses'),
    ...link(after, `${monthInWords(after ?? '')} →`),
  ])
}

function renderDays({ dias }: ShownMonth): string {
  if (dias.length === 0)
    return '<p class="state">Neste mês não era esperada nenhuma edição até agora.</p>'
  return `<table>
<thead><tr><th scope="col">Dia</th><th scope="col">Seção 1</th><th scope="col">Seção 2</th><th scope="col">Seção 3</th><th scope="col">Extras</th></tr></thead>
<tbody>
${dias.toReversed().map(renderDay).join('\n')}
</tbody>
</table>
<p class="quiet">Os números são os atos de cada edição. “Falta” quer dizer que este acervo não a tem, e não que ela não saiu. Fins de semana e feriados nacionais só aparecem quando tiveram edição.</p>`
}

function renderDay({ data, partes }: ShownDay): string {
  const regular = partes.filter(({ secao }) => secao !== 'extra')
  const extras = partes.filter(({ secao }) => secao === 'extra')
  const day = brazilianDate(data).slice(0, 'DD/MM'.length)
  return `<tr id="${escapeHtml(dayAnchor(data))}"><th scope="row">${renderMasked(day)} <small class="quiet">${renderMasked(weekdayInWords(data))}</small></th>${regular.map(renderCell).join('')}<td>${renderExtras(extras)}</td></tr>`
}

function renderCell(part: ShownPart): string {
  return `<td>${renderWhatIsHere(part, '')}</td>`
}

/** Each with its section and its letter: there may be several on a day. */
function renderExtras(extras: ShownPart[]): string {
  return extras.length === 0 ? '–' : extras.map(renderExtra).join('<br>')
}

function renderExtra(part: ShownPart): string {
  const { secao_base, letra } = part
  const name = `${secao_base}${letra === '' ? '' : `-${letra.toUpperCase()}`}: `
  return renderWhatIsHere(part, name)
}

/** @param before what stands before the number, as its name */
function renderWhatIsHere(part: ShownPart, before: string): string {
  const { publicacoes, estado, data } = part
  if (publicacoes === 0)
    return `<span class="${renderTone(estado)}">${renderMasked(`${before}${STATE_WORDS[estado]}`)}</span>`
  const count = `${before}${publicacoes.toLocaleString('pt-BR')}`
  const label = `${count}, ${partInWords(part)} de ${brazilianDate(data)}, ${actsInWords(publicacoes)}`
  const renderNote = () =>
    estado === 'completa'
      ? ''
      : `<small class="${renderTone(estado)}">${renderMasked(STATE_WORDS[estado])}</small>`
  return `<a href="${escapeHtml(editionPath(part))}" aria-label="${renderMasked(label)}">${renderMasked(count)}</a>${renderNote()}`
}

function renderTone(estado: PartState): string {
  return estado === 'falta' || estado === 'parcial' ? 'lacks' : 'quiet'
}

function renderAllMonths({ meses }: ShownMonth): string {
  const renderYears = () =>
    [...Map.groupBy(meses, (mes) => mes.slice(0, 4))]
      .map(([year, months]) => renderYear(year, months))
      .join('\n')
  return `<nav class="months" aria-labelledby="meses"><h2 id="meses">Todos os meses</h2>\n${renderYears()}</nav>\n`
}

function renderYear(year: string, months: string[]): string {
  return `<h3>${renderMasked(year)}</h3>\n<p>${months.toReversed().map(renderMonthLink).join('')}</p>`
}

function renderMonthLink(mes: string): string {
  return renderAnchor(`${EDITION_PATH}/${mes}`, monthName(mes))
}

/** The place of a day in the page of its month. */
export function dayPath(data: string): string {
  return `${EDITION_PATH}/${data.slice(0, 7)}#${dayAnchor(data)}`
}

function dayAnchor(data: string): string {
  return `d${data.slice(8)}`
}
