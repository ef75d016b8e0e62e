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

/** Two steps: one expression for both would take a time that grows with the cube of a long address. */
const HREF = /\bhref\s{0,9}=\s{0,9}["']([^"'\s]{1,2000})["']/gi
/** `/documents/49035712/<folder>/S01082026.zip/<id>?version=1.0&…` */
const ZIP_NAME = /\/([^/?]{1,200}\.zip)\b/i

/** The zips of a month that a page links, on the portal itself, each once. */
export function baseLinks(html: string, mes: string, site: string): BaseLink[] {
  const links = new Map<string, BaseLink>()
  for (const [, href = ''] of html.matchAll(HREF)) {
    const documents = href.indexOf('/documents/')
    const arquivo = documents === -1 ? undefined : ZIP_NAME.exec(href.slice(documents))?.[1]
    if (arquivo === undefined) continue
    const url = URL.parse(href.replaceAll('&amp;', '&'), site)
    if (url?.origin !== new URL(site).origin || zipScope(arquivo).period !== mes) continue
    links.set(arquivo, { arquivo, path: `${url.pathname}${url.search}` })
  }
  return [...links.values()]
}
