import { zipScope } from '../source/zip-name.ts'

/** A zip of the monthly base, as the portal links it. */
export interface BaseLink {
  /** `S01082026.zip` */
  arquivo: string
  /** From the root of the site. */
  path: string
}

/** The months as the portal's page of the base names them. */
const NAMES = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
]

/** The page that links the zips of a month (YYYY-MM), from the root of the site. */
export function basePath(mes: string): string {
  const [ano, month] = mes.split('-')
  const query = new URLSearchParams({ ano: ano!, mes: NAMES[Number(month) - 1]! })
  return `acesso-a-informacao/dados-abertos/base-de-dados?${query.toString()}`
}

/** `/documents/49035712/<folder>/S01082026.zip/<id>?version=1.0&…` */
const LINK = /\bhref\s*=\s*["']([^"'\s]*\/documents\/[^"'\s]*?([^"'\s/?]+\.zip)\b[^"'\s]*)["']/gi

/** The zips of a month that a page links, on the portal itself, each once. */
export function baseLinks(html: string, mes: string, site: string): BaseLink[] {
  const links = new Map<string, BaseLink>()
  for (const [, href = '', arquivo = ''] of html.matchAll(LINK)) {
    const url = URL.parse(href.replaceAll('&amp;', '&'), site)
    if (url?.origin !== new URL(site).origin || zipScope(arquivo).period !== mes) continue
    links.set(arquivo, { arquivo, path: `${url.pathname}${url.search}` })
  }
  return [...links.values()]
}
