import { accessedOn } from '../../gazette/citation.ts'
import { clipped } from '../../lib/text/clipped.ts'
import { situacaoSentence } from '../../mail/letters/act-blocks.ts'
import { brazilianDate } from '../../mail/brasilia-time.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import type { PlainDocument } from '../page.ts'
import { ACT_TEXT_STYLE, renderActText } from './act-text.ts'
import { renderAnchor, renderCard, renderLinks, renderMasked } from './card.ts'
import { linkedAct, renderLinkedData } from './linked-data.ts'
import { PUBLIC_STYLE } from './public-style.ts'
import { type ShownAct, isListed, placeOfAct } from './shown-act.ts'
import { ACT_PATH, type PublicSite, editionPath } from './site.ts'

const STYLE = `${PUBLIC_STYLE}
h2{margin:40px 0 8px;font-size:1rem}${ACT_TEXT_STYLE}`

/** In characters: what services show of a card. */
const LONGEST_SUMMARY = 200

/** The page of an act, read on a day. */
export function actDocument(act: ShownAct, site: PublicSite, today: string): PlainDocument {
  return {
    title: maskCpfs(act.titulo),
    style: STYLE,
    renderHead: () => renderHead(act, site),
    renderMain: () => renderAct(act, today),
  }
}

/** Of acts about persons, the card has the title only, and programs are told nothing more. */
function renderHead(act: ShownAct, site: PublicSite): string {
  const mayTell = isListed(act)
  // A CPF that is cut is none any more: they are masked first.
  const summary = mayTell ? clipped(maskCpfs(act.ementa || act.resumo), LONGEST_SUMMARY) : ''
  const card = renderCard({
    type: 'article',
    title: act.titulo,
    address: `${site.publicUrl}${ACT_PATH}/${act.id}`,
    summary,
    published: act.data_publicacao,
    isListed: mayTell && site.isIndexed,
  })
  return mayTell ? `${card}\n${renderLinkedData(linkedAct(act, summary, site))}` : card
}

function renderAct(act: ShownAct, today: string): string {
  return `<p class="quiet">${renderMasked(placeOf(act))}</p>
<h1>${renderMasked(act.titulo)}</h1>
${renderState(act)}
<div class="text">${renderActText(act)}</div>
<h2>Como citar</h2>
<p>${renderMasked(accessedOn(act.citacao, today))}</p>
<p class="quiet">O texto acima é uma cópia; só a versão certificada pela Imprensa Nacional tem valor legal.</p>
${renderWays(act)}`
}

function renderWays(act: ShownAct): string {
  return renderLinks('Mais deste ato', [
    renderLink(act.url_pdf, 'Versão certificada (PDF)'),
    renderLink(editionPath(placeOfAct(act)), `Edição de ${brazilianDate(act.data_publicacao)}`),
    renderLink(`/publicacao/${act.id}`, 'Entrar e abrir no Arauto'),
  ])
}

function renderState({ situacao }: ShownAct): string {
  const sentence = situacaoSentence(situacao)
  return sentence === null ? '' : `<p class="state">${renderMasked(`Atenção: ${sentence}.`)}</p>`
}

function renderLink(href: string, label: string): string {
  return /^(https?:\/)?\//.test(href) ? renderAnchor(href, label) : ''
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
