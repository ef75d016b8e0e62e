import { escapeHtml } from '../../lib/text/escape-html.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { renderUnlisted } from '../page.ts'

/** What services that show a link's card, and search engines, read of a page. */
export interface Card {
  type: 'article' | 'website'
  title: string
  /** The one address of the page. */
  address: string
  /** Empty: none. */
  summary: string
  /** YYYY-MM-DD; absent: it is of no day. */
  published?: string
  isListed: boolean
}

export function renderCard({ type, title, address, summary, published, isListed }: Card): string {
  const properties = {
    'og:type': type,
    'og:site_name': 'Arauto',
    'og:locale': 'pt_BR',
    'og:title': title,
    'og:url': address,
    ...(published !== undefined && { 'article:published_time': published }),
    ...(summary !== '' && { 'og:description': summary }),
  }
  return `<link rel="canonical" href="${escapeHtml(address)}">
${Object.entries(properties).map(renderProperty).join('\n')}
<meta name="twitter:card" content="summary">
${renderListing(isListed, summary)}`
}

function renderProperty([property, content]: [string, string]): string {
  return `<meta property="${escapeHtml(property)}" content="${renderMasked(content)}">`
}

function renderListing(isListed: boolean, summary: string): string {
  return isListed
    ? `<meta name="description" content="${renderMasked(summary)}">`
    : renderUnlisted()
}

/** Plain text of the gazette within HTML: CPFs are masked. */
export function renderMasked(plain: string): string {
  return escapeHtml(maskCpfs(plain))
}

export function renderAnchor(href: string, label: string): string {
  return `<a href="${escapeHtml(href)}">${renderMasked(label)}</a>`
}

/** A row of links; empty: nothing. */
export function renderLinks(label: string, links: string[]): string {
  const renderAll = () => links.join('')
  return links.length === 0
    ? ''
    : `<nav class="links" aria-label="${escapeHtml(label)}">${renderAll()}</nav>\n`
}
